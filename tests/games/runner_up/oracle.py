"""Runner-Up once more, slowly, from the rulebook: netting and stopping, scoring, winning, acting in order."""


def move_by_nets(before: dict[str, int], lying: dict[str, list[int]]) -> dict[str, int]:
    """R12 to R16: add up what lies before each, walk field by field, stop at the ends."""
    after = {}
    for name, start in before.items():
        net = sum(lying.get(name, []))
        after[name] = start
        for _ in range(abs(net)):
            after[name] = step(after[name], 1 if net > 0 else -1)
    return after


def step(field: int, direction: int) -> int:
    """One field further on the track, or none at its end."""
    track = list(range(-12, 17))
    there = track.index(field) + direction
    return track[there] if 0 <= there < len(track) else field


def move_one(before: dict[str, int], name: str, value: int) -> dict[str, int]:
    """R52, R55."""
    return before | move_by_nets({name: before[name]}, {name: [value]})


def acting_order(played: dict[str, str]) -> list[str]:
    """R51: `{"p1": "+3/25"}` to seats, the highest number first."""
    return sorted(played, key=lambda seat: -int(played[seat].split("/")[1]))


def stage_points(fields: dict[str, int]) -> dict[str, int | None]:
    """R30 to R36; None for who does not score."""
    occupied = [label for label in range(16, -13, -1) if label in fields.values()]
    if len(occupied) == 1:
        return dict.fromkeys(fields)
    return {name: field if field == occupied[1] else None for name, field in fields.items()}


def winners(totals: dict[str, int], scored: set[str], options: dict) -> set[str]:
    """R38 to R39b, R47, A4 to A6."""
    field = dict(totals)
    if options.get("require_scored_stage"):
        field = {name: total for name, total in totals.items() if name in scored}
    ladder: dict[int, set[str]] = {}
    for name, total in field.items():
        ladder.setdefault(total, set()).add(name)
    levels = [ladder[total] for total in sorted(ladder, reverse=True)]
    if len(levels) < 2:
        return set(field) if options.get("all_equal") == "shared" else set()
    if options.get("top_tie") == "places" and len(levels[0]) >= 2:
        return levels[0]
    return levels[1]

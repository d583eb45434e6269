"""What a person presses at each game's table for an action: controls by the names that a screen reader says.

Nothing here looks at the page's classes or positions: what works here works by the accessibility tree alone.
"""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page

from stamtisch.engine.messages import say
from stamtisch.engine.names import make_names

Json = dict[str, Any]
Step = tuple[str | None, str]
"""the label of the region to look in (None: anywhere), and what the control's name begins with"""


class Reader:
    """Puts messages into words as the page does for this table."""

    def __init__(self, update: Json) -> None:
        seats = update["table"]["seats"]
        people = {each["seat"]: each["name"] or bot_name(each["seat"]) for each in seats}
        self.game: str = update["table"]["game"]
        self._names = make_names(self.game, "en", people)

    def __call__(self, message: str, **arguments: Any) -> str:
        return say(message, arguments, "en", self._names)

    def say(self, message: Json) -> str:
        """A message as it is sent, in words."""
        return say(message["id"], message["args"], "en", self._names)

    def name(self, token: str) -> str:
        return self("web-name-of", seat=token)


def bot_name(seat: str) -> str:
    """A bot is called by its seat's animal."""
    return say("web-bot-name", {"number": int(seat[1:])})


def steps(update: Json, words: str) -> list[Step]:
    """What to press, one after the other, to act so."""
    return TABLES[update["table"]["game"]](Reader(update), update["game"], words)


def the_game(t: Reader, game: Json, words: str) -> list[Step]:
    if words == "end":
        return [(None, t.name("end"))]
    card, pile = words.split()
    top = game["position"]["piles"][pile]
    step = int(card) - top
    back = step < 0 if pile.startswith("up") else step > 0
    on = f"web-the-game-lay-{'back' if back else 'on'}"
    hand = t("web-the-game-hand")
    return [(hand, t("web-the-game-card", card=card)), (None, t(on, card=card, pile=pile, top=top))]


def runner_up(t: Reader, game: Json, words: str) -> list[Step]:
    card, target = words.split(" > ")
    shown = card.replace("-", "−")  # the page writes a real minus sign
    put = t("web-runner-up-put-before", card=shown, seat=target)
    track = t("web-runner-up-track")
    hand = t("web-runner-up-hand")
    done: Step = (hand, put)
    if len(game["legal"]) == 1:
        return [done]
    choose: Step = (hand, t("web-runner-up-card", card=shown))
    alone = sum(each.startswith(f"{card} > ") for each in game["legal"]) == 1
    return [choose, done] if alone else [choose, (track, f"{put} – "), done]


def saboteur(t: Reader, game: Json, words: str) -> list[Step]:
    first, *rest = words.split()
    hand = t("web-saboteur-hand")
    if first == "take":
        return [(None, t("web-saboteur-take", count=int(rest[0])))]
    if first == "pass":
        if not rest:
            return [(hand, t("web-saboteur-pass"))]
        return [(hand, t.name(rest[0])), (hand, t("web-saboteur-discard"))]
    if first == "lay":
        card = " ".join(rest[:-1])
        spot = t("web-saboteur-lay-here", card=card, place=rest[-1])
        both = "turned" in rest and f"lay {rest[0]} {rest[-1]}" in game["legal"]
        turn: list[Step] = [(hand, t("web-saboteur-turn"))] if both else []
        return [(hand, t.name(rest[0])), *turn, (t("web-saboteur-board"), spot)]
    choose: Step = (hand, t.name(first))
    if first == "rockfall":
        what = t.name(game["position"]["board"][rest[0]])
        return [choose, (None, t("web-saboteur-rockfall-here", what=what, place=rest[0]))]
    if first == "map":
        return [choose, (hand, t("web-saboteur-do-map", goal=rest[0]))]
    kind, tool = first.split("_")[:2]
    named = rest[1] if len(rest) > 1 else tool
    return [choose, (hand, t(f"web-saboteur-do-{kind}", tool=named, seat=rest[0]))]


def claim(t: Reader, game: Json, words: str) -> list[Step]:
    if words == "look":
        return [(None, t("web-claim-look"))]
    if words == "take stock":
        card = game["position"]["stock"][0]
        return [(None, t("web-claim-take-stock", card=card))]
    if words.startswith("take "):
        return [(None, t("web-claim-take", card=words.removeprefix("take ")))]
    hand = t("web-claim-hand")
    return [(hand, t.name(words)), (hand, t("web-claim-play", card=words))]


TABLES: dict[str, Callable[[Reader, Json, str], list[Step]]] = {
    "the-game": the_game,
    "runner-up": runner_up,
    "saboteur": saboteur,
    "claim": claim,
}


def control(page: Page, step: Step) -> Locator:
    """The button of a step; of several that are called so, the first."""
    region, name = step
    inside = page.get_by_label(region, exact=True) if region else page.get_by_role("main")
    exact = inside.get_by_role("button", name=name, exact=True)
    if name.endswith("– "):
        return inside.get_by_role("button", name=name).first
    return exact.first


def press_by_mouse(page: Page, step: Step) -> None:
    control(page, step).click()


def press_by_keyboard(page: Page, step: Step, most: int = 150) -> None:
    """Tab until the control has the focus, then Enter: what a person without a mouse does."""
    wanted = control(page, step)
    wanted.wait_for()
    for _ in range(most):
        if wanted.evaluate("(each) => each === document.activeElement"):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {step}")


def press_by_reader(page: Page, step: Step) -> None:
    """As screen readers press what they have read out: by the tree, whether it is in sight or not."""
    control(page, step).dispatch_event("click")

"""What people at one table settle among themselves: taking back, standing in, sending away, time."""

from playwright.sync_api import expect

from tests.browser.people import Guest, expect_noted, note_notices


def three(arrive, game: str = "the-game") -> list[Guest]:
    """Anna hosts, Bouke and Chris sit with her; all on phones."""
    guests = [arrive(name) for name in ("Anna", "Bouke", "Chris")]
    address = guests[0].open_table(game, players=3)
    for guest in guests[1:]:
        guest.sit_down(address)
    guests[0].start()
    for guest in guests:
        guest.expect_game()
    return guests


def test_a_sealed_choice_stands(arrive):
    anna, _, _ = three(arrive, "runner-up")
    anna.act(anna.update()["game"]["legal"][0])
    anna.catch_up()
    expect(anna.page.get_by_role("button", name="Undo")).to_be_disabled()


def test_a_wish_to_take_back_is_put_to_the_others(arrive):
    anna, bouke = arrive("Anna"), arrive("Bouke")
    address = anna.open_table("claim", players=4)
    bouke.sit_down(address)
    chris = arrive("Chris")
    chris.sit_down(address)
    anna.page.get_by_role("button", name="Fill up with bots and start").click()
    for guest in (anna, bouke, chris):
        guest.expect_game()
    anna.act(anna.update()["game"]["legal"][0])
    bouke.act(bouke.update()["game"]["legal"][0])
    anna.page.get_by_role("button", name="Ask to undo").click()
    expect(anna.page.get_by_text("You ask to take back a move.")).to_be_visible()
    for guest in (bouke, chris):
        guest.page.get_by_text("Anna asks to take back a move.").wait_for()
        guest.page.get_by_role("button", name="Agree").click()
    expect(anna.page.get_by_text("You ask to take back a move.")).to_have_count(0)
    assert anna.update()["game"]["ply"] == 0


def test_who_leaves_is_stood_in_for_and_takes_the_seat_back(arrive):
    _, bouke, chris = three(arrive)
    bouke.page.get_by_role("button", name="Table and settings").click()
    bouke.page.get_by_role("button", name="Leave the game").click()
    bouke.page.get_by_role("button", name="Leave the game").click()
    expect(chris.page.locator(".seat", has_text="Bouke")).to_contain_text("a bot stands in")
    expect(bouke.page.get_by_role("heading", name="Go on playing")).to_be_visible()
    bouke.page.go_back()
    bouke.page.get_by_role("button", name="I am back").click()
    expect(chris.page.locator(".seat", has_text="Bouke")).not_to_contain_text("a bot stands in")


def test_the_host_sends_somebody_away_who_is_told(arrive):
    anna, bouke, _ = three(arrive)
    note_notices(bouke.page)
    anna.page.get_by_role("button", name="Table and settings").click()
    anna.page.get_by_role("listitem").filter(has_text="Bouke").get_by_role("button", name="Send away").click()
    expect_noted(bouke.page, "The host has removed you from this table")
    assert bouke.update()["table"]["you"] is None


def test_a_clock_shows_how_much_time_is_left(arrive):
    anna = arrive("Anna")
    anna.page.goto("/new/claim")
    anna.page.get_by_label("Your name").fill("Anna")
    anna.page.get_by_role("button", name="All bots").click()
    anna.page.get_by_role("radio", name="Gentle").check()
    anna.page.get_by_role("button", name="Play now").click()
    anna.expect_game()
    expect(anna.page.get_by_role("timer")).to_contain_text("1:")


def test_hints_are_told_in_each_ones_own_language(arrive):
    anna, bouke, _ = three(arrive)
    bouke.page.evaluate("localStorage.setItem('stamtisch:language', 'nl')")
    bouke.page.reload()
    bouke.expect_game()
    anna.page.get_by_role("button", name="Hint about rising pile 1").click()
    anna.page.locator("dialog[open]").get_by_role("button", name="please leave alone").click()
    expect(anna.page.get_by_role("list", name="Hints on the table")).to_contain_text(
        "Anna about rising pile 1"
    )
    expect(bouke.page.locator(".tg-told")).to_contain_text("Anna")
    expect(bouke.page.locator(".tg-told")).not_to_contain_text("rising pile")


def test_the_log_names_who_had_the_seat_then(arrive):
    anna, bouke, chris = arrive("Anna", phone=False), arrive("Bouke"), arrive("Chris")
    address = anna.open_table("claim")
    bouke.sit_down(address)
    anna.page.locator(".lobby-seat [aria-haspopup]").click()
    anna.page.get_by_role("button", name="Send away").click()
    told = anna.page.locator(".log-entry > span")
    bouke_was_here = ["The table is set up.", "Bouke sits down.", "The host removes Bouke."]
    expect(told).to_have_text(bouke_was_here)
    chris.sit_down(address)
    expect(told).to_have_text([*bouke_was_here, "Chris sits down."])
    chris.page.get_by_role("button", name="Stand up").click()
    expect(told).to_have_text([*bouke_was_here, "Chris sits down.", "Chris leaves."])
    anna.page.get_by_role("button", name="Sit here").click()
    expect(told.last).to_have_text("A player moves from Seat 1 to Seat 2.")


def test_who_only_watches_is_not_offered_to_talk(arrive):
    anna, bouke = arrive("Anna"), arrive("Bouke")
    bouke.page.goto(anna.open_table("claim"))
    for guest, talks in ((anna, 1), (bouke, 0)):
        expect(guest.page.locator(".talk .log-entry").first).to_be_attached()
        expect(guest.page.get_by_label("Say something")).to_have_count(talks)
        expect(guest.page.locator(".talk .phrases")).to_have_count(talks)
    expect(bouke.page.get_by_text("Only those who sit at the table can talk.")).to_be_visible()


def test_a_game_that_begins_just_when_somebody_has_sat_down_is_no_refusal_to_him(arrive):
    anna, bouke = arrive("Anna"), arrive("Bouke")
    address = anna.open_table("claim")
    begun = {"id": "table-wrong-phase", "args": {"command": "share", "phase": "playing"}}

    def come_too_late(route):
        if '"share"' in (route.request.post_data or ""):
            route.fulfill(status=409, json={"error": {"code": "conflict", "detail": begun}})
        else:
            route.continue_()

    bouke.page.route("**/commands", come_too_late)
    with bouke.page.expect_response(lambda answer: answer.status == 409):
        bouke.sit_down(address)
    line = bouke.page.get_by_label("Say something")
    line.fill("Hello")
    line.press("Enter")
    expect(bouke.page.locator(".log-chat")).to_have_count(1)
    expect(bouke.page.locator(".notice")).to_have_count(0)


def test_words_whose_sending_is_refused_are_not_lost(arrive):
    anna = arrive("Anna", phone=False)
    anna.open_table("claim")
    refusal = {"error": {"code": "conflict", "detail": {"id": "table-talked-enough", "args": {"most": 2}}}}
    anna.page.route("**/commands", lambda route: route.fulfill(status=409, json=refusal))
    line = anna.page.get_by_label("Say something")
    line.fill("Who brings the pretzels?")
    line.press("Enter")
    expect(anna.page.locator(".notice")).to_contain_text("Enough has been said")
    expect(line).to_have_value("Who brings the pretzels?")
    anna.page.unroute("**/commands")
    line.press("Enter")
    expect(anna.page.locator(".log-chat").last).to_contain_text("Anna: Who brings the pretzels?")
    expect(line).to_have_value("")

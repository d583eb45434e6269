"""A person's way through the site: host, join, leave, come back, look back."""

import re

from playwright.sync_api import expect

from stamtisch.engine.names import name_of
from tests.browser.people import expect_noted, is_act, note_notices, play_to_the_end
from tests.browser.tables import press_by_mouse


def test_from_the_link_to_the_first_card_in_two_clicks(arrive):
    host, friend = arrive("Anna"), arrive("Bouke")
    address = host.open_table("claim")
    friend.page.goto(address)  # the first click: the link
    friend.page.get_by_label("Your name").fill("Bouke")
    friend.page.get_by_role("button", name="Sit down").click()  # the second
    host.start()
    friend.expect_game()
    assert friend.update()["game"]["position"]["hands"]["p2"][0] != "?"


def test_with_bots_alone_the_game_begins_at_once(arrive):
    host = arrive("Anna", phone=False)
    host.open_table("claim", bots=True)
    host.expect_game()
    assert host.update()["table"]["phase"] == "playing"


def test_a_name_is_asked_for_before_a_table_is_opened(arrive):
    host = arrive()
    host.page.goto("/new/claim")
    host.page.get_by_role("button", name="Open the table").click()
    expect(host.page.get_by_label("Your name")).to_be_focused()
    expect(host.page.get_by_text("How shall the others call you?")).to_be_visible()


def test_options_that_cannot_be_are_refused_in_words_with_the_rule(arrive):
    host = arrive()
    host.page.goto("/new/claim")
    host.page.get_by_label("Your name").fill("Anna")
    host.page.get_by_role("radio", name="3", exact=True).check()
    host.page.get_by_role("radio", name="Claim 2").check()
    host.page.get_by_role("button", name="Open the table").click()
    refusal = host.page.locator(".notice-refusal")
    expect(refusal).to_contain_text("With 3 players the deck has 7 factions")
    expect(refusal.get_by_role("link", name="Rule R3")).to_be_visible()


def test_the_host_arranges_seats_locks_and_hands_over(arrive):
    host, friend, late = arrive("Anna", phone=False), arrive("Bouke"), arrive("Chris")
    address = host.open_table("saboteur", players=4)
    host.page.get_by_label("Who sits here: Open seat").nth(1).select_option("fair")
    friend.sit_down(address)
    host.page.get_by_label("Lock the table").click()
    expect(host.page.get_by_label("Lock the table")).to_be_checked()
    late.page.goto(address)
    expect(late.page.get_by_text("The host has locked this table.")).to_be_visible()
    host.page.get_by_role("button", name="Bouke: what you can do as host").click()
    host.page.get_by_role("button", name="Hand over hosting").click()
    expect(friend.page.get_by_label("Lock the table")).to_be_checked()
    friend.page.get_by_role("button", name="Fill up with bots and start").click()
    host.expect_game()


def test_a_seat_moves_to_another_device_by_its_own_link(arrive):
    host, friend = arrive("Anna", phone=False), arrive("Bouke")
    friend.sit_down(host.open_table("claim"))
    host.start()
    host.page.get_by_role("button", name="Table and settings").click()
    host.page.get_by_role("button", name="Your seat on another device").click()
    shown = host.page.get_by_label("Your seat on another device")
    expect(shown).to_have_value(re.compile("/s/.{40}"))
    link = shown.input_value()
    phone = arrive("Anna’s phone")
    note_notices(host.page)
    phone.page.goto(link)
    expect_noted(host.page, "Your seat has moved to another device.")
    phone.expect_game()
    assert phone.update()["table"]["you"] == "p1"
    assert host.update()["table"]["you"] is None


def test_two_tabs_of_one_seat_both_stay_live_and_a_reload_changes_nothing(arrive):
    host, friend = arrive("Anna", phone=False), arrive("Bouke", phone=False)
    address = host.open_table("claim")
    friend.sit_down(address)
    host.start()
    tab = host.page.context.new_page()
    tab.goto(address)
    host.act(host.update()["game"]["legal"][0])
    for page in (host.page, tab, friend.page):
        expect(page.locator(".play-side .log-entry").last).to_contain_text("Anna plays")
    tab.reload()
    expect(tab.locator(".play-side .log-entry").last).to_contain_text("Anna plays")


def test_the_end_a_rematch_the_shuffle_and_looking_back(arrive):
    host, friend = arrive("Anna", phone=False), arrive("Bouke")
    address = host.open_table("claim")
    friend.sit_down(address)
    host.start()
    play_to_the_end(host, friend)
    for guest in (host, friend):
        expect(guest.page.get_by_role("heading", level=2).first).to_contain_text(re.compile("throne"))
    host.page.get_by_role("button", name="Check the shuffle").click()
    host.page.get_by_role("button", name="Check it now").click()
    expect(host.page.locator(".check")).to_have_count(4)
    expect(host.page.locator(".check-wrong, .check-unknown")).to_have_count(0)
    expect(host.page.get_by_text("The shuffle was fair.").first).to_be_visible()
    host.page.keyboard.press("Escape")
    with host.page.expect_download() as download:
        host.page.get_by_role("button", name="Save record").click()
    assert '"stamtisch-record/1"' in download.value.path().read_text()
    friend.page.get_by_role("link", name="Look back").click()
    friend.page.get_by_role("button", name="One move on").click()
    expect(friend.page.locator(".replay-words")).to_contain_text("plays")
    friend.page.get_by_label("Whose view").select_option("p2")
    friend.page.get_by_role("button", name="To the end").click()
    expect(friend.page).to_have_url(re.compile(r"replay=p2&ply=52"))
    friend.page.goto(address)
    friend.page.get_by_role("button", name="Play again").click()
    expect(host.page.get_by_text("Bouke would like to play again.")).to_be_visible()
    host.page.get_by_role("button", name="Play again").click()
    for guest in (host, friend):  # whoever wished for it is taken along
        expect(guest.page).not_to_have_url(address)
        expect(guest.page.locator(".play, .lobby")).to_be_visible()
    expect(friend.page).to_have_url(host.page.url)
    friend.page.go_back()  # who looks back later is not sent on again
    expect(friend.page.get_by_role("link", name="To the next game")).to_be_visible()
    host.page.goto("/my")
    expect(host.page.get_by_role("row", name="Claim 1")).to_be_visible()


def test_who_watches_sees_no_hand_and_can_do_nothing(arrive):
    host, watcher = arrive("Anna", phone=False), arrive("Chris")
    address = host.open_table("claim", bots=True)
    host.expect_game()
    watcher.page.goto(address)
    expect(watcher.page.get_by_text("You are watching.")).to_be_visible()
    assert watcher.update()["game"]["legal"] == []
    assert set(watcher.update()["game"]["position"]["hands"]["p1"]) == {"?"}
    expect(watcher.page.get_by_role("button", name="Undo")).to_have_count(0)


def test_a_free_undo_takes_the_move_back(arrive):
    host, friend = arrive("Anna", phone=False), arrive("Bouke")
    friend.sit_down(host.open_table("claim"))
    host.start()
    hand = host.update()["game"]["position"]["hands"]["p1"]
    host.act(hand[0])
    host.page.get_by_role("button", name="Undo").click()
    expect(host.page.locator(".play-side .log-entry").last).to_contain_text("Anna takes back")
    assert host.update()["game"]["position"]["hands"]["p1"] == hand


def test_chat_is_text_and_phrases_are_in_each_ones_language(arrive):
    host, friend = arrive("Anna", phone=False), arrive("Bouke", phone=False)
    friend.sit_down(host.open_table("claim"))
    host.start()
    friend.page.get_by_label("Say something").fill("<img src=x onerror=alert(1)> hello")
    friend.page.keyboard.press("Enter")
    expect(host.page.locator(".log-chat").last).to_have_text(
        re.compile(re.escape("Bouke: <img src=x onerror=alert(1)> hello"))
    )
    host.page.locator(".play-side").get_by_text("Phrases", exact=True).click()
    host.page.locator(".play-side").get_by_role("button", name="Well played!").click()
    expect(friend.page.locator(".log-chat").last).to_contain_text("Anna: Well played!")


def test_while_the_game_is_played_there_are_phrases_but_no_free_talk(arrive):
    host = arrive("Anna", phone=False)
    host.open_table("the-game", bots=True)
    host.expect_game()
    expect(host.page.locator(".play-side").get_by_label("Say something")).to_have_count(0)
    host.page.locator(".play-side").get_by_text("Phrases", exact=True).click()
    expect(host.page.locator(".play-side").get_by_role("button", name="Well played!")).to_be_visible()


def test_an_address_that_leads_nowhere_says_so(arrive):
    lost = arrive()
    lost.page.goto("/t/nowhere")
    expect(lost.page.get_by_role("heading", name="There is no such table")).to_be_visible()
    lost.complaints.clear()  # the 404 is what is tested


def test_a_refusal_tells_the_rule_and_stands_in_nobodys_way(arrive):
    host, friend = arrive("Anna"), arrive("Bouke")
    friend.sit_down(host.open_table("claim"))
    host.start()
    for guest in (host, friend):
        guest.expect_game()
    while True:
        turn = next(guest for guest in (host, friend) if guest.update()["game"]["legal"])
        position, legal = turn.update()["game"]["position"], turn.update()["game"]["legal"]
        forbidden = [card for card in position["hands"][turn.update()["table"]["you"]] if card not in legal]
        if forbidden:
            break
        turn.act(legal[0])
    turn.catch_up()
    hand = turn.page.get_by_label("Your cards", exact=True)
    hand.get_by_role("button", name=name_of("claim", forbidden[0]), exact=True).first.click()
    refusal = turn.page.locator(".notice-refusal")
    expect(refusal).to_contain_text("Legal now")
    refusal.get_by_role("link", name="Rule R").click()
    expect(turn.page.locator("dialog[open] .prose")).not_to_be_empty()
    turn.page.keyboard.press("Escape")
    press_by_mouse(turn.page, ("Your cards", name_of("claim", legal[0])))
    expect(refusal).to_have_count(0)
    with turn.page.expect_response(is_act) as answer:
        press_by_mouse(turn.page, ("Your cards", f"Play {name_of('claim', legal[0])}"))
    assert answer.value.status == 200
    you = turn.update()["table"]["you"]
    left = turn.update()["game"]["position"]["hands"][you]
    assert left.count(legal[0]) == position["hands"][you].count(legal[0]) - 1

"""Somebody is slow, or gone: reminded, stood in for, back in the seat; afterwards they play once more."""

import re

from playwright.sync_api import expect

from tests.browser.people import expect_noted, hide, note_notices, play_to_the_end
from tests.browser.test_together import three


def test_the_gentle_clock_reminds_and_takes_nothing_away(arrive):
    anna, bouke = arrive("Anna"), arrive("Bouke")
    anna.page.clock.install()
    anna.page.goto("/new/claim")
    anna.page.get_by_label("Your name").fill("Anna")
    anna.page.get_by_role("radio", name="Gentle").check()
    anna.page.get_by_role("button", name="Open the table").click()
    anna.page.wait_for_url("**/t/*")
    bouke.sit_down(anna.page.url)
    anna.start()
    expect(anna.page.get_by_role("timer")).to_have_text(re.compile(r"[12]:\d\d"))
    note_notices(anna.page)
    anna.page.clock.fast_forward(121_000)
    expect_noted(anna.page, "Your time is up")
    expect(anna.page.get_by_role("timer")).to_have_text("0:00")
    expect(bouke.page.get_by_text("Waiting for Anna")).to_be_visible()
    anna.act(anna.update()["game"]["legal"][0])
    expect(anna.page.get_by_text("Waiting for Bouke")).to_be_visible()
    expect(bouke.page.get_by_role("timer")).to_have_text(re.compile(r"[12]:\d\d"))
    assert anna.update()["table"]["seats"][0]["stand_in"] is None


def test_the_host_lets_a_bot_play_for_who_is_away_and_who_comes_back_has_the_seat_again(arrive):
    anna, bouke, chris = three(arrive)
    hide(bouke.page, True)
    expect(anna.page.locator(".seat", has_text="Bouke")).to_contain_text("away")
    while legal := anna.update()["game"]["legal"]:
        anna.act("end" if "end" in legal else legal[0])
    missing = anna.page.get_by_role("status").filter(has_text="Bouke")
    missing.get_by_role("button", name="Let a bot play on").click()
    expect(missing).to_have_count(0)
    chris.wait_for_turn()
    told = anna.page.locator(".play-side .log-entry")
    expect(told.filter(has_text="The host lets a bot play for Bouke for now.")).to_have_count(1)
    expect(chris.page.locator(".seat", has_text="Bouke")).to_contain_text("a bot stands in")
    hide(bouke.page, False)
    for guest in (anna, chris):
        expect(guest.page.locator(".seat", has_text="Bouke")).not_to_contain_text("a bot stands in")
    expect(told.last).to_have_text(re.compile("Bouke plays again"))
    expect(bouke.page.get_by_text("A bot is playing for you.")).to_have_count(0)
    while legal := chris.update()["game"]["legal"]:
        chris.act("end" if "end" in legal else legal[0])
    while legal := anna.update()["game"]["legal"]:
        anna.act("end" if "end" in legal else legal[0])
    expect(bouke.page.locator("h1")).to_contain_text("Your turn")


def test_who_won_or_lost_together_plays_together_again(arrive):
    guests = three(arrive)
    first = guests[0].page.url
    play_to_the_end(*guests)
    for guest in guests:
        expect(guest.page.locator(".finish")).to_be_visible()
    for guest in guests[1:]:
        guest.page.get_by_role("button", name="Play again").click()
        expect(guest.page.get_by_role("button", name="Waiting for the host")).to_be_disabled()
    expect(guests[0].page.get_by_text("Bouke and Chris would like to play again.")).to_be_visible()
    guests[0].page.get_by_role("button", name="Play again").click()
    for guest in guests:
        expect(guest.page).not_to_have_url(first)
        expect(guest.page.locator(".lobby")).to_be_visible()
    guests[0].start()
    for guest in guests:
        guest.expect_game()
    seats = guests[0].update()["table"]["seats"]
    assert sorted(seat["name"] for seat in seats) == ["Anna", "Bouke", "Chris"]
    turn = next(guest for guest in guests if guest.update()["game"]["legal"])
    turn.act(turn.update()["game"]["legal"][0])
    for guest in guests:
        guest.catch_up()

"""The line between page and server: lost, hidden, slow; nothing is missed and nothing is done twice."""

from playwright.sync_api import expect

from tests.browser.people import (
    PATIENCE_MS,
    Guest,
    expect_noted,
    expect_same_log,
    hide,
    note_notices,
    play_to_the_end,
)
from tests.web.live import serving
from tests.web.ports import free_port


def both_at_claim(arrive):
    host, friend = arrive("Anna", phone=False), arrive("Bouke", phone=False)
    friend.sit_down(host.open_table("claim"))
    host.start()
    friend.expect_game()
    return host, friend


def test_offline_is_said_and_what_was_missed_comes_at_once_afterwards(arrive):
    host, friend = both_at_claim(arrive)
    friend.page.context.set_offline(True)
    expect(friend.page.get_by_text("You are offline.")).to_be_visible()
    host.act(host.update()["game"]["legal"][0])
    friend.page.context.set_offline(False)
    expect(friend.page.locator(".play-side .log-entry").last).to_contain_text("Anna plays")
    expect(friend.page.get_by_text("You are offline.")).to_have_count(0)
    expect_same_log(host, friend)
    friend.complaints.clear()


def test_a_hidden_tab_has_no_stream_and_resumes_without_loss(arrive):
    host, friend = both_at_claim(arrive)
    hide(friend.page, True)
    expect(host.page.locator(".seat", has_text="Bouke")).to_contain_text("away")
    host.act(host.update()["game"]["legal"][0])
    hide(friend.page, False)
    expect(friend.page.locator(".play-side .log-entry").last).to_contain_text("Anna plays")
    expect_same_log(host, friend)
    expect(host.page.locator(".seat", has_text="Bouke")).not_to_contain_text("away")


def test_a_command_whose_answer_is_lost_is_sent_again_and_done_once(arrive):
    host, friend = both_at_claim(arrive)
    lost = []

    def lose_first_answer(route):
        if not lost:
            lost.append(route.fetch().status)
            route.abort()
        else:
            route.continue_()

    friend.page.route("**/commands", lose_first_answer)
    friend.page.get_by_label("Say something").fill("only once")
    friend.page.keyboard.press("Enter")
    expect(friend.page.locator(".log-chat")).to_have_count(1)
    expect(host.page.locator(".log-chat")).to_have_count(1)
    expect_same_log(host, friend)
    assert lost == [200]
    assert [entry["kind"] for entry in host.update()["log"]].count("chat") == 1


def test_a_double_click_does_it_once(arrive):
    host, _ = both_at_claim(arrive)
    before = len(host.update()["game"]["position"]["hands"]["p1"])
    words = host.update()["game"]["legal"][0]
    host.page.evaluate(
        """async ([table, version, words]) => {
          const body = JSON.stringify({ version, command: { type: "act", words } });
          const headers = { "Content-Type": "application/json", "Idempotency-Key": "twice" };
          const post = () => fetch(`/api/tables/${table}/commands`, { method: "POST", headers, body });
          await Promise.all([post(), post()]);
        }""",
        [host.page.url.split("/t/")[1], host.update()["version"], words],
    )
    assert len(host.update()["game"]["position"]["hands"]["p1"]) == before - 1


def test_a_server_that_restarts_says_goodbye_and_the_page_goes_on_by_itself(chromium, tmp_path):
    complaints: list[str] = []
    context = chromium.new_context(reduced_motion="reduce", locale="en-GB")
    context.set_default_timeout(PATIENCE_MS)
    page = context.new_page()
    host = Guest("Anna", page, complaints)
    port = free_port()
    with serving(tmp_path / "tables.sqlite", port=port) as first:
        page.goto(f"{first.base}/new/claim")
        page.get_by_label("Your name").fill("Anna")
        page.get_by_role("button", name="Open the table").click()
        expect(page.get_by_role("heading", name="Claim")).to_be_visible()
        expect(page.locator(".lobby-seat").first).to_contain_text("Anna")
    expect(page.locator(".line")).to_be_visible()
    with serving(tmp_path / "tables.sqlite", port=port):
        page.get_by_role("button", name="Fill up with bots and start").click()
        host.expect_game()
        expect(page.locator(".line")).to_have_count(0)
        context.close()


def test_a_table_at_home_works_on_plain_http_where_browsers_keep_their_tools_back(arrive, live):
    """By a name in the network a page is no secure context: no WebCrypto, no clipboard."""
    guest = arrive("Anna")
    page = guest.page
    page.goto(live.base.replace("127.0.0.1", "table.test") + "/new/claim")
    assert page.evaluate("isSecureContext") is False
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="All bots").click()
    page.get_by_role("button", name="Play now").click()
    guest.expect_game()
    play_to_the_end(guest)
    page.get_by_role("button", name="Check the shuffle").click()
    page.get_by_role("button", name="Check it now").click()
    expect(page.locator(".check")).to_have_count(4)
    expect(page.locator(".check-wrong, .check-unknown")).to_have_count(0)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Share").click()
    note_notices(page)
    page.get_by_role("button", name="Copy").click()
    expect_noted(page, "Copied.")
    # A browser says on its console that it leaves this header aside here; that is all there is to say.
    guest.complaints[:] = [each for each in guest.complaints if "Cross-Origin-Opener-Policy" not in each]

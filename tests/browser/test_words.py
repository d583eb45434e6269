"""The page puts messages into words just as the server does, in every language."""

import random

import pytest
from playwright.sync_api import expect

from stamtisch.engine.messages import LANGUAGES, say
from stamtisch.engine.names import make_names
from tests.browser.fixtures import PLANS, Scene

SAY = """async ([game, language, messages, seats]) => {
  const main = [...document.scripts].find((each) => each.src.endsWith("main.js")).src;
  const { translator, switchLanguage } = await import(main.replace("main.js", "locale.js"));
  await switchLanguage(language);
  const t = translator(game, (seat) => seats[seat] ?? seat);
  return messages.map((message) => t(message));
}"""


@pytest.mark.parametrize("scene", [name for name in PLANS if not name.endswith("start")])
def test_page_and_server_say_the_same(arrive, scene):
    there = Scene(scene)
    game = there.game.id
    seats = {f"p{number}": f"Guest {number}" for number in range(1, 11)}
    messages = [entry["message"] for entry in there.log]
    draw = random.Random(1)
    if not there.state.is_over() and there.plan.you:
        for _ in range(40):
            action = draw.randrange(there.game.action_count)
            answer = there.why(there.game.format_words(action))
            messages += [answer["reason"]] if not answer["legal"] else []
    page = arrive().page
    page.goto("/")
    expect(page.locator("main")).to_be_visible()
    for language in LANGUAGES:
        names = make_names(game, language, seats)
        wanted = [say(each["id"], each["args"], language, names) for each in messages]
        assert page.evaluate(SAY, [game, language, messages, seats]) == wanted


def test_the_language_is_switched_at_any_time_and_kept(arrive):
    page = arrive().page
    page.goto("/rules/claim")
    page.get_by_role("button", name="Language and light").click()
    page.get_by_role("radio", name="Nederlands").check()
    expect(page.locator("html")).to_have_attribute("lang", "nl")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "nl")


def test_the_light_is_switched_and_kept(arrive):
    page = arrive(color_scheme="light").page
    page.goto("/")
    page.get_by_role("button", name="Language and light").click()
    page.get_by_role("radio", name="Dark").check()
    night = "rgb(24, 19, 16)"
    expect(page.locator("body")).to_have_css("background-color", night)
    page.reload()
    expect(page.locator("body")).to_have_css("background-color", night)

"""A request for another server's name is refused; what people at home type works by itself."""

import http.client
from dataclasses import replace

import pytest

from stamtisch.web.errors import ForeignHostError
from stamtisch.web.hosts import Hosts
from tests.web.live import PATIENCE, QUICK, serving

OURS = [
    "localhost",
    "localhost:8765",
    "LOCALHOST.",
    "play.localhost:8765",
    "127.0.0.1:8765",
    "[::1]:8765",
    "192.168.1.23:8765",
    "203.0.113.7",
    "[2001:db8::1]",
    "kitchen",
    "Kitchen:8765",
    "kitchen.local",
    "kitchen.local.:8765",
    "kitchen.lan:80",
    "kitchen.fritz.box",
    None,
]
FOREIGN = [
    "evil.example",
    "evil.example:8765",
    "localhost.evil.example",
    "127.0.0.1.evil.example",
    "evil-localhost",
    "kitchen.evil.example",
    "kitchen.com",
    "mykitchen.local",
    "kitchenlocal",
    "",
    ":8765",
    "local",
    ".local",
    ".localhost.evil.example",
    "evil.example@localhost",
    "localhost/evil",
    "localhost evil",
    "[evil]",
    "1.2.3",
    "0x7f000001",
    "games.example",
]


def accepts(hosts, header):
    try:
        hosts.check(header)
    except ForeignHostError:
        return False
    return True


@pytest.mark.parametrize("header", OURS)
def test_what_people_at_home_type_needs_no_option(header):
    assert accepts(Hosts(computer="Kitchen"), header)
    assert accepts(Hosts(computer="kitchen.home.example"), header)


@pytest.mark.parametrize("header", FOREIGN)
@pytest.mark.parametrize("computer", ["kitchen", ""])
def test_O30_a_name_that_another_site_can_lead_here_is_refused(computer, header):
    assert not accepts(Hosts(computer=computer), header)


def test_further_names_are_served_when_they_are_said():
    hosts = Hosts("https://games.example:444", None, more=["Other.example", ".below.example"], computer="x")
    for name in ("games.example", "other.example", "a.below.example", "a.b.below.example:80"):
        assert accepts(hosts, name)
    for name in ("www.games.example", "a.other.example", "below.example", "notbelow.example"):
        assert not accepts(hosts, name)
    assert accepts(Hosts(more=["*"]), "anything.example")


def ask(live, host, method="GET", path="/", **headers):
    line = http.client.HTTPConnection("127.0.0.1", live.port, timeout=PATIENCE)
    line.request(method, path, headers={"Host": host, **headers})
    answer = line.getresponse()
    body = answer.read().decode()
    line.close()
    return answer, body


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/"),
        ("GET", "/api/me"),
        ("GET", "/api/tables/x/events"),
        ("POST", "/api/tables/x/commands"),
        ("POST", "/api/tables"),
        ("GET", "/static/main.js"),
        ("GET", "/metrics"),
    ],
)
def test_O30_nothing_is_answered_under_a_foreign_name(live, method, path):
    answer, body = ask(live, "evil.example", method, path)
    assert answer.status == 421
    assert '"foreign-host"' in body
    assert "--allow-host evil.example" in body


def test_a_person_reads_what_to_do_in_plain_text_of_their_language(live):
    headers = {"Accept": "text/html", "Accept-Language": "de-AT,en;q=0.5"}
    answer, body = ask(live, "<b>.example", **headers)
    assert answer.status == 421
    assert answer.getheader("content-type") == "text/plain; charset=utf-8"
    assert answer.getheader("x-content-type-options") == "nosniff"
    assert body.startswith("Dieser Server")


def test_own_names_and_allowed_ones_are_answered(path):
    with serving(path, replace(QUICK, hosts=("games.example",))) as live:
        for host in ("localhost", f"127.0.0.1:{live.port}", "games.example"):
            assert ask(live, host)[0].status == 200
        assert ask(live, "other.example")[0].status == 421

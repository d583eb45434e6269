"""The front end's files: named by their hash, compressed, kept or asked for again; pages; QR codes."""

import gzip
import re
from dataclasses import replace
from urllib.parse import urlsplit

import pytest

from stamtisch.engine.messages import LANGUAGES
from tests.web.live import QUICK, error_code, serving

PLACES = ["/", "/t/{table}", "/s/" + "A" * 43, "/rules", "/rules/claim", "/my", "/new", "/new/claim"]
NOWHERE = [
    "/nonsense",
    "/t/unknown",
    "/t/unknown/more",
    "/s/short",
    "/rules/chess",
    "/new/chess",
    "/apis",
    "/t/",
]


@pytest.mark.parametrize("place", NOWHERE)
@pytest.mark.parametrize("method", ["GET", "HEAD"])
def test_people_who_come_to_nowhere_get_the_page_which_says_so(person, place, method):
    answer = person().client.request(method, place, headers={"Accept": "text/html,*/*;q=0.8"})
    assert answer.status_code == 404
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-store"
    assert "etag" not in answer.headers
    if method == "GET":
        assert 'src="/static/' in answer.text


@pytest.mark.parametrize("place", ["/api/nonsense", "/api/tables/unknown", "/api/rules/chess", "/api/"])
def test_programs_get_json_where_nothing_is_whatever_they_accept(person, place):
    answer = person().client.get(place, headers={"Accept": "text/html"})
    assert answer.status_code == 404
    error_code(answer)


def test_programs_get_json_at_unknown_addresses(person):
    answer = person().client.get("/nonsense", headers={"Accept": "*/*"})
    assert (answer.status_code, error_code(answer)) == (404, "not-found")


@pytest.mark.parametrize("place", PLACES)
def test_every_place_of_the_site_is_one_page_that_is_asked_for_again(person, place):
    anna = person()
    place = place.format(table=anna.host()["table"])
    page = anna.client.get(place)
    assert page.status_code == 200
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert page.headers["cache-control"] == "no-cache"
    again = anna.client.get(place, headers={"If-None-Match": page.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_O37_what_a_page_refers_to_is_there_and_kept_for_ever(person):
    anna = person()
    page = anna.client.get("/").text
    build = re.search(r'name="stamtisch-build" content="([0-9a-f]{16})"', page)[1]
    assert build == anna.client.get("/api/games").json()["build"]
    found = re.findall(r'(?:src|href)="(/static/[^"]+)"', page)
    assert found
    for place in found:
        assert place.startswith(f"/static/{build}/")
        answer = anna.client.get(place)
        assert answer.status_code == 200
        assert "immutable" in answer.headers["cache-control"]


def test_O37_a_page_of_another_release_gets_what_there_is_but_not_for_ever(person):
    answer = person().client.get("/static/0123456789abcdef/main.js")
    assert answer.status_code == 200
    assert answer.headers["cache-control"] == "no-cache"


def test_files_are_compressed_for_those_who_can_read_it(person):
    anna = person()
    plain = anna.client.get("/static/main.js", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    with anna.client.stream("GET", "/static/main.js", headers={"Accept-Encoding": "gzip"}) as packed:
        body = b"".join(packed.iter_raw())
    assert packed.headers["content-encoding"] == "gzip"
    assert gzip.decompress(body) == plain.content
    assert packed.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_is_one_file_kept_by_its_hash(person, language):
    anna = person()
    build = anna.client.get("/api/games").json()["build"]
    answer = anna.client.get(f"/locale/{language}.ftl")
    assert answer.headers["cache-control"] == "no-cache"
    assert "server-no-table" in answer.text
    kept = anna.client.get(f"/locale/{language}.ftl", params={"v": build})
    assert "immutable" in kept.headers["cache-control"]
    assert kept.text == answer.text


def test_a_language_that_is_not_there_is_not_found(person):
    answer = person().client.get("/locale/xx.ftl")
    assert (answer.status_code, error_code(answer)) == (404, "not-found")


def test_a_changed_file_is_another_build(person, tmp_path):
    from stamtisch.web.assets import Assets, package_files

    folder = tmp_path / "static"
    folder.mkdir()
    (folder / "index.html").write_bytes((package_files() / "index.html").read_bytes())
    (folder / "main.js").write_text("1")
    assets = Assets(folder)
    before = assets.hash
    assert assets.hash == before
    (folder / "main.js").write_text("22")
    assert assets.hash != before


def test_links_for_others_begin_with_an_address_that_others_reach(path):
    with serving(path, replace(QUICK, share_url="http://192.0.2.7:8765", hosts=("games.lan",))) as live:
        anna = live.person()
        assert 'name="stamtisch-address" content="http://192.0.2.7:8765"' in anna.client.get("/").text
        made = anna.host()
        assert made["link"] == f"http://192.0.2.7:8765/t/{made['table']}"
        assert anna.client.get("/api/qr", params={"text": made["link"]}).status_code == 200
        # Who has come by another name is given that one.
        port = urlsplit(live.base).port
        named = anna.client.get("/", headers={"Host": f"games.lan:{port}"})
        assert f'content="http://games.lan:{port}"' in named.text


def test_a_qr_code_is_for_links_of_this_server_only(person):
    anna = person()
    answer = anna.client.get("/api/qr", params={"text": f"{anna.base}/t/abc"})
    assert answer.headers["content-type"] == "image/svg+xml"
    assert b"<svg" in answer.content
    for text in (
        "https://evil.test/t/abc",
        "javascript:alert(1)",
        f"{anna.base}.evil.test/",
        "x",
        f"{anna.base}@e/",
    ):
        refused = anna.client.get("/api/qr", params={"text": text})
        assert (refused.status_code, error_code(refused)) == (400, "bad-request"), text


def test_the_rules_are_there_whole_and_one_by_one_without_any_html_of_others(person):
    anna = person()
    for game in ("claim", "runner-up", "saboteur", "the-game"):
        book = anna.client.get(f"/api/rules/{game}", params={"lang": "nl"}).json()
        assert book["title"]
        assert book["rules"]
        first = book["rules"][0]
        assert anna.client.get(f"/api/rules/{game}/{first['id']}", params={"lang": "nl"}).json() == first
        assert "<script" not in book["html"]
    for place in ("/api/rules/chess", "/api/rules/claim/R999"):
        assert anna.client.get(place).status_code == 404


def test_the_catalogue_names_the_options_bots_and_levels(person):
    games = person().client.get("/api/games").json()["games"]
    assert {game["id"] for game in games} == {"claim", "runner-up", "saboteur", "the-game"}
    for game in games:
        assert {"easy", "fair", "strong"} <= set(game["levels"])
        assert "greedy" in game["bots"]
        for option in game["options"]:
            assert option["meaning"]
            assert option["rule"].startswith(f"{game['id']}/")

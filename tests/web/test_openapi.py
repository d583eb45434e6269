"""Schemathesis over the OpenAPI document finds nothing, and the document has everything in it.

All of Schemathesis's checks are on. Among them: a status that an operation does not list, or a body that is
not as described, is a fault; so is a wrong shape that is accepted, and a right one that is refused otherwise
than the operation's line in `SENSE` says.
"""

import json
from dataclasses import fields

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from hypothesis.strategies import booleans
from schemathesis import GenerationMode
from schemathesis.config import SchemathesisConfig

from stamtisch.table.commands import COMMANDS
from stamtisch.web import schemas
from stamtisch.web.app import create_app
from tests.web.live import PATIENCE

SENSE: dict[str, set[int]] = {
    "GET /api/games": set(),
    "GET /api/me": set(),
    "PATCH /api/me": {422},
    "POST /api/tables": {400, 404, 422},
    "GET /api/tables/{table}": {404},
    "POST /api/tables/{table}/commands": {400, 403, 404, 409, 422},
    "POST /api/tables/{table}/why": {404},
    "POST /api/tables/{table}/next": {403, 404, 409},
    "POST /api/seats": {403},
    "GET /api/tables/{table}/record": {404, 409},
    "GET /api/tables/{table}/replay": {400, 404, 409},
    "GET /api/rules/{game}": {404},
    "GET /api/rules/{game}/{rule}": {404},
    "GET /api/qr": {400},
    "GET /healthz": set(),
    "GET /readyz": set(),
    "GET /metrics": set(),
}
"""how the rules or the table refuse what is of a right shape but makes no sense: no matter of a schema"""
STREAM = "/api/tables/{table}/events"
CONFIG = SchemathesisConfig.from_dict(
    {
        "request-timeout": PATIENCE,
        "operations": [
            {
                "include-name": label,
                "checks": {
                    "positive_data_acceptance": {"expected-statuses": ["2xx", *map(str, sorted(statuses))]}
                },
            }
            for label, statuses in SENSE.items()
        ],
    }
)


DOCUMENT = create_app(None).openapi()
API = schemathesis.openapi.from_dict(DOCUMENT, config=CONFIG)
OPERATIONS = [found.ok() for found in API.exclude(path_regex="/events$").get_all_operations()]
"""all but the stream, which does not end; it is asked once below"""


@pytest.fixture(scope="module")
def table(live) -> str:
    """A table that is being played, for requests that need one."""
    anna = live.person()
    made = anna.host("the-game", bots=1)
    anna.do(made["table"], "start")
    return made["table"]


@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.value)
@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.label)
@pytest.mark.slow
def test_schemathesis_finds_nothing(live, table, operation, mode):
    real = {"table": table, "game": "claim", "rule": "R8"}

    @given(case=operation.as_strategy(generation_mode=mode), lead=booleans())
    @settings(
        max_examples=max(25, settings.default.max_examples // 10), suppress_health_check=list(HealthCheck)
    )
    def ask(case, lead):
        if lead and mode is GenerationMode.POSITIVE:  # made-up ids lead nowhere
            case.path_parameters = {name: real[name] for name in case.path_parameters or {}}
        case.call_and_validate(base_url=live.base)

    try:
        ask()
    except Unsatisfiable:
        assert mode is GenerationMode.NEGATIVE, "nothing can be asked"


def test_every_operation_lists_how_it_may_refuse():
    assert {operation.label for operation in OPERATIONS} == set(SENSE)
    for path, each in DOCUMENT["paths"].items():
        for method, operation in each.items():
            listed = {int(status) for status in operation["responses"]}
            expected = SENSE.get(f"{method.upper()} {path}", {404}) | {421, 429}
            if method != "get":
                expected |= {403, 408, 413, 415, 503}
            assert listed >= expected, path
            assert listed & {200, 201}, path
            assert not listed & {405, 500}, path
            for status in listed - {200, 201}:
                schema = operation["responses"][str(status)]["content"]["application/json"]["schema"]
                assert schema == {"$ref": "#/components/schemas/Refused"}, path


def listed(status, path=STREAM, method="get"):
    return str(status) in DOCUMENT["paths"][path][method]["responses"]


def test_the_stream_begins_as_it_is_described(live, table):
    described = DOCUMENT["paths"][STREAM]["get"]["responses"]["200"]["content"]
    for headers, after in (({}, 0), ({"Last-Event-ID": "1"}, 1)):
        place = f"{live.base}/api/tables/{table}/events"
        with httpx.stream("GET", place, headers=headers, timeout=PATIENCE) as answer:
            assert answer.status_code == 200
            assert answer.headers["content-type"].partition(";")[0] in described
            lines = answer.iter_lines()
            first = [next(lines) for _ in range(4)]
        assert first[1:] == ["event: update", first[2], ""]
        update = json.loads(first[2].removeprefix("data: "))
        schemas.Update.model_validate(update)
        assert first[0] == f"id: {update['version']}"
        assert min(entry["n"] for entry in update["log"]) == after + 1


@pytest.mark.parametrize(
    ("table_id", "query", "headers", "status", "code"),
    [
        ("unknown", "", {}, 404, "not-found"),
        ("{table}", "?after=-1", {}, 422, "wrong-shape"),
        ("{table}", "?after=x", {}, 422, "wrong-shape"),
        ("{table}", "?after=", {}, 422, "wrong-shape"),
        ("{table}", f"?after={2**53 + 1}", {}, 422, "wrong-shape"),
        ("{table}", "", {"Authorization": "Bearer " + "A" * 43}, 401, "unauthorized"),
        ("{table}", "", {"Authorization": "nonsense"}, 401, "unauthorized"),
        ("{table}", "", {"Host": "evil.example"}, 421, "foreign-host"),
    ],
)
def test_the_stream_refuses_as_it_is_described(live, table, table_id, query, headers, status, code):
    place = f"{live.base}/api/tables/{table_id.format(table=table)}/events{query}"
    answer = httpx.get(place, headers=headers, timeout=PATIENCE)
    assert (answer.status_code, answer.json()["error"]["code"]) == (status, code)
    schemas.Refused.model_validate(answer.json())
    assert listed(status)


def test_every_route_for_programs_is_described(live):
    document = live.app.openapi()
    found = {f"{method.upper()} {path}" for path, each in document["paths"].items() for method in each}
    assert {
        "GET /api/games",
        "GET /api/me",
        "PATCH /api/me",
        "POST /api/tables",
        "GET /api/tables/{table}",
        "GET /api/tables/{table}/events",
        "POST /api/tables/{table}/commands",
        "POST /api/tables/{table}/why",
        "POST /api/tables/{table}/next",
        "POST /api/seats",
        "GET /api/tables/{table}/record",
        "GET /api/tables/{table}/replay",
        "GET /api/rules/{game}",
        "GET /api/rules/{game}/{rule}",
        "GET /api/qr",
        "GET /healthz",
        "GET /readyz",
        "GET /metrics",
    } == found
    for path, each in document["paths"].items():
        for operation in each.values():
            assert operation["description"], path


def test_every_command_of_the_table_is_described_with_its_fields(live):
    described = live.app.openapi()["components"]["schemas"]
    found = {}
    for name, schema in described.items():
        kind = schema.get("properties", {}).get("type", {}).get("const")
        if kind is not None:
            found[kind] = set(schema["properties"]) - {"type"}
            assert schema["additionalProperties"] is False, name
    expected = {name: {each.name for each in fields(kind)} for name, kind in COMMANDS.items()}
    assert found == expected


def test_what_is_told_is_as_described(person):
    anna = person()
    table = anna.host("saboteur", bots=2, options={"players": 3})["table"]
    schemas.Update.model_validate(anna.look(table))
    anna.do(table, "start")
    update = anna.look(table)
    schemas.Update.model_validate(update)
    assert set(update["table"]) == set(schemas.TableView.model_fields)
    assert set(update["game"]) == set(schemas.GameView.model_fields)
    assert set(update["log"][0]) == set(schemas.LogEntry.model_fields)
    assert set(update["table"]["seats"][0]) == set(schemas.SeatView.model_fields)
    schemas.Catalogue.model_validate(anna.client.get("/api/games").json())
    schemas.Me.model_validate(anna.client.get("/api/me").json())
    schemas.RulesText.model_validate(anna.client.get("/api/rules/claim").json())
    refused = anna.send(table, "act", words="nonsense")
    schemas.Refused.model_validate(refused.json())

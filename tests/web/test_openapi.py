"""Schemathesis over the OpenAPI document finds nothing, and the document has everything in it."""

from dataclasses import fields

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

# What the rules or the table refuse can be of a right shape: whether it makes sense is no matter of a schema.
CONFIG = SchemathesisConfig.from_dict(
    {"checks": {"positive_data_acceptance": {"expected-statuses": ["2xx", "4xx", "503"]}}}
)


API = schemathesis.openapi.from_dict(create_app(None).openapi(), config=CONFIG)
OPERATIONS = [found.ok() for found in API.exclude(path_regex="/events$").get_all_operations()]
"""all but the stream, which does not end"""


@pytest.fixture(scope="module")
def table(live) -> str:
    """A table that is being played, for requests that need one."""
    anna = live.person()
    made = anna.host("the-game", bots=1)
    anna.do(made["table"], "start")
    return made["table"]


@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.value)
@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.label)
def test_schemathesis_finds_nothing(live, table, operation, mode):
    real = {"table": table, "game": "claim", "rule": "R8"}

    @given(case=operation.as_strategy(generation_mode=mode), lead=booleans())
    @settings(max_examples=25, suppress_health_check=list(HealthCheck))
    def ask(case, lead):
        if lead and mode is GenerationMode.POSITIVE:  # made-up ids lead nowhere
            case.path_parameters = {name: real[name] for name in case.path_parameters or {}}
        case.call_and_validate(base_url=live.base)

    try:
        ask()
    except Unsatisfiable:
        assert mode is GenerationMode.NEGATIVE, "nothing can be asked"


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

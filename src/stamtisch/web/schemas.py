"""The JSON that goes in and out, as the OpenAPI document describes it.

What comes in is checked for its shape here (types, known fields) and for its sense by the table, which also
has the better words. What goes out is built elsewhere; these models describe it and tests hold both together.
"""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr

from stamtisch.table.texts import LONGEST_NAME, LONGEST_TEXT, typed_at_most


def cleaned(longest: int) -> Any:
    """How a text is described that the table cleans (`table/texts.py`) before it counts its letters."""
    return Field(
        description=f"1 to {longest} characters when cleaned of those that cannot be seen",
        json_schema_extra={"maxLength": typed_at_most(longest)},
    )


Token = Annotated[StrictStr, Field(json_schema_extra={"pattern": "^[A-Za-z0-9_-]{43}$"})]
SeatName = Annotated[StrictStr, Field(json_schema_extra={"pattern": "^p([1-9]|10)$"}, examples=["p2"])]
PersonName = Annotated[StrictStr, cleaned(LONGEST_NAME)]
BotName = Annotated[StrictStr, Field(description="one of the game's bots or levels", examples=["fair"])]
Share = Annotated[
    StrictStr,
    Field(
        description="32 random bytes as hexadecimal digits", json_schema_extra={"pattern": "^[0-9a-f]{64}$"}
    ),
]
Seconds = Annotated[StrictInt, Field(json_schema_extra={"minimum": 10, "maximum": 1_209_600})]
Json = dict[str, Any]


class Strict(BaseModel):
    """Something that comes in: no other fields than these."""

    model_config = ConfigDict(extra="forbid")


# --- commands ----------------------------------------------------------------------------------------


class Sit(Strict):
    """Take an open seat in the lobby."""

    type: Literal["sit"]
    seat: SeatName
    name: PersonName


class Leave(Strict):
    """Give up the seat; while a game is played a bot plays on, and one may come back."""

    type: Literal["leave"]


class Rename(Strict):
    """Another name for oneself."""

    type: Literal["rename"]
    name: PersonName


class SetSeat(Strict):
    """The host makes a free seat open or a bot's."""

    type: Literal["seat"]
    seat: SeatName
    kind: Literal["open", "bot"]
    bot: BotName | None = None


class Move(Strict):
    """Change to an open seat in the lobby."""

    type: Literal["move"]
    seat: SeatName


class Start(Strict):
    """The host begins the game."""

    type: Literal["start"]
    share: Share | None = None


class GiveShare(Strict):
    """A player's part of the shuffle, in the lobby."""

    type: Literal["share"]
    share: Share


class Act(Strict):
    """An action of the game, or a signal, in words: one of `legal` or `signals`."""

    type: Literal["act"]
    words: Annotated[StrictStr, Field(json_schema_extra={"maxLength": 100}, examples=["goblin-4"])]


class Undo(Strict):
    """Take back one's last action if that is free, else ask the others."""

    type: Literal["undo"]


class AnswerUndo(Strict):
    """Whether somebody else may take back."""

    type: Literal["answer_undo"]
    agree: StrictBool


class Chat(Strict):
    """A line of chat."""

    type: Literal["chat"]
    text: Annotated[StrictStr, cleaned(LONGEST_TEXT)]


class Say(Strict):
    """A ready-made phrase, which everybody reads in their own language."""

    type: Literal["say"]
    phrase: Annotated[StrictStr, Field(examples=["web-phrase-hello"])]


class Kick(Strict):
    """The host removes a person for good."""

    type: Literal["kick"]
    seat: SeatName


class Lock(Strict):
    """Whether strangers may still sit down."""

    type: Literal["lock"]
    locked: StrictBool


class GiveHost(Strict):
    """Hand over hosting."""

    type: Literal["host"]
    seat: SeatName


class SetClock(Strict):
    """How long everybody may think."""

    type: Literal["clock"]
    kind: Literal["none", "gentle", "hard"]
    seconds: Seconds


class StandIn(Strict):
    """A bot plays for a person who is gone, or for oneself."""

    type: Literal["stand_in"]
    seat: SeatName
    bot: BotName | None = None


class Back(Strict):
    """Take one's seat back from the bot."""

    type: Literal["back"]


class Rematch(Strict):
    """Wish for another game; from the host: begin it."""

    type: Literal["rematch"]


AnyCommand = Annotated[
    Sit
    | Leave
    | Rename
    | SetSeat
    | Move
    | Start
    | GiveShare
    | Act
    | Undo
    | AnswerUndo
    | Chat
    | Say
    | Kick
    | Lock
    | GiveHost
    | SetClock
    | StandIn
    | Back
    | Rematch,
    Field(discriminator="type"),
]


class SentCommand(Strict):
    """A command and the version of the table that its sender had seen."""

    version: Annotated[StrictInt, Field(ge=0, le=2**53)]
    command: AnyCommand


class Done(BaseModel):
    """A command was carried out: the table has (at least) this version now."""

    version: int
    seat: str | None = Field(None, description="one's seat")
    token: Token | None = Field(None, description="its secret token, after `sit` and `move`")


# --- other requests ----------------------------------------------------------------------------------


class SeatWish(Strict):
    """Who is to sit in a seat of a new table."""

    kind: Literal["me", "open", "bot"]
    bot: BotName | None = None


class ClockWish(Strict):
    """How long everybody may think."""

    kind: Literal["none", "gentle", "hard"] = "none"
    seconds: Seconds = 60


class NewTable(Strict):
    """A table to set up. Left out, the seats are: the host in the first, the others open."""

    game: Annotated[StrictStr, Field(examples=["claim"])]
    options: Json = Field(default_factory=dict, examples=[{"players": 2}])
    name: PersonName | None = None
    seats: list[SeatWish] | None = Field(None, json_schema_extra={"maxItems": 10})
    clock: ClockWish | None = None
    lock: StrictBool = False


class TableMade(BaseModel):
    """A table is there."""

    table: str
    seat: str | None
    token: Token | None
    link: str
    seat_link: str | None


class Profile(Strict):
    """What a guest tells of himself."""

    name: PersonName | None = None
    language: Annotated[StrictStr, Field(examples=["nl"])] | None = None


class Words(Strict):
    """An action in words."""

    words: Annotated[StrictStr, Field(json_schema_extra={"maxLength": 100})]


class SeatToken(Strict):
    """The secret of a seat's link."""

    token: Token


class SeatTaken(BaseModel):
    """The seat is this device's now."""

    table: str
    seat: str


class SeatKept(BaseModel):
    """Where one goes on playing."""

    table: str
    seat: str
    token: Token


# --- what is told ------------------------------------------------------------------------------------


class Message(BaseModel):
    """A sentence: its id in the catalogue, what it names, the rule it is about, and it in English."""

    id: str
    args: dict[str, int | str | list[int | str]]
    rule: str | None
    text: str


class Problem(BaseModel):
    """What is wrong."""

    code: str
    rule: str | None = None
    message: str
    where: str | None = None
    detail: Message


class Refused(BaseModel):
    """An error."""

    error: Problem


class Verdict(BaseModel):
    """Whether one may act so, and if not, why."""

    legal: bool
    reason: Message | None = None


class SeatView(BaseModel):
    """A seat of a table."""

    seat: str
    kind: Literal["open", "person", "bot"]
    name: str | None
    bot: str | None
    here: bool
    stand_in: str | None
    rematch: bool


class TableView(BaseModel):
    """The table apart from the game."""

    id: str
    phase: Literal["lobby", "playing", "over"]
    game: str
    options: Json
    host: str | None
    locked: bool
    seats: list[SeatView]
    you: str | None
    hosting: bool
    your_link: str | None
    clock: Json
    deadline: dict[str, str] | None
    undo: Json | None
    may_undo: Literal["free", "ask"] | None
    watchers: int
    next_table: str | None
    fair: Json


class GameView(BaseModel):
    """The game as the viewer may see it; what is hidden is `?`."""

    ply: int
    position: Json
    to_act: list[str]
    legal: list[str]
    signals: list[str]
    scores: dict[str, int | None]
    over: bool
    winners: list[str]
    result: Message | None


class LogEntry(BaseModel):
    """Something that happened, as the viewer was told it; several entries may have one version."""

    n: int
    at: str
    kind: Literal["action", "event", "table", "chat", "refused"]
    seat: str | None
    name: str | None
    bot: str | None
    words: str | None
    message: Message | None


class Update(BaseModel):
    """A table as one viewer may see it, with the log from some version on."""

    version: int
    table: TableView
    game: GameView | None
    log: list[LogEntry]


class OptionInfo(BaseModel):
    """An option of a game. Its words are the messages `<game>-option-<name>`."""

    name: str
    kind: str
    default: Any
    choices: list[str]
    items: list[str]
    low: int
    high: int
    rule: str
    meaning: str
    values: str


class GameInfo(BaseModel):
    """A game that can be played here."""

    id: str
    title: str
    summary: str
    players: list[int]
    default_players: int
    minutes: str | None
    rules: int
    options: list[OptionInfo]
    bots: list[str]
    levels: list[str]


class Catalogue(BaseModel):
    """What can be played here, and by which release."""

    games: list[GameInfo]
    languages: list[str]
    release: str
    build: str


class MyTable(BaseModel):
    """A table where this guest has a seat."""

    table: str
    game: str
    phase: str
    seat: str
    changed: str


class Tally(BaseModel):
    """Finished games of one kind."""

    played: int
    won: int


class Me(BaseModel):
    """The guest that this browser is; all empty for one that has never done anything here."""

    name: str
    language: str | None
    tables: list[MyTable]
    statistics: dict[str, Tally]


class RuleText(BaseModel):
    """A rule."""

    id: str
    html: str


class RulesText(BaseModel):
    """A rulebook."""

    title: str
    html: str
    rules: list[RuleText]


class Frame(BaseModel):
    """A step of a replay."""

    model_config = ConfigDict(extra="allow")
    game: GameView
    log: list[LogEntry]


class Replay(BaseModel):
    """A finished game, step by step."""

    frames: list[Frame]


class Health(BaseModel):
    """Whether it works."""

    status: Literal["ok"]

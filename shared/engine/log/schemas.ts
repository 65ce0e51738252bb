import { type SchemaType, schema, t } from "@colyseus/schema";
import { PROTOCOL } from "./protocol.ts";

export const SeatState = schema(
  {
    /** Whether the seat's player is connected; bots always are. */
    present: t.boolean().default(false),
    /** When the seat's player disconnected, ISO 8601; empty while connected. */
    away: t.string().default(""),
    /** Sent only to the seat's player: triples of version, handle and face code, in the order of the events. */
    faces: t.array("uint16").view(),
  },
  "SeatState",
);
export type SeatState = SchemaType<typeof SeatState>;

/** The spectators' chat: sent only to spectators while the match is played, and to everyone afterwards. */
const GalleryState = schema({ lines: t.array("string").view() }, "GalleryState");

/**
 * Sent only to seated players, at tables with a spectator delay: what spectators do not get yet. Empty at other tables.
 */
const InsideState = schema(
  {
    /** Lines of the log since the start; each is added to the public log when it is old enough. */
    log: t.array("string").view(),
    /** Chat messages, which are added to the public talk later. */
    talk: t.array("string").view(),
    /** As `SeatState.away`, by seat. */
    away: t.array("string").view(),
  },
  "InsideState",
);

/** The open `SeatQuestion` of a seat as JSON, or empty. Sent only to its own clients that joined with `asked`. */
export const AskedState = schema({ question: t.string().default("").view() }, "AskedState");
export type AskedState = SchemaType<typeof AskedState>;

/** A person without a seat who is connected, however many windows they have open. */
export const Spectator = schema({ name: t.string() }, "Spectator");
export type Spectator = SchemaType<typeof Spectator>;

/** The state of a `table` room. All that it lacks is folded from the log. */
export const TableState = schema(
  {
    /** The redacted log as JSON lines, see `publicLine` in `wire.ts`. Append only, except for renamed players. */
    log: t.array("string"),
    seats: t.array(SeatState),
    /** Recent chat messages, each a `ChatMessage` as JSON. */
    talk: t.array("string"),
    gallery: t.ref(GalleryState),
    inside: t.ref(InsideState),
    spectators: t.array(Spectator),
    /** The code of the rematch, once one was requested. */
    rematch: t.string().default(""),
    /** How often lines of the log were rewritten with the new name of a player: the whole log must then be re-read. */
    renamings: t.uint16().default(0),
    protocol: t.uint8().default(PROTOCOL),
    /** By seat; empty until a client joins with `asked`. */
    asked: t.array(AskedState),
  },
  "TableState",
);
export type TableState = SchemaType<typeof TableState>;

/** A seat of a table in the lobby, with the fields of a `SeatSummary`; it is free if `kind` is empty. */
export const LobbySeat = schema(
  {
    name: t.string().default(""),
    kind: t.string().default(""),
    player: t.string().default(""),
    stoodIn: t.boolean().default(false),
    kept: t.boolean().default(false),
  },
  "LobbySeat",
);
export type LobbySeat = SchemaType<typeof LobbySeat>;

/** A table in the lobby: the fields of its `Summary` that open public tables have. */
export const LobbyTable = schema(
  {
    code: t.string().default(""),
    game: t.string().default(""),
    /** The options of the game as JSON. */
    options: t.string().default(""),
    variant: t.string().default(""),
    /** `TableSettings` as JSON. */
    house: t.string().default(""),
    version: t.uint16().default(0),
    seats: t.array(LobbySeat),
    createdAt: t.string().default(""),
    changedAt: t.string().default(""),
    /** The match that this is a rematch of. */
    previous: t.string().default(""),
  },
  "LobbyTable",
);
export type LobbyTable = SchemaType<typeof LobbyTable>;

/** The state of the `lobby` room: the open tables by match id. */
export const LobbyState = schema(
  { tables: t.map(LobbyTable), people: t.uint16().default(0), protocol: t.uint8().default(PROTOCOL) },
  "LobbyState",
);
export type LobbyState = SchemaType<typeof LobbyState>;

import { type SchemaType, schema, t } from "@colyseus/schema";
import { PROTOCOL } from "./protocol.ts";

export const SeatState = schema(
  {
    /** Always true for the server's bots. */
    present: t.boolean().default(false),
    /** Since when the player is absent or the seat is free, ISO 8601; otherwise empty. */
    away: t.string().default(""),
    /** Triples of version, handle and face code. Sent only to the seat's player. */
    faces: t.array("uint16").view(),
  },
  "SeatState",
);
export type SeatState = SchemaType<typeof SeatState>;

/** The spectators' chat, sent to players only after the match. */
const GalleryState = schema({ lines: t.array("string").view() }, "GalleryState");

/** What spectators see later. Sent only to seated players. */
const InsideState = schema(
  {
    /** Lines since the start; each is added to the public log later. */
    log: t.array("string").view(),
    /** Added to the public talk later. */
    talk: t.array("string").view(),
    /** By seat. */
    away: t.array("string").view(),
  },
  "InsideState",
);

/** A `SeatQuestion` as JSON, or empty. Sent only to the player's clients that joined with `asked`. */
export const AskedState = schema({ question: t.string().default("").view() }, "AskedState");
export type AskedState = SchemaType<typeof AskedState>;

/** Listed once for all windows of a player without a seat. `kind`: "bot" for a program. */
export const Spectator = schema({ name: t.string(), kind: t.string().default("human") }, "Spectator");
export type Spectator = SchemaType<typeof Spectator>;

/** The state of a `table` room. Clients derive the rest from the log. */
export const TableState = schema(
  {
    /** Redacted JSON lines, see `publicLine` in `wire.ts`. Append only, except for renamed players. */
    log: t.array("string"),
    seats: t.array(SeatState),
    /** Recent `ChatMessage`s as JSON. */
    talk: t.array("string"),
    gallery: t.ref(GalleryState),
    inside: t.ref(InsideState),
    spectators: t.array(Spectator),
    /** The rematch's code; empty until one is requested. */
    rematch: t.string().default(""),
    /** How often lines were rewritten for renamed players: if it changes, re-read the whole log. */
    renamings: t.uint16().default(0),
    protocol: t.uint8().default(PROTOCOL),
    /** By seat; empty until a client joins with `asked`. */
    asked: t.array(AskedState),
  },
  "TableState",
);
export type TableState = SchemaType<typeof TableState>;

/** `kind` is empty if the seat is free. */
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

export const LobbyTable = schema(
  {
    code: t.string().default(""),
    game: t.string().default(""),
    /** As JSON. */
    options: t.string().default(""),
    variant: t.string().default(""),
    /** `TableSettings` as JSON. */
    house: t.string().default(""),
    version: t.uint16().default(0),
    seats: t.array(LobbySeat),
    createdAt: t.string().default(""),
    changedAt: t.string().default(""),
    previous: t.string().default(""),
  },
  "LobbyTable",
);
export type LobbyTable = SchemaType<typeof LobbyTable>;

/** `tables`: open ones, by match id. */
export const LobbyState = schema(
  { tables: t.map(LobbyTable), people: t.uint16().default(0), protocol: t.uint8().default(PROTOCOL) },
  "LobbyState",
);
export type LobbyState = SchemaType<typeof LobbyState>;

import { type SchemaType, schema, t } from "@colyseus/schema";

/** What a seat's owner alone is sent: triples of version, handle and face code, in the order they were learned. */
export const SeatState = schema(
  {
    /** Whether somebody who holds the seat is connected; bots always are. */
    present: t.boolean().default(false),
    faces: t.array("uint16").view(),
  },
  "SeatState",
);
export type SeatState = SchemaType<typeof SeatState>;

/** The state of a `table` room: the log as everybody may read it, and who is there. All else is folded from the log. */
export const TableState = schema(
  {
    /** The redacted log, an entry of JSON each. Append only. */
    log: t.array("string"),
    seats: t.array(SeatState),
    /** What was said lately, a `Said` of JSON each. */
    talk: t.array("string"),
    /** How many look on without a seat. */
    watchers: t.uint16().default(0),
    /** The code of the rematch, once somebody asked for one. */
    rematch: t.string().default(""),
  },
  "TableState",
);
export type TableState = SchemaType<typeof TableState>;

/** The state of the `lobby` room: the open tables, a `Summary` of JSON each, by match id. */
export const LobbyState = schema({ tables: t.map("string"), people: t.uint16().default(0) }, "LobbyState");
export type LobbyState = SchemaType<typeof LobbyState>;

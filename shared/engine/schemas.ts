import { type SchemaType, schema, t } from "@colyseus/schema";

/** What a seat's owner alone is sent: triples of version, handle and face code, in the order they were learned. */
export const SeatState = schema(
  {
    /** Whether somebody who holds the seat is connected; bots always are. */
    present: t.boolean().default(false),
    /** Since when nobody who holds the seat is connected, ISO 8601; empty while somebody is. */
    away: t.string().default(""),
    faces: t.array("uint16").view(),
  },
  "SeatState",
);
export type SeatState = SchemaType<typeof SeatState>;

/** What those who look on say to each other while the match is played; only they are sent it, and everybody once it is over. */
export const GalleryState = schema({ lines: t.array("string").view() }, "GalleryState");
export type GalleryState = SchemaType<typeof GalleryState>;

/**
 * Where who looks on is shown a table late: what they have not been told yet, for those who sit there alone. Empty at all other
 * tables.
 */
export const InsideState = schema(
  {
    /** The entries since the match began: those of the public log follow them, as soon as they are old enough. */
    log: t.array("string").view(),
    /** What is to be added to the public talk. */
    talk: t.array("string").view(),
    /** Since when nobody who holds a seat is connected, by seats, as `SeatState.away`. */
    away: t.array("string").view(),
  },
  "InsideState",
);
export type InsideState = SchemaType<typeof InsideState>;

/** The state of a `table` room: the log as everybody may read it, and who is there. All else is folded from the log. */
export const TableState = schema(
  {
    /** The redacted log, an entry of JSON each. Append only. */
    log: t.array("string"),
    seats: t.array(SeatState),
    /** What was said lately, a `Said` of JSON each. */
    talk: t.array("string"),
    gallery: t.ref(GalleryState),
    inside: t.ref(InsideState),
    /** The names of those who look on without a seat, a JSON array: each person once, however many windows they have. */
    watchers: t.string().default("[]"),
    /** The code of the rematch, once somebody asked for one. */
    rematch: t.string().default(""),
    /** How often lines of the log were written anew, as somebody in them is called otherwise: then the whole is to be read again. */
    renamings: t.uint16().default(0),
  },
  "TableState",
);
export type TableState = SchemaType<typeof TableState>;

/** The state of the `lobby` room: the open tables, a `Summary` of JSON each, by match id. */
export const LobbyState = schema({ tables: t.map("string"), people: t.uint16().default(0) }, "LobbyState");
export type LobbyState = SchemaType<typeof LobbyState>;

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { tableSettings } from "../../server/match/table-settings.ts";
import { LARGEST_REQUEST, LARGEST_TALK, requests } from "../../server/rooms/requests.ts";
import type { Header } from "../../shared/engine/format.ts";
import {
  type EventMetadata,
  isMatchEvent,
  type MatchEvent,
  payloadOf,
  type Recorded,
} from "../../shared/engine/match.ts";
import { LobbyState, TableState } from "../../shared/engine/schemas.ts";
import { stepsOf } from "../../shared/engine/steps.ts";
import { SIGNS } from "../../shared/engine/wire.ts";
import { REPERTOIRES } from "../../shared/games/repertoires.ts";
import { FACES } from "../../shared/games/tranquility/cards.ts";
import type { Event } from "../../shared/games/tranquility/events.ts";
import { tranquility } from "../../shared/games/tranquility/tranquility.ts";
import { goldens } from "../kit/golden.ts";
import { fieldsIn, numbersAfter, quotedAfter, quotedIn, stepPattern, type Told, tableOf } from "../kit/protocol.ts";
import { same } from "../kit/same.ts";
import { MODES } from "../kit/shelf.ts";

// What the protocol tells is held against the types here, which the compiler holds against the sources: a field that is added
// to an event does not compile until it stands here, and fails until it stands there.

/** Whether each field of a type is always there. */
type Fields<T> = {
  readonly [K in Exclude<keyof T, "type" | "secret">]-?: Record<never, never> extends Pick<T, K> ? "?" : "!";
};

type AnyEvent = MatchEvent | Event;
type FieldsOf = { readonly [T in AnyEvent["type"]]: Fields<Extract<AnyEvent, { readonly type: T }>> };

const SEAT = { seat: "!" } as const;
const CARDS = { cards: "!" } as const;
const CARD = { card: "!" } as const;
const CELL = { cell: "!" } as const;

const EVENTS: FieldsOf = {
  MatchCreated: {
    ...({ id: "!", game: "!", rules: "!", code: "!", options: "!", layout: "!", seats: "!" } as const),
    ...({ commitment: "!", algorithm: "!", visibility: "!", house: "?", kept: "?", previous: "?" } as const),
  },
  MatchBranched: {
    ...({ id: "!", rules: "?", code: "!", commitment: "!", visibility: "!", house: "?", kept: "?" } as const),
    ...({ from: "!", seed: "!", nonces: "!" } as const),
  },
  SeatTaken: { ...SEAT, name: "!", kind: "!", nonce: "!", player: "?", bot: "?" },
  SeatLeft: { ...SEAT, reason: "?" },
  SeatFreed: SEAT,
  MatchConfigured: { options: "!", layout: "!", seats: "!", house: "!", places: "!" },
  MatchStarted: {},
  SeatNudged: SEAT,
  BotCalled: { ...SEAT, reason: "!", since: "!", here: "!" },
  SeatHandedToBot: { ...SEAT, bot: "!", reason: "!" },
  SeatReclaimed: SEAT,
  ConcessionOffered: SEAT,
  ConcessionDropped: SEAT,
  TakeBackOffered: { ...SEAT, to: "!" },
  TakeBackDropped: SEAT,
  StepTakenBack: { to: "!" },
  MatchEnded: { outcome: "!" },
  SeedRevealed: { seed: "!", nonces: "!" },
  PilesDealt: { piles: "!" },
  CardsSetAside: CARDS,
  ExplorerStacked: CARDS,
  CardsDrawn: { ...SEAT, ...CARDS },
  UnseenShuffled: CARDS,
  HandChanged: { ...SEAT, ...CARDS },
  TurnStarted: SEAT,
  CardPlaced: { ...SEAT, ...CARD, ...CELL, face: "!", side: "?", value: "?" },
  CostPaid: { ...SEAT, ...CARDS },
  PairDiscarded: { ...SEAT, ...CARDS },
  StartPlayed: { ...SEAT, ...CARD, face: "!" },
  TollOpened: { amount: "!" },
  TollOffered: { ...SEAT, ...CARDS },
  TollSettled: { paid: "!" },
  FinishPlaced: { ...SEAT, ...CARD, face: "!" },
  HandShuffled: { ...SEAT, ...CARDS, were: "!" },
  RoofOpened: {},
  ExplorerDrawn: { ...SEAT, ...CARD, face: "?" },
  ExplorerKept: { ...SEAT, ...CARD },
  ExplorerSpent: { ...SEAT, ...CARD },
  StormRaised: { ...SEAT, ...CARD, ...CELL, storm: "!" },
  IslandSwallowed: { ...SEAT, ...CARD, ...CELL, monster: "!" },
  RocksStruck: { ...SEAT, rocks: "!" },
  PileTopLost: { ...SEAT, ...CARD },
  StormCleared: { ...SEAT, ...CELL, compass: "!", storm: "!" },
  HandsTurned: { ...SEAT, compass: "!", side: "!" },
  CardTurned: { ...SEAT, ...CARD, ...CELL, side: "!" },
  RowRefilled: { ...CARDS, faces: "!" },
  RowTaken: { ...SEAT, ...CARDS },
  HandSwept: { ...SEAT, ...CARDS, faces: "!" },
  SeatPassed: SEAT,
  Scored: { scores: "!" },
};

const STAMP: Fields<EventMetadata> = { v: "!", at: "!", cause: "!", by: "?", schema: "?" };
const HEADER: Fields<Header> = {
  ...({ format: "!", id: "!", game: "!", rules: "!", options: "!", layout: "!", seats: "!", commitment: "!" } as const),
  ...({ algorithm: "!", seed: "?", nonces: "!", startedAt: "?", endedAt: "?", outcome: "?", from: "?" } as const),
};

const presence = (fields: readonly Told[]) =>
  Object.fromEntries(fields.map(({ name, isOptional }) => [name, isOptional ? "?" : "!"]));

/** The objects that a schema takes: which fields each has, and with which it begins if they name a type. */
function objectsOf(schema: z.ZodType): readonly { readonly type?: string; readonly fields: object }[] {
  const json = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Json;
  return (json.anyOf ?? json.oneOf ?? [json])
    .filter(({ properties }) => properties)
    .map(({ properties = {}, required = [] }) => {
      const names = Object.keys(properties).filter((name) => name !== "type");
      const fields = Object.fromEntries(names.map((name) => [name, required.includes(name) ? "!" : "?"]));
      const type = properties.type?.const;
      return type === undefined ? { fields } : { type, fields };
    });
}

interface Json {
  readonly anyOf?: readonly Json[];
  readonly oneOf?: readonly Json[];
  readonly properties?: Readonly<Record<string, { readonly const?: string; readonly default?: unknown }>>;
  readonly required?: readonly string[];
}

describe("the protocol tells", () => {
  const told = tableOf("event").map(([event, fields, to]) => ({
    type: quotedIn(event!)[0]!,
    fields: fieldsIn(fields!),
    to: to!,
  }));

  test("every event there is, with every field", () => {
    expect(Object.fromEntries(told.map(({ type, fields }) => [type, presence(fields)]))).toEqual(EVENTS);
    expect(told).toHaveLength(Object.keys(EVENTS).length);
  });

  test("the stamp of events, and the header of files", () => {
    expect(presence(tableOf("stamp").flatMap(([cell]) => fieldsIn(cell!)))).toEqual(STAMP);
    expect(presence(tableOf("header").flatMap(([cell]) => fieldsIn(cell!)))).toEqual(HEADER);
  });

  const integer = (least: number) => (value: unknown) => Number.isInteger(value) && (value as number) >= least;
  const matches = (pattern: RegExp) => (value: unknown) => typeof value === "string" && pattern.test(value);
  const isObject = (value: unknown) => typeof value === "object" && value !== null && !Array.isArray(value);
  const IS: Readonly<Record<string, (value: unknown) => boolean>> = {
    ...{ version: integer(1), handle: integer(1), seat: integer(0), cell: integer(0), count: integer(0) },
    ...{ text: matches(/^/), hex: matches(/^[0-9a-f]+$/), time: matches(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) },
    ...{ side: matches(/^(day|night)$/), face: (value) => (FACES as readonly unknown[]).includes(value) },
    ...{ object: isObject, house: isObject, any: () => true },
  };
  const isOf = (type: string, value: unknown): boolean =>
    type.endsWith("[]")
      ? Array.isArray(value) && value.every((each) => isOf(type.slice(0, -2), each))
      : IS[type]!(value);

  test("what the fields of every golden match hold, and whom each secret is told", () => {
    const stamp = tableOf("stamp").flatMap(([cell]) => fieldsIn(cell!));
    const audience = { all: undefined, nobody: () => [], "the seat": (seat: number) => [seat] } as const;
    for (const { file } of goldens()) {
      for (const entry of file.log as readonly (Recorded & Readonly<Record<string, unknown>>)[]) {
        const { fields, to } = told.find(({ type }) => type === entry.type)!;
        for (const { name, isOptional, type } of [...stamp, ...fields]) {
          const value = entry[name];
          const isRight = value === undefined ? isOptional : isOf(type, value);
          if (!isRight) expect.fail(`${entry.type}: ${name} is ${JSON.stringify(value)}`);
        }
        const due = audience[to as keyof typeof audience]?.(entry.seat as number);
        same(entry.secret?.to, entry.type === "ExplorerDrawn" && entry.face ? undefined : due);
        if (!entry.secret) continue;
        const cards = [entry.cards ?? entry.card ?? entry.piles].flat(2).map(String);
        same(Object.keys(entry.secret.faces).sort(), cards.sort());
      }
    }
  });

  test("in which order events follow from every command, in matches of every kind", () => {
    const rows = tableOf("asked for").map(([, steps]) => quotedIn(steps!)[0]!);
    const patterns = rows.map(stepPattern);
    const met = new Set<number>();
    for (const { file } of goldens())
      for (const step of stepsOf(file.log)) {
        const types = step.map(({ type }) => `${type} `).join("");
        const found = patterns.findIndex((pattern) => pattern.test(types));
        expect(found, types).toBeGreaterThanOrEqual(0);
        met.add(found);
      }
    // Moves of the game at least have all been met.
    const ofGame = rows.flatMap((row, at) => (isMatchEvent({ type: row.split(" ")[0]! }) ? [] : [at]));
    expect(ofGame.filter((at) => !met.has(at))).toEqual([]);
    const named = new Set(rows.flatMap((row) => row.match(/\w+/g)!));
    const parts = "CardsDrawn HandsTurned RowTaken HandShuffled RowRefilled SeatPassed Scored MatchEnded SeedRevealed";
    expect([...named, ...parts.split(" ")]).toEqual(expect.arrayContaining(Object.keys(EVENTS)));
  });

  test("the code of every face", () => {
    const codes = tableOf("code").flatMap(([code, faces]) => {
      const [first, last = first] = code!.split(" to ").map(Number);
      const [face] = quotedIn(faces!);
      return first === last ? [[first, face]] : FACES.slice(first, last! + 1).map((each, i) => [first! + i, each]);
    });
    expect(codes).toEqual(FACES.map((face, code) => [code, face]));
    expect(quotedIn(tableOf("code")[0]![1]!)).toEqual([FACES[0], FACES[79]]);
  });

  test("the rules of today, and all before them", () => {
    const versions = tableOf("rules").map(([version]) => Number(version));
    expect(versions).toEqual([...Object.keys(tranquility.earlier).map(Number), tranquility.rules]);
  });

  test("every command of the game", () => {
    const due = objectsOf(tranquility.command as unknown as z.ZodType);
    const commands = tableOf("command").map(([command, fields]) => ({
      type: quotedIn(command!)[0]!,
      fields: presence(fieldsIn(fields!)),
    }));
    expect(commands).toEqual(due);
  });

  test("every request of a table, and the settings of a table with their defaults", () => {
    const asked = tableOf("request").map(([name, fields]) => ({
      name: quotedIn(name!)[0]!,
      fields: presence(fieldsIn(fields!)),
    }));
    const due = Object.entries(requests).flatMap(([name, schema]) =>
      objectsOf(schema).map(({ fields }) => ({ name, fields })),
    );
    expect(asked).toEqual(due);
    const json = z.toJSONSchema(tableSettings, { io: "input" }) as Json;
    const defaults = Object.entries(json.properties!).map(([name, field]) => [name, field.default]);
    const rows = tableOf("house").map(([field, value]) => [
      fieldsIn(field!)[0]!.name,
      JSON.parse(quotedIn(value!)[0]!),
    ]);
    expect(rows).toEqual(defaults);
  });

  test("what rooms show", () => {
    const shown = (table: string) => tableOf(table).map(([field]) => fieldsIn(field!)[0]!.name);
    expect(shown("state of `table`")).toEqual(Object.keys(new TableState().toJSON()));
    expect(shown("state of `lobby`")).toEqual(Object.keys(new LobbyState().toJSON()));
    expect(quotedAfter("Phrases of Tranquility").filter((word) => word !== "n")).toEqual(
      Object.keys(tranquility.talk.phrases),
    );
    expect(tableOf("request").flatMap((row) => quotedIn(row[2]!))).toEqual(expect.arrayContaining([...SIGNS]));
  });

  test("who may not join, and how large a request may be", () => {
    const rows = tableOf("who may not join").flatMap(([status, told]) =>
      quotedIn(told!).map((reason) => [status, reason]),
    );
    const thrown = sourcesIn("server/rooms").matchAll(/ServerError\((\d+), "(\w+)"\)/g);
    const elsewhere = sourcesIn("server/rooms", "server/match").match(/"(NotWelcome|NoWatchers|TooManyW\w+)"/g)!;
    const unreadable = sourcesIn("server/store").match(/"MatchIs\w+"/g)!;
    const due = [
      ...[...thrown].map(([, status, reason]) => [status, reason]),
      ...[...elsewhere, ...unreadable].map((reason) => ["500", JSON.parse(reason)]),
    ];
    expect([...new Set(rows.map(String))].sort()).toEqual([...new Set(due.map(String))].sort());
    expect(numbersAfter("A message may have").slice(0, 2)).toEqual([LARGEST_REQUEST, LARGEST_TALK]);
  });

  /** All sources in these folders. */
  const sourcesIn = (...folders: readonly string[]): string =>
    folders
      .flatMap((folder) => {
        const at = new URL(`../../${folder}/`, import.meta.url);
        const names = readdirSync(at).filter((name) => name.endsWith(".ts"));
        return names.map((name) => readFileSync(new URL(name, at), "utf8"));
      })
      .join("");

  /** The codes that sources of these folders refuse with. */
  const refusalsIn = (...folders: readonly string[]): string[] => {
    const codes = [...sourcesIn(...folders).matchAll(/(?:refused?|\bobject)\("(\w+)"/g)].map(([, code]) => code!);
    return [...new Set(codes)].sort();
  };

  test("every reason for a refusal", () => {
    const ofGame = [...MODES.values()]
      .flat()
      .flatMap(({ game, options }) => REPERTOIRES[game.id]!.repertoire(options).refusals);
    expect(quotedAfter("Of the game:")).toEqual([...new Set(ofGame)].sort());
    const ofMatch = refusalsIn("shared/engine");
    expect(quotedAfter("Of the match:")).toEqual(ofMatch);
    const ofRoom = refusalsIn("server/match", "server/rooms").filter((code) => !ofMatch.includes(code));
    expect(quotedAfter("Of the room:").sort()).toEqual(ofRoom);
  });
});

test("an event is its fields and its stamp, and nothing beside them", () => {
  for (const { file } of goldens())
    for (const entry of file.log) {
      const { type, secret: _, ...fields } = payloadOf(entry) as Recorded;
      const known = Object.keys(EVENTS[type as keyof typeof EVENTS]);
      same(
        Object.keys(fields).filter((name) => !known.includes(name)),
        [],
      );
    }
});

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { WHY_NOT } from "../../server/http/branches.ts";
import { describeGame } from "../../server/http/games.ts";
import { JOIN_REFUSALS } from "../../server/http/matchmaking.ts";
import { WHY_NO_TABLE } from "../../server/http/series.ts";
import { tableSettings } from "../../server/match/table-settings.ts";
import type { InvitationLine } from "../../server/rooms/invitation-stream.ts";
import { LARGEST_CHAT_REQUEST, LARGEST_REQUEST, requests } from "../../server/rooms/request-schemas.ts";
import { SIGNS } from "../../shared/engine/log/chat.ts";
import type { MatchFileHeader } from "../../shared/engine/log/format.ts";
import { REFUSALS } from "../../shared/engine/log/refusals.ts";
import type { StreamLine } from "../../shared/engine/log/stream-line.ts";
import { LobbyState, LobbyTable, TableState } from "../../shared/engine/log/table-state.ts";
import { type EntryRun, entriesIn, publicLine } from "../../shared/engine/log/wire.ts";
import { type EventMetadata, payloadOf, type Recorded } from "../../shared/engine/match/log-entry.ts";
import { isMatchEvent, type MatchEvent } from "../../shared/engine/match/match-events.ts";
import type { SeatQuestion } from "../../shared/engine/match/seat-questions.ts";
import { stepsOf } from "../../shared/engine/match/steps.ts";
import type { Summary } from "../../shared/engine/match/summary.ts";
import { GAMES } from "../../shared/games/index.ts";
import { REFERENCES } from "../../shared/games/references.ts";
import { REPERTOIRES } from "../../shared/games/repertoires.ts";
import { goldens } from "../kit/golden.ts";
import { itemAt } from "../kit/item-at.ts";
import { type FieldsOf, GAME_EVENT_TYPES } from "../kit/protocol.games.ts";
import { fieldsIn, type ProtocolField, pageOf, quotedIn, stepPattern } from "../kit/protocol.ts";
import { same } from "../kit/same.ts";
import { settingsOf } from "../lab/settings.ts";

// The compiler compares these lists with the types of events, and tests compare them with the protocol page.

const SEAT = { seat: "!" } as const;

const EVENTS: FieldsOf<MatchEvent> = {
  MatchCreated: {
    ...({ id: "!", game: "!", rules: "!", code: "!", options: "!", layout: "!", seats: "!" } as const),
    ...({
      commitment: "!",
      algorithm: "!",
      visibility: "!",
      house: "?",
      kept: "?",
      previous: "?",
      offline: "?",
      daily: "?",
      series: "?",
    } as const),
  },
  MatchBranched: {
    ...({ id: "!", rules: "?", code: "!", commitment: "!", visibility: "!", house: "?", kept: "?" } as const),
    ...({ from: "!", seed: "!", nonces: "!" } as const),
  },
  SeatTaken: { ...SEAT, name: "!", kind: "!", nonce: "!", player: "?", bot: "?" },
  SeatLeft: { ...SEAT, reason: "?" },
  SeatReserved: { ...SEAT, player: "!", name: "!", kind: "!", until: "!" },
  SeatFreed: { ...SEAT, reason: "?" },
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
  HintTaken: SEAT,
  MatchEnded: { outcome: "!" },
  SeedRevealed: { seed: "!", nonces: "!" },
};

const STAMP: Record<keyof EventMetadata, "?" | "!"> = { v: "!", at: "!", cause: "!", by: "?", schema: "?" };
const HEADER: Record<keyof MatchFileHeader, "?" | "!"> = {
  ...({ format: "!", id: "!", game: "!", rules: "!", options: "!", layout: "!", seats: "!", commitment: "!" } as const),
  ...({ algorithm: "!", seed: "?", nonces: "!", startedAt: "?", endedAt: "?", outcome: "?", from: "?" } as const),
};

const LINES: FieldsOf<StreamLine> = {
  match: { id: "!", code: "!", game: "!", seat: "!", version: "!" },
  events: { events: "!" },
  asked: { asked: "!" },
  seats: { seats: "!" },
  chat: { message: "!" },
  rematch: { code: "!" },
  heartbeat: { version: "!" },
  closed: { reason: "!", version: "!" },
};
const INVITATION_LINES: FieldsOf<InvitationLine> = {
  program: { player: "!", name: "!" },
  invitation: { match: "!", code: "!", game: "!", options: "!", seats: "!", seat: "!", until: "!" },
  withdrawn: { match: "!" },
  heartbeat: {},
  closed: { reason: "!" },
};
const ASKED: Record<keyof SeatQuestion, "?" | "!"> = { v: "!", seat: "!", what: "!", moves: "!" };
const SUMMARY: Record<keyof Summary, "?" | "!"> = {
  ...({ id: "!", code: "!", game: "!", options: "!", variant: "?", visibility: "!", house: "?", state: "!" } as const),
  ...({ version: "!", seats: "!", toAct: "!", asked: "?", createdAt: "!", changedAt: "!", startedAt: "?" } as const),
  ...({ endedAt: "?", progress: "?", outcome: "?", figures: "?", hints: "?", deal: "?", previous: "?" } as const),
  ...({ daily: "?", series: "?", board: "?", from: "?", offline: "?", summaryVersion: "?" } as const),
};

const presence = (fields: readonly ProtocolField[]) =>
  Object.fromEntries(fields.map(({ name, isOptional }) => [name, isOptional ? "?" : "!"]));

/** The fields of each object of a schema, and the type if a field names one. */
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

interface OptionSchema {
  readonly description?: string;
  readonly default?: unknown;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly type?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly anyOf?: readonly OptionSchema[];
}

interface OptionsSchema {
  readonly oneOf?: readonly OptionsSchema[];
  readonly properties?: Readonly<Record<string, OptionSchema>>;
}

/** Values of an option, as text. */
const valuesOf = ({ const: one, enum: some, type, anyOf = [] }: OptionSchema): readonly string[] => [
  ...(one === undefined ? [] : [String(one)]),
  ...(some ?? []).map(String),
  ...(type === "boolean" && one === undefined ? ["true", "false"] : []),
  ...anyOf.flatMap(valuesOf),
];

const common = pageOf();

/** Events of a page: fields, and the audience of the secret. */
const eventsOf = ({ tableOf }: typeof common) =>
  tableOf("event").map(([event, fields, to]) => ({
    type: itemAt(quotedIn(event!), 0),
    fields: fieldsIn(fields!),
    to: to!,
  }));

const fieldsByEvent = (events: ReturnType<typeof eventsOf>) =>
  Object.fromEntries(events.map(({ type, fields }) => [type, presence(fields)]));

const integer = (least: number) => (value: unknown) => Number.isInteger(value) && (value as number) >= least;
const matches = (pattern: RegExp) => (value: unknown) => typeof value === "string" && pattern.test(value);
const isObject = (value: unknown) => typeof value === "object" && value !== null && !Array.isArray(value);

/** Tests of values by named type, except `face`. */
const IS: Readonly<Record<string, (value: unknown) => boolean>> = {
  ...{ version: integer(1), handle: integer(1), seat: integer(0), cell: integer(0), count: integer(0) },
  ...{ party: integer(0), field: (value) => [0, 1, 2, 3].includes(value as number) },
  ...{ text: matches(/^/), hex: matches(/^[0-9a-f]+$/), time: matches(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) },
  ...{ boolean: (value) => typeof value === "boolean", number: (value) => typeof value === "number" },
  ...{ side: matches(/^(day|night)$/), object: isObject, house: isObject, any: () => true },
};

const isOf = (type: string, value: unknown, faces: readonly unknown[]): boolean =>
  type.endsWith("[]")
    ? Array.isArray(value) && value.every((each) => isOf(type.slice(0, -2), each, faces))
    : type.split("|").some((one) => (one === "face" ? faces.includes(value) : IS[one]!(value)));

describe.each(Object.values(GAMES).map((game) => [game.id, game] as const))(
  "the protocol of %s documents",
  (id, game) => {
    const page = pageOf(id);
    const { events, audiences } = itemAt(GAME_EVENT_TYPES, id);
    const kept = goldens({ [id]: game });
    const documented = [...eventsOf(common), ...eventsOf(page)];
    const faces = game.cards?.faces ?? [];

    test("every event there is, with every field", () => {
      expect(fieldsByEvent(eventsOf(page))).toEqual(events);
      expect(eventsOf(page)).toHaveLength(Object.keys(events).length);
    });

    test("the fields of every golden match, and the audience of each secret", () => {
      const stamp = common.tableOf("stamp").flatMap(([cell]) => fieldsIn(cell!));
      for (const { file } of kept) {
        const due = audiences(file.log);
        for (const entry of file.log as readonly (Recorded & Readonly<Record<string, unknown>>)[]) {
          const { fields, to } = documented.find(({ type }) => type === entry.type)!;
          for (const { name, isOptional, type } of [...stamp, ...fields]) {
            const value = entry[name];
            const isRight = value === undefined ? isOptional : isOf(type, value, faces);
            if (!isRight) expect.fail(`${entry.type}: ${name} is ${JSON.stringify(value)}`);
          }
          // Match events have no secrets. For a game's events, the column `to` names the audience.
          same(entry.secret?.to, isMatchEvent(entry) ? undefined : due[to]!(entry));
          if (!entry.secret) continue;
          const cards = [entry.cards ?? entry.card ?? entry.piles ?? entry.pile ?? entry.decks].flat(2).map(String);
          same(Object.keys(entry.secret.faces).sort(), cards.sort());
        }
      }
    });

    test("the order in which events follow every command, in matches of every kind", () => {
      const parts = { ...common.parts, ...page.parts };
      const rowsOf = ({ tableOf }: typeof page) => tableOf("asked for").map(([, steps]) => itemAt(quotedIn(steps!), 0));
      const [own, around] = [rowsOf(page), rowsOf(common)];
      const patterns = [...own, ...around].map((row) => stepPattern(row, parts));
      const met = new Set<number>();
      for (const { file } of kept)
        for (const step of stepsOf(file.log)) {
          const types = step.map(({ type }) => `${type} `).join("");
          const found = patterns.findIndex((pattern) => pattern.test(types));
          expect(found, types).toBeGreaterThanOrEqual(0);
          met.add(found);
        }
      expect(own.filter((row, at) => !/^MatchStarted \(/.test(row) && !met.has(at))).toEqual([]);
      const named = new Set([...own, ...around, ...Object.values(parts)].flatMap((row) => row.match(/\w+/g)!));
      expect([...named]).toEqual(expect.arrayContaining([...Object.keys(events), ...Object.keys(EVENTS)]));
    });

    test("the code of every face", () => {
      const codes = page.tableOf("code").flatMap(([code, text]) => {
        const [first, last = first] = code!.split(" to ").map(Number);
        const [face] = quotedIn(text!);
        return first === last ? [[first, face]] : faces.slice(first, last! + 1).map((each, i) => [first! + i, each]);
      });
      expect(codes).toEqual(faces.map((face, code) => [code, face]));
      for (const [code, ends] of page.tableOf("code"))
        expect(quotedIn(ends!).slice(0, 2)).toEqual(code!.split(" to ").map((at) => faces[Number(at)]));
    });

    test("the current rules, and all earlier ones", () => {
      const versions = page.tableOf("rules").map(([version]) => Number(version));
      expect(versions).toEqual([...Object.keys(game.earlier ?? {}).map(Number), game.rules]);
    });

    test("every command, and the phrases of its talk", () => {
      const due = objectsOf(game.command as unknown as z.ZodType);
      const commands = page.tableOf("command").map(([command, fields]) => ({
        type: itemAt(quotedIn(command!), 0),
        fields: presence(fieldsIn(fields!)),
      }));
      expect(commands).toEqual(due);
      if (!game.talk) return;
      expect(page.quotedAfter("Phrases").filter((word) => word !== "n")).toEqual(Object.keys(game.talk.phrases));
    });

    test("every reason for a refusal", () => {
      const due = settingsOf(game).flatMap(({ options }) => REPERTOIRES[id]!.repertoire(options).refusals);
      expect(Object.keys(REFERENCES[id]!.refusals)).toEqual([...new Set(due)].sort());
      expect(wordsIn("refusal")).toEqual(REFERENCES[id]!.refusals);
    });

    /** Meanings by name, in the table with this column. */
    const wordsIn = (column: string) =>
      Object.fromEntries(page.tableOf(column).map(([name, words]) => [quotedIn(name!)[0]!, words!]));

    test("its questions and bots as GET /api/games does", () => {
      expect(wordsIn("question")).toEqual(REFERENCES[id]!.questions);
      if (game.bots) expect(wordsIn("bot")).toEqual(REFERENCES[id]!.bots);
    });

    test("every option with its values and its default", () => {
      const rows = page.tableOf("option").map(([name, values, usual, words]) => ({
        name: quotedIn(name!)[0]!,
        values: values!,
        usual: quotedIn(usual!)[0],
        words: words!,
      }));
      const { options } = describeGame(game, REFERENCES[id]) as { options: OptionsSchema };
      const fields = (options.oneOf ?? [options]).flatMap(({ properties = {} }) => Object.entries(properties));
      expect(rows.map(({ name }) => name)).toEqual([...new Set(fields.map(([name]) => name))]);
      for (const { name, values, usual, words } of rows) {
        const held = fields.filter(([field]) => field === name).map(([, field]) => field);
        expect(words.startsWith(held[0]!.description!)).toBe(true);
        expect(usual).toBe(held[0]!.default === undefined ? undefined : String(held[0]!.default));
        expect(new Set(quotedIn(values))).toEqual(new Set(held.flatMap(valuesOf)));
        for (const { minimum, maximum } of held.flatMap((field) => [field, ...(field.anyOf ?? [])]))
          if (minimum !== undefined) expect(values).toContain(`${minimum} to ${maximum}`);
      }
    });

    test("events with their fields and their stamp, and nothing else", () => {
      const known: Readonly<Record<string, object>> = { ...EVENTS, ...events };
      for (const { file } of kept)
        for (const entry of file.log) {
          const { type, secret: _, ...fields } = payloadOf(entry) as Recorded;
          same(
            Object.keys(fields).filter((name) => !Object.hasOwn(itemAt(known, type), name)),
            [],
          );
        }
    });
  },
);

describe("the protocol of all games documents", () => {
  test("every event there is, with every field", () => {
    expect(fieldsByEvent(eventsOf(common))).toEqual(EVENTS);
    expect(eventsOf(common)).toHaveLength(Object.keys(EVENTS).length);
  });

  test("the stamp of events, and the header of files", () => {
    expect(presence(common.tableOf("stamp").flatMap(([cell]) => fieldsIn(cell!)))).toEqual(STAMP);
    expect(presence(common.tableOf("header").flatMap(([cell]) => fieldsIn(cell!)))).toEqual(HEADER);
  });

  test("every request of a table, and the settings of a table with their defaults", () => {
    const documented = common.tableOf("request").map(([name, fields]) => ({
      name: itemAt(quotedIn(name!), 0),
      fields: presence(fieldsIn(fields!)),
    }));
    const due = Object.entries(requests).flatMap(([name, schema]) =>
      objectsOf(schema).map(({ fields }) => ({ name, fields })),
    );
    expect(documented).toEqual(due);
    const json = z.toJSONSchema(tableSettings, { io: "input" }) as Json;
    const defaults = Object.entries(json.properties!).map(([name, field]) => [name, field.default]);
    const rows = common
      .tableOf("house")
      .map(([field, value]) => [itemAt(fieldsIn(field!), 0).name, JSON.parse(itemAt(quotedIn(value!), 0))]);
    expect(rows).toEqual(defaults);
  });

  test("every line of a stream with its fields, what a seat is asked, and the fields of a summary", () => {
    const fieldsOf = (column: string, at = 0) => presence(common.tableOf(column).flatMap((row) => fieldsIn(row[at]!)));
    const linesOf = (column: string) =>
      Object.fromEntries(
        common.tableOf(column).map(([type, fields]) => [quotedIn(type!)[0]!, presence(fieldsIn(fields!))]),
      );
    expect(linesOf("line")).toEqual(LINES);
    expect(linesOf("invitation line")).toEqual(INVITATION_LINES);
    expect(fieldsOf("question")).toEqual(ASKED);
    expect(fieldsOf("summary")).toEqual(SUMMARY);
  });

  test("the state of rooms", () => {
    const shown = (table: string) => common.tableOf(table).map(([field]) => itemAt(fieldsIn(field!), 0).name);
    expect(shown("state of `table`")).toEqual(Object.keys(new TableState().toJSON()));
    expect(shown("state of `lobby`")).toEqual(Object.keys(new LobbyState().toJSON()));
    const listed = common.tableOf("table of a lobby").flatMap(([fields]) => fieldsIn(fields!));
    expect(listed.map(({ name }) => name).sort()).toEqual(Object.keys(new LobbyTable().toJSON()).sort());
    expect(common.tableOf("request").flatMap((row) => quotedIn(itemAt(row, 2)))).toEqual(
      expect.arrayContaining([...SIGNS]),
    );
  });

  /** Responses in a table, as "status reason", sorted. */
  const answersIn = (table: string): readonly string[] =>
    common
      .tableOf(table)
      .flatMap(([status, reasons]) => quotedIn(reasons!).map((reason) => `${status} ${reason}`))
      .sort();

  const pairs = (reasons: Readonly<Record<string, number>>) =>
    Object.entries(reasons).map(([reason, status]) => `${status} ${reason}`);
  const all = (status: number, reasons: Iterable<string>) => [...reasons].map((reason) => `${status} ${reason}`);
  const sorted = (answers: readonly string[]) => [...new Set(answers)].sort();

  /** Reasons why a player may not be at a table. */
  const ACCESS = ["NotWelcome", "NoWatchers", "NotPlayedYet"];
  const UNREADABLE = () => quoted(sourcesIn("server/store"), /"(MatchIs\w+)"/g);
  const quoted = (source: string, pattern: RegExp) => [...source.matchAll(pattern)].map(([, reason]) => reason!);

  test("every reason why a player gets no seat", () => {
    expect(answersIn("no seat")).toEqual(pairs(JOIN_REFUSALS).sort());
    const thrown = sourcesIn("server/rooms", "server/cluster").matchAll(/(?:ServerError|super)\((\d+), "(\w+)"\)/g);
    const known = pairs(JOIN_REFUSALS);
    for (const [, status, reason] of thrown) expect(known).toContain(`${status} ${reason}`);
    for (const reason of UNREADABLE()) expect(known).toContain(`500 ${reason}`);
  });

  test("every reason why a socket with a seat is refused", () => {
    const framework = readFileSync(
      new URL("../../node_modules/@colyseus/core/build/Room.mjs", import.meta.url),
      "utf8",
    );
    const transport = readFileSync(
      new URL("../../node_modules/@colyseus/core/build/Transport.mjs", import.meta.url),
      "utf8",
    );
    const expired = quoted(framework + transport, /MATCHMAKE_EXPIRED, ["']([^"']+)["']/g);
    const consumed = quoted(framework, /=== "production" \? "([^"]+)" : "bad/g);
    const early = quoted(framework, /MATCHMAKE_UNHANDLED, "(early_leave)"/g);
    const crowds = quoted(sourcesIn("server/match"), /"(TooManyW\w+)"/g);
    const due = [
      ...all(523, early),
      ...all(524, [...expired, ...consumed, "bad reconnection token"]),
      ...all(526, [...ACCESS, ...crowds, "TooMany"]),
      ...["500 ServerError", "503 NotStored", "503 StoreUnavailable"],
    ];
    expect(answersIn("refused at the socket")).toEqual(sorted(due));
  });

  test("every answer over HTTP", () => {
    const sources = sourcesIn("server/http");
    const thrown = sources.matchAll(/(?:new HttpError|super)\(\s*(\d+),\s*"(\w+)"/g);
    const changed = sources.matchAll(/mustBeUnchanged\(.*"(\w+)"\);/g);
    const handIn = sources.slice(sources.indexOf("Record<UploadRefusal")).matchAll(/^ {2}(\w+): (\d{3}),$/gm);
    const streams = readFileSync(new URL("../../server/rooms/stream-routes.ts", import.meta.url), "utf8");
    const replied = streams.matchAll(/^ {2}(\w+): (\d{3}),$/gm);
    const nginx = readFileSync(new URL("../../server/cluster/proxy/nginx.conf", import.meta.url), "utf8");
    const proxied = nginx.matchAll(/return (\d+) '\{"reason":"(\w+)"/g);
    const due = [
      ...[...thrown, ...proxied].map(([, status, reason]) => `${status} ${reason}`),
      ...[...changed].map(([, reason]) => `412 ${reason}`),
      ...[...handIn].map(([, reason, status]) => `${status} ${reason}`).filter((answer) => !isSeat(answer)),
      ...[...replied].map(([, reason, status]) => `${status} ${reason}`),
      ...all(403, ACCESS),
      ...all(409, [...Object.keys(WHY_NOT), ...Object.keys(WHY_NO_TABLE)]),
      ...all(500, UNREADABLE()),
      // A stream or a request may need a table that another request is opening.
      "409 TableIsOpen",
      // Express answers 415 to a body in an unknown encoding.
      ...["413 TooLarge", "415 BadRequest", "500 ServerError", "503 ClusterUnreachable"],
    ];
    expect(answersIn("status")).toEqual(sorted(due));
  });

  /** Another table of the page lists these. */
  const isSeat = (answer: string) => ["404 NoSuchRoom", "409 TableIsOpen", "410 SeatExpired"].includes(answer);

  test("the largest size of a request", () => {
    expect(common.numbersAfter("A message has at most").slice(0, 2)).toEqual([LARGEST_REQUEST, LARGEST_CHAT_REQUEST]);
  });

  const sourcesIn = (...folders: readonly string[]): string =>
    folders
      .flatMap((folder) => {
        const at = new URL(`../../${folder}/`, import.meta.url);
        const names = readdirSync(at, { encoding: "utf8", recursive: true }).filter((name) => name.endsWith(".ts"));
        return names.map((name) => readFileSync(new URL(name, at), "utf8"));
      })
      .join("");

  const refusalsIn = (...folders: readonly string[]): string[] => {
    const codes = [...sourcesIn(...folders).matchAll(/(?:refused?|\bfault)\("(\w+)"/g)].map(([, code]) => code!);
    return [...new Set(codes)].sort();
  };

  test("every reason for a refusal", () => {
    const ofMatch = refusalsIn("shared/engine");
    const reasonsIn = (column: string) => common.tableOf(column).map(([name]) => quotedIn(name!)[0]!);
    const words = ["of the match", "of the room"].flatMap((column) => common.tableOf(column));
    expect(Object.fromEntries(words.map(([name, text]) => [quotedIn(name!)[0]!, text]))).toEqual(REFUSALS);
    expect(reasonsIn("of the match")).toEqual(ofMatch);
    const own = refusalsIn("server/match", "server/rooms").filter((code) => !ofMatch.includes(code));
    // Unexpected errors get the same reasons as over HTTP.
    const ofRoom = [...new Set([...own, "ServerError", "StoreUnavailable"])].sort();
    expect(reasonsIn("of the room")).toEqual(ofRoom);
  });
});

test("the protocol's example of a step on the wire is one that the code reads and writes", () => {
  const page = readFileSync(new URL("../../shared/PROTOCOL.md", import.meta.url), "utf8");
  const [, line = ""] = /### Steps on the wire[\s\S]*?```json\n(.*)\n```/.exec(page) ?? [];
  const entries = entriesIn(line);
  expect(entries.map(({ v }) => v)).toEqual([24, 25, 26]);
  expect(publicLine(entries as unknown as EntryRun)).toBe(line);
});

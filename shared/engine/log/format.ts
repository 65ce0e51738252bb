import * as z from "zod/mini";
import type { Seat } from "../contract/events.ts";
import type { Outcome } from "../contract/game.ts";
import { type Origin, ownPart } from "../match/branch.ts";
import type { Recorded } from "../match/log-entry.ts";
import { type Match, noncesOf } from "../match/match.ts";
import type { MatchEvent, OccupantKind } from "../match/match-events.ts";
import { SCHEMA, UnknownSchema, upcast } from "./upcast.ts";

export interface MatchFileHeader {
  readonly format: `match/${number}`;
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly options: object;
  readonly layout: object;
  readonly seats: readonly { readonly seat: Seat; readonly name: string; readonly kind: OccupantKind }[];
  readonly commitment: string;
  readonly algorithm: string;
  /** Absent while the match is in progress. */
  readonly seed?: string;
  readonly nonces: readonly string[];
  readonly startedAt?: string;
  readonly endedAt?: string;
  readonly outcome?: Outcome;
  readonly from?: Origin;
}

export interface MatchFile {
  readonly header: MatchFileHeader;
  readonly log: readonly Recorded[];
}

/** `line`: the first faulty one, from 1. */
export class Malformed extends Error {
  override readonly name = "Malformed";
  readonly line: number;
  constructor(line: number, fault: string) {
    super(`line ${line}: ${fault}`);
    this.line = line;
  }
}

const seat = z.int().check(z.nonnegative());

const outcome = z.object({
  result: z.enum(["won", "lost", "draw", "ended"]),
  winners: z.array(seat),
  reason: z.string(),
  scores: z.optional(z.array(z.number())),
});

const header = z.object({
  format: z.string().check(z.regex(/^match\/\d+$/)),
  id: z.string(),
  game: z.string(),
  rules: z.int(),
  options: z.looseObject({}),
  layout: z.looseObject({}),
  seats: z.array(z.object({ seat, name: z.string(), kind: z.enum(["human", "bot"]) })),
  commitment: z.string(),
  algorithm: z.string(),
  seed: z.optional(z.string()),
  nonces: z.array(z.string()),
  startedAt: z.optional(z.string()),
  endedAt: z.optional(z.string()),
  outcome: z.optional(outcome),
  from: z.optional(z.object({ match: z.string(), version: z.int(), root: z.string(), unseenBy: z.optional(seat) })),
});

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

const entry = z.looseObject({
  v: z.int().check(z.positive()),
  at: z.string().check(z.regex(TIME, "not a time like 2026-11-20T12:00:00.000Z")),
  cause: z.string(),
  by: z.optional(seat),
  schema: z.optional(z.int().check(z.positive())),
  type: z.string(),
  secret: z.optional(z.object({ to: z.array(seat), faces: z.record(z.string(), z.string()) })),
});

export function headerOf(match: Match, log: readonly Recorded[]): MatchFileHeader {
  const { config, seats, outcome, seed } = match;
  const at = (type: MatchEvent["type"]) => ownPart(log).find((entry) => entry.type === type)?.at;
  const startedAt = at("MatchStarted");
  const endedAt = at("MatchEnded");
  const { id, game, rules, options, layout, commitment, algorithm, from } = config;
  return {
    format: `match/${SCHEMA}`,
    id,
    game,
    rules,
    options,
    layout,
    seats: seats.flatMap((held, seat) => (held ? [{ seat, name: held.name, kind: held.kind }] : [])),
    commitment,
    algorithm,
    ...(seed === undefined ? {} : { seed }),
    nonces: noncesOf(match),
    ...(startedAt === undefined ? {} : { startedAt }),
    ...(endedAt === undefined ? {} : { endedAt }),
    ...(outcome === undefined ? {} : { outcome }),
    ...(from === undefined ? {} : { from }),
  };
}

/** JSON lines: the header, then the events. */
export const write = ({ header, log }: MatchFile): string =>
  [header, ...log].map((line) => `${JSON.stringify(line)}\n`).join("");

/**
 * @param text a match file, or its beginning
 * @throws Malformed if the first line is no header
 */
export const readHeader = (text: string): MatchFileHeader =>
  parse(header, text.split("\n", 1)[0]!, 1) as MatchFileHeader;

/** Reads any released schema. Checks only the shape of lines; `verify` checks the match. @throws Malformed */
export function read(text: string, upcastOne = upcast): MatchFile {
  const head = readHeader(text);
  const [, ...rest] = text.replace(/\n+$/, "").split("\n");
  const schema = Number(head.format.slice("match/".length));
  const log = rest.map((line, i) => upcastLine(parse(entry, line, i + 2) as Recorded, schema, i + 2, upcastOne));
  return { header: head, log };
}

function parse(schema: z.ZodMiniType, line: string, number: number): unknown {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new Malformed(number, "not JSON");
  }
  const result = z.safeParse(schema, value);
  if (result.success) return value;
  const [issue] = result.error.issues;
  throw new Malformed(number, `${issue?.path.join(".") || "the line"}: ${issue?.message ?? "invalid"}`);
}

function upcastLine(entry: Recorded, schema: number, line: number, upcastOne: typeof upcast): Recorded {
  try {
    return upcastOne(entry, schema);
  } catch (error) {
    if (error instanceof UnknownSchema) throw new Malformed(line, error.message);
    throw error;
  }
}

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import * as z from "zod/mini";
import { isSeed } from "../engine/chance/fair.ts";
import type { GameCommand, GameEvent, Seat } from "../engine/contract/events.ts";
import { redact } from "../engine/contract/secrecy.ts";
import { payloadOf, type Recorded } from "../engine/match/log-entry.ts";
import { isMatchEvent } from "../engine/match/match-events.ts";

type Field = number | string | boolean | readonly (number | string)[];

/** The index of a command's shape, and the values of the shape's fields. */
type PackedCommand = readonly [shape: number, ...Field[]];

/** The win probability after a move, in thousandths. */
type PackedOdds = readonly [command: PackedCommand, thousandths: number];

/** The same seed and moves give the same log. */
export interface BotMatch {
  /** The seed of the deal derives from this text. */
  readonly text: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** By seat: names of bots. */
  readonly players: readonly string[];
  /** Each is a command of the first seat that the table waits for. */
  readonly moves: readonly PackedCommand[];
}

type PackedPlay = readonly [seat: Seat, command: PackedCommand];

/** `by`: the seat that caused the step; -1 for the platform. */
type PlatformStep = readonly [by: Seat | -1, ...events: readonly [GameEvent, ...GameEvent[]]];

/** Without names. The same seed and steps give the same log. */
export interface PeoplesMatch {
  /** 64 hex digits. */
  readonly seed: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: number;
  readonly house?: object;
  /** The steps between the opening of the table and the start. */
  readonly before: readonly PlatformStep[];
  readonly moves: readonly (PackedPlay | PlatformStep)[];
}

export type PuzzleMatch = BotMatch | PeoplesMatch;

export const isOfPeople = (match: PuzzleMatch): match is PeoplesMatch => "seed" in match;

export const isPlay = (step: PackedPlay | PlatformStep): step is PackedPlay => Array.isArray(step[1]);

export interface Puzzle {
  /** See `puzzleId`. */
  readonly id: string;
  /** The index of the puzzle's match. */
  readonly match: number;
  /** The index of the puzzle's move in the match's `moves`. */
  readonly move: number;
  /** The best move of each sensible kind, best first; at least two. */
  readonly odds: readonly PackedOdds[];
  readonly themes: readonly string[];
  readonly rating: number;
}

interface PuzzleSetOrigin {
  readonly seed: string;
  /** The number of matches searched. */
  readonly matches: number;
}

export interface PuzzleSet {
  readonly format: "puzzles/1";
  readonly game: string;
  readonly rules: number;
  readonly made: PuzzleSetOrigin;
  /** The type and the other field names of each shape of command. */
  readonly shapes: readonly (readonly [type: string, ...fields: string[]])[];
  readonly matches: readonly PuzzleMatch[];
  readonly puzzles: readonly Puzzle[];
}

export class MalformedPuzzles extends Error {
  override readonly name = "MalformedPuzzles";
}

/** Upper limits, greater than in any set. */
const [MOST_MATCHES, MOST_PUZZLES, MOST_MOVES, MOST_ODDS, MOST_SEATS] = [5_000, 5_000, 2_000, 40, 10] as const;
const MOST_EVENTS = 20;

const index = z.int().check(z.nonnegative(), z.maximum(100_000));
const word = z.string().check(z.minLength(1), z.maxLength(40));
const field = z.union([index, z.boolean(), word, z.array(z.union([index, word])).check(z.maxLength(40))]);
const packed = z.tuple([index], field);

const options = z.record(word, z.union([word, z.boolean(), index]));
const botMatch = z.strictObject({
  text: z.string().check(z.maxLength(200)),
  options,
  players: z.array(word).check(z.minLength(1), z.maxLength(MOST_SEATS)),
  moves: z.array(packed).check(z.maxLength(MOST_MOVES)),
});

const platformStep = z
  .tuple(
    [z.int().check(z.minimum(-1), z.maximum(MOST_SEATS)), z.looseObject({ type: word })],
    z.looseObject({ type: word }),
  )
  .check(z.refine((step) => step.length <= MOST_EVENTS));
const peoplesMatch = z.strictObject({
  seed: z.string().check(z.refine(isSeed)),
  options,
  seats: z.int().check(z.positive(), z.maximum(MOST_SEATS)),
  house: z.optional(z.looseObject({})),
  before: z.array(platformStep).check(z.maxLength(MOST_MOVES)),
  moves: z.array(z.union([z.tuple([index, packed]), platformStep])).check(z.maxLength(MOST_MOVES)),
});

const schema = z.strictObject({
  format: z.literal("puzzles/1"),
  game: word,
  rules: z.int().check(z.positive()),
  made: z.strictObject({ seed: z.string().check(z.maxLength(200)), matches: index }),
  shapes: z.array(z.tuple([word], word)).check(z.maxLength(200)),
  matches: z.array(z.looseObject({})).check(z.maxLength(MOST_MATCHES)),
  puzzles: z
    .array(
      z.strictObject({
        id: z.string().check(z.regex(/^[0-9a-f]{8}$/)),
        match: index,
        move: index,
        odds: z
          .array(z.tuple([packed, z.int().check(z.nonnegative(), z.maximum(1000))]))
          .check(z.minLength(2), z.maxLength(MOST_ODDS)),
        themes: z.array(word).check(z.maxLength(10)),
        rating: z.int().check(z.minimum(100), z.maximum(4000)),
      }),
    )
    .check(z.maxLength(MOST_PUZZLES)),
});

/**
 * Checks the size of each part, and references between parts, but not whether moves are legal.
 * @throws MalformedPuzzles that names the first faulty field
 */
export function readPuzzleSet(value: unknown): PuzzleSet {
  const given = parsed(schema, value, []);
  const matches = given.matches.map((match, i) => {
    const at = ["matches", i] as const;
    return "seed" in match ? parsed(peoplesMatch, match, at) : parsed(botMatch, match, at);
  });
  const set = { ...given, matches } as unknown as PuzzleSet;
  for (const [i, match] of set.matches.entries())
    for (const [j, command] of commandsOf(match)) mustHaveShape(set, command, `matches.${i}.moves.${j}`);
  const ids = new Set<string>();
  for (const [i, { id, match, move, odds }] of set.puzzles.entries()) {
    const from = set.matches[match];
    if (!from) throw new MalformedPuzzles(`puzzles.${i}.match: there is no match ${match}`);
    if (move >= from.moves.length) throw new MalformedPuzzles(`puzzles.${i}.move: match ${match} has no move ${move}`);
    if (isOfPeople(from) && !isPlay(from.moves[move]!))
      throw new MalformedPuzzles(`puzzles.${i}.move: move ${move} of match ${match} is no seat's`);
    if (ids.has(id)) throw new MalformedPuzzles(`puzzles.${i}.id: ${id} occurs twice`);
    ids.add(id);
    for (const [j, [command, chance]] of odds.entries()) {
      mustHaveShape(set, command, `puzzles.${i}.odds.${j}`);
      if (j > 0 && chance > odds[j - 1]![1])
        throw new MalformedPuzzles(`puzzles.${i}.odds.${j}: better than the one before`);
    }
  }
  return set;
}

/** @throws MalformedPuzzles that names the first faulty field */
function parsed<T>(schema: z.ZodMiniType<T>, value: unknown, at: readonly (string | number)[]): T {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new MalformedPuzzles(
    `${[...at, ...(issue?.path ?? [])].join(".") || "the set"}: ${issue?.message ?? "invalid"}`,
  );
}

const commandsOf = (match: PuzzleMatch): readonly (readonly [move: number, command: PackedCommand])[] =>
  isOfPeople(match)
    ? match.moves.flatMap((step, i) => (isPlay(step) ? [[i, step[1]] as const] : []))
    : match.moves.map((command, i) => [i, command] as const);

function mustHaveShape({ shapes }: PuzzleSet, [shape, ...fields]: PackedCommand, at: string): void {
  const known = shapes[shape];
  if (known?.length !== fields.length + 1)
    throw new MalformedPuzzles(`${at}: no shape ${shape} of ${fields.length} fields`);
}

export class CommandPacker {
  readonly shapes: [type: string, ...fields: string[]][];

  /** @param shapes those already known */
  constructor(shapes: PuzzleSet["shapes"] = []) {
    this.shapes = shapes.map(([type, ...fields]) => [type, ...fields]);
  }

  pack(command: GameCommand): PackedCommand {
    const { type, ...rest } = command;
    const fields = Object.entries(rest as Readonly<Record<string, Field | undefined>>).filter(
      (entry): entry is [string, Field] => entry[1] !== undefined,
    );
    const names = [type, ...fields.map(([name]) => name)] as [string, ...string[]];
    const known = this.shapes.findIndex((shape) => shape.join() === names.join());
    return [known < 0 ? this.shapes.push(names) - 1 : known, ...fields.map(([, value]) => value)];
  }
}

/** The unpacked command is unchecked. */
export function unpacked({ shapes }: Pick<PuzzleSet, "shapes">, [shape, ...values]: PackedCommand): GameCommand {
  const [type, ...fields] = shapes[shape]!;
  return { type, ...Object.fromEntries(fields.map((name, i) => [name, values[i]])) };
}

/**
 * A digest of the seat and what its player has seen, 8 hex digits: a link to a puzzle proves that it shows the same
 * position.
 * @param log up to the position
 */
export function puzzleId(log: readonly Recorded[], seat: Seat): string {
  const seen = log.filter((entry) => !isMatchEvent(entry)).map((entry) => payloadOf(redact(entry, seat)));
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify([seat, ordered(seen)])))).slice(0, 8);
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return Object.fromEntries(
    entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, one]) => [name, ordered(one)]),
  );
}

/** 64 hex digits. */
export const seedOfText = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

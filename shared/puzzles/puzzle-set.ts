import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import * as z from "zod/mini";
import type { GameCommand, Seat } from "../engine/contract/events.ts";
import { redact } from "../engine/contract/secrecy.ts";
import { payloadOf, type Recorded } from "../engine/match/log-entry.ts";
import { isMatchEvent } from "../engine/match/match-events.ts";

/** A field's value in a command. */
type Field = number | string | boolean | readonly (number | string)[];

/** A command without the names of its fields: the index of its shape, and the values of the shape's fields. */
type PackedCommand = readonly [shape: number, ...Field[]];

/** A move of a puzzle, and the win probability after it in thousandths. */
type PackedOdds = readonly [command: PackedCommand, thousandths: number];

/** The match a puzzle comes from: the same seed and moves give the same log. */
export interface PuzzleMatch {
  /** The text from which the seed of the deal derives. */
  readonly text: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** The players by seat: names of bots. */
  readonly players: readonly string[];
  /** The commands of the whole match. Each is a command of the first seat that the table waits for. */
  readonly moves: readonly PackedCommand[];
}

export interface Puzzle {
  /** The digest of what its player had seen, see `puzzleId`. */
  readonly id: string;
  /** The index of its match. */
  readonly match: number;
  /** How many commands were made before it. */
  readonly move: number;
  /** The best move of each sensible kind, the best first; at least two. */
  readonly odds: readonly PackedOdds[];
  readonly themes: readonly string[];
  /** The Glicko-2 rating of the puzzle, from its difficulty. */
  readonly rating: number;
}

/** How a set was made, and where the search continues. */
interface PuzzleSearch {
  readonly seed: string;
  /** How many matches were searched. */
  readonly matches: number;
}

/** A set of puzzles as a file. */
export interface PuzzleSet {
  readonly format: "puzzles/1";
  readonly game: string;
  readonly rules: number;
  readonly made: PuzzleSearch;
  /** The type and the names of the other fields of each shape of command. */
  readonly shapes: readonly (readonly [type: string, ...fields: string[]])[];
  readonly matches: readonly PuzzleMatch[];
  readonly puzzles: readonly Puzzle[];
}

/** A file that is no set of puzzles. */
export class MalformedPuzzles extends Error {
  override readonly name = "MalformedPuzzles";
}

/** Upper limits, greater than in any set. */
const [MOST_MATCHES, MOST_PUZZLES, MOST_MOVES, MOST_ODDS, MOST_SEATS] = [5_000, 5_000, 2_000, 40, 10] as const;

const index = z.int().check(z.nonnegative(), z.maximum(100_000));
const word = z.string().check(z.minLength(1), z.maxLength(40));
const field = z.union([index, z.boolean(), word, z.array(z.union([index, word])).check(z.maxLength(40))]);
const packed = z.tuple([index], field);

const schema = z.strictObject({
  format: z.literal("puzzles/1"),
  game: word,
  rules: z.int().check(z.positive()),
  made: z.strictObject({ seed: z.string().check(z.maxLength(200)), matches: index }),
  shapes: z.array(z.tuple([word], word)).check(z.maxLength(200)),
  matches: z
    .array(
      z.strictObject({
        text: z.string().check(z.maxLength(200)),
        options: z.record(word, z.union([word, z.boolean(), index])),
        players: z.array(word).check(z.minLength(1), z.maxLength(MOST_SEATS)),
        moves: z.array(packed).check(z.maxLength(MOST_MOVES)),
      }),
    )
    .check(z.maxLength(MOST_MATCHES)),
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
 * Checks the form of a set: the size of everything, and that its parts refer to each other. Whether its moves are legal
 * is known once its matches are played again.
 * @throws MalformedPuzzles that names the first faulty field
 */
export function readPuzzleSet(value: unknown): PuzzleSet {
  const result = z.safeParse(schema, value);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new MalformedPuzzles(`${issue?.path.join(".") || "the set"}: ${issue?.message ?? "invalid"}`);
  }
  const set = result.data as unknown as PuzzleSet;
  for (const [i, { moves }] of set.matches.entries())
    for (const [j, move] of moves.entries()) mustHaveShape(set, move, `matches.${i}.moves.${j}`);
  const ids = new Set<string>();
  for (const [i, { id, match, move, odds }] of set.puzzles.entries()) {
    const from = set.matches[match];
    if (!from) throw new MalformedPuzzles(`puzzles.${i}.match: there is no match ${match}`);
    if (move >= from.moves.length) throw new MalformedPuzzles(`puzzles.${i}.move: match ${match} has no move ${move}`);
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

function mustHaveShape({ shapes }: PuzzleSet, [shape, ...fields]: PackedCommand, at: string): void {
  const known = shapes[shape];
  if (known?.length !== fields.length + 1)
    throw new MalformedPuzzles(`${at}: no shape ${shape} of ${fields.length} fields`);
}

/** Packs commands, and collects their shapes. */
export class CommandPacker {
  readonly shapes: [type: string, ...fields: string[]][];

  /** @param shapes those known already */
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

/** The command that was packed. It is not checked yet. */
export function unpacked({ shapes }: Pick<PuzzleSet, "shapes">, [shape, ...values]: PackedCommand): GameCommand {
  const [type, ...fields] = shapes[shape]!;
  return { type, ...Object.fromEntries(fields.map((name, i) => [name, values[i]])) };
}

/**
 * The id of a position: a digest of what its player has seen and of the seat, in 8 hex digits. So a link to a puzzle
 * proves that it still shows the same position.
 * @param log up to the position
 */
export function puzzleId(log: readonly Recorded[], seat: Seat): string {
  const seen = log.filter((entry) => !isMatchEvent(entry)).map((entry) => payloadOf(redact(entry, seat)));
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify([seat, ordered(seen)])))).slice(0, 8);
}

/** A value with the fields of all its objects in alphabetical order. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return Object.fromEntries(
    entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, one]) => [name, ordered(one)]),
  );
}

/** The seed of a deal from a text: 64 hex digits. */
export const seedOfText = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

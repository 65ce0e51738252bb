import * as z from "zod/mini";
import type { Boards } from "../../../engine/contract/boards.ts";
import { fingerprintOf } from "../../../engine/fingerprint.ts";
import { ISLANDS } from "../cards.ts";
import type { Options } from "../options.ts";
import { faultsOf } from "./board-faults.ts";
import { BOARD_FORMAT, type BoardDefinition } from "./definition.ts";
import { LIMITS } from "./limits.ts";

const int = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));

const space = z.strictObject({ x: int(0, LIMITS.grid - 1), y: int(0, LIMITS.grid - 1) });
/** Also places around the grid. */
const outside = z.strictObject({ x: int(-1, LIMITS.grid), y: int(-1, LIMITS.grid) });

const cell = int(0, LIMITS.cells[1] - 1);
const cells = z.array(cell).check(z.minLength(1), z.maxLength(LIMITS.cells[1]));
const yes = z.optional(z.literal(true));
const copies = z.optional(int(1, LIMITS.copies));

const line = z.strictObject({
  cells: z.array(space).check(z.minLength(1), z.maxLength(LIMITS.cells[1])),
  free: yes,
  after: z.optional(z.array(int(0, LIMITS.lines - 1)).check(z.minLength(1), z.maxLength(LIMITS.lines))),
});

const cards = z.strictObject({
  islands: z.tuple([int(1, ISLANDS), int(1, ISLANDS)]),
  removed: z.optional(int(1, ISLANDS)),
  starts: yes,
  finishes: copies,
  compasses: copies,
  explorer: z.optional(
    z.strictObject({
      storm: copies,
      compass: copies,
      monster: copies,
      finish: copies,
      start: copies,
      rocks: copies,
      border: copies,
    }),
  ),
  specials: z.optional(z.strictObject({ storm: copies, compass: copies, monster: copies, rocks: copies })),
});

const rules = z.strictObject({
  seats: z.tuple([int(1, LIMITS.seats), int(1, LIMITS.seats)]),
  opposed: yes,
  hand: int(LIMITS.hand[0], LIMITS.hand[1]),
  toll: z.optional(int(0, LIMITS.toll)),
  soloToll: z.optional(z.enum(["draw-five", "two-rounds"])),
  cost: z.enum(["difference", "half", "flat"]),
  maxCost: z.optional(int(1, ISLANDS)),
  pairs: z.boolean(),
  turning: yes,
  jokers: yes,
  startsAreRocks: yes,
  talk: z.enum(["silent", "open"]),
});

/** One line, without blanks around it. */
const text = (most: number) =>
  z.string().check(z.minLength(1), z.maxLength(most), z.regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+$/u), z.trim());

/** The form of a board that players define, with the limits of every field. */
const form = z.strictObject({
  format: z.literal(BOARD_FORMAT),
  id: z.literal("board"),
  title: text(LIMITS.title),
  author: z.optional(text(LIMITS.author)),
  lines: z.array(line).check(z.minLength(1), z.maxLength(LIMITS.lines)),
  borders: z.optional(cells),
  night: z.optional(cells),
  frame: z.array(outside).check(z.maxLength(LIMITS.frame)),
  start: z.optional(outside),
  finish: z.optional(outside),
  cards,
  rules,
});

/** Also checks the fields against each other: each fault becomes an issue. */
export const boardSchema = form.check(({ value, issues }) => {
  for (const fault of faultsOf(value as BoardDefinition))
    issues.push({ code: "custom", input: value, message: fault.fault, params: fault });
}) as unknown as z.ZodMiniType<BoardDefinition, BoardDefinition>;

/** In hexadecimal digits. */
const DIGITS = 16;

export const boards: Boards<Options, BoardDefinition> = {
  parse(definition) {
    const read = boardSchema.safeParse(definition);
    if (read.success) return { definition: read.data };
    return {
      faults: read.error.issues.map(({ path, message }) =>
        path.length > 0 ? `${path.join(".")}: ${message}` : message,
      ),
    };
  },
  title: ({ title = "" }) => title,
  author: ({ author }) => author,
  optionsOf: (board) => ({ mode: "board", board }),
  definitionOf: (options) => (options.mode === "board" ? options.board : undefined),
  // Includes the format: no other game has the same fingerprint.
  idOf: ({ title: _, author: _by, ...content }) => fingerprintOf(content, DIGITS),
};

import { FACES, type IslandSide, type TranquilityFace } from "../cards.ts";
import type { Command } from "../commands.ts";
import { modeOf } from "../modes/modes.ts";
import type { Options } from "../options.ts";
import { DAY, NIGHT, NO_SIDE } from "./kernel.ts";

const CODES: ReadonlyMap<TranquilityFace, number> = new Map(FACES.map((face, i) => [face, i + 1]));

/** The code of a face: its index in `FACES`, plus one. 0 stands for none; an island's code is its number. */
export const codeOf = (face: TranquilityFace): number => CODES.get(face)!;

/** The codes of the faces that rules mention; those below `START` are islands. */
export const START = codeOf("start");
export const FINISH = codeOf("finish");
export const COMPASS = codeOf("compass");
export const JOKER = codeOf("border");

/** The kinds of moves; the index is the kind's code. */
export const KINDS = [
  "PlaceCard",
  "DiscardPair",
  "PlayStart",
  "OfferToll",
  "PlayFinish",
  "PayCost",
  "ClearStorm",
  "TurnCard",
  "Sweep",
] as const satisfies readonly Command["type"][];

/** The effect of a drawn explorer card (P4 to P10). */
const EFFECTS = ["spent", "kept", "storm", "monster", "rocks"] as const;
export const KEPT = 1;
export const STORM = 2;
export const MONSTER = 3;
export const ROCKS = 4;

/** What the rules of a table depend on besides its cards, derived from its mode, layout and options. */
export interface KernelRules {
  readonly options: Options;
  readonly cells: number;
  /** The cell after the last one of each line. The cells of a line, and the lines, follow each other. */
  readonly lineEnds: Uint8Array;
  /** The codes of the kinds of moves in a turn, in the order in which the engine lists them. */
  readonly turnKinds: Uint8Array;
  /**
   * The first cell of the roof; below it islands are free, from it on they wait for all cells below (A2). 0 without a
   * roof.
   */
  readonly roof: number;
  /** Whether a placement must leave room for all other cells of its gap (D4). */
  readonly keepsRoom: boolean;
  /** Whether the finish waits for a start (B10). */
  readonly needsStart: boolean;
  /**
   * Whether a seat draws from the row (D2) and not from a pile, and whether a compass it draws turns all hands (N3).
   */
  readonly drawsFromRow: boolean;
  readonly turnsHands: boolean;
  /** Whether the islands of a seat show its own side (D1), those of all the current one (N2), or neither counts. */
  readonly placesOwnSide: boolean;
  readonly placesCurrentSide: boolean;
  /** By cell, the side it must end with (N2), or `NO_SIDE`. */
  readonly sideDue: Uint8Array;
  /** By cell, 1 where an island draws an explorer card (P2). */
  readonly borders: Uint8Array;
  /** By the code of a face, its effect as an explorer card. */
  readonly effects: Uint8Array;
  /**
   * The deck (B1): how many islands are removed, and the codes of the other cards by where they go. 0 if none is late.
   */
  readonly removes: number;
  readonly mixed: Uint8Array;
  readonly buried: Uint8Array;
  readonly late: number;
  readonly explorer: Uint8Array;
  /** Whether a single player draws five before the toll, or pays it in two rounds (B9). */
  readonly drawsFive: boolean;
  readonly hasTwoRounds: boolean;
}

function rulesFor(options: Options): KernelRules {
  const { layout, actions, side, opposed, deck, soloToll, effectOf } = modeOf({ options });
  const { removed, mixed, buried, late, explorer = [], row } = deck;
  const { lines, night, borders = [], cells } = layout;
  const turnKinds = Object.entries(actions).flatMap(([type, { at }]) =>
    at === "turn" ? [KINDS.indexOf(type as Command["type"])] : [],
  );
  return {
    options,
    cells: cells.length,
    lineEnds: Uint8Array.from(lines, (line) => line.at(-1)! + 1),
    turnKinds: Uint8Array.from(turnKinds),
    roof: lines[2]?.[0] ?? 0,
    keepsRoom: opposed === true,
    needsStart: "PlayStart" in actions,
    drawsFromRow: row !== undefined,
    turnsHands: late !== undefined,
    placesOwnSide: side !== undefined && opposed === true,
    placesCurrentSide: side !== undefined && opposed !== true,
    sideDue: Uint8Array.from(cells.keys(), (cell) => (night ? (night.includes(cell) ? NIGHT : DAY) : NO_SIDE)),
    borders: Uint8Array.from(cells.keys(), (cell) => (borders.includes(cell) ? 1 : 0)),
    effects: Uint8Array.from([undefined, ...FACES], (face) =>
      EFFECTS.indexOf(face && explorer.length > 0 ? effectOf(face) : "spent"),
    ),
    removes: removed,
    mixed: Uint8Array.from(mixed, codeOf),
    buried: Uint8Array.from(buried, codeOf),
    late: late ? codeOf(late) : 0,
    explorer: Uint8Array.from(explorer, codeOf),
    drawsFive: soloToll === "draw-five",
    hasTwoRounds: soloToll === "two-rounds",
  };
}

/** Cached by options, which are the same object during a whole match. */
const known = new WeakMap<Options, KernelRules>();

export function rulesOf(options: Options): KernelRules {
  const rules = known.get(options) ?? rulesFor(options);
  known.set(options, rules);
  return rules;
}

/** The code of a side. */
export const sideCodeOf = (side: IslandSide | undefined): number =>
  side === undefined ? NO_SIDE : side === "day" ? DAY : NIGHT;

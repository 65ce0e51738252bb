import { FACES, type IslandSide, type TranquilityFace } from "../cards.ts";
import type { Command } from "../commands.ts";
import { modeOf } from "../modes/modes.ts";
import type { Options } from "../options.ts";
import { DAY, NIGHT, NO_SIDE } from "./kernel.ts";

const CODES: ReadonlyMap<TranquilityFace, number> = new Map(FACES.map((face, i) => [face, i + 1]));

/** The index of a face in `FACES` plus 1, for islands their number. */
export const codeOf = (face: TranquilityFace): number => CODES.get(face)!;

/** Codes below `START` are islands. */
export const START = codeOf("start");
export const FINISH = codeOf("finish");
export const COMPASS = codeOf("compass");
export const JOKER = codeOf("border");

/** The index is the kind's code. */
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

/** P4 to P10: the index is the code. */
const EFFECTS = ["spent", "kept", "storm", "monster", "rocks"] as const;
export const KEPT = 1;
export const STORM = 2;
export const MONSTER = 3;
export const ROCKS = 4;

export interface KernelRules {
  readonly options: Options;
  readonly cells: number;
  /** The cell after the last one of each line. */
  readonly lineEnds: Uint8Array;
  /** The kinds of moves in a turn, in the engine's order. */
  readonly turnKinds: Uint8Array;
  /** A2: the first cell of the roof, or 0. Cells before it cost nothing, and must be filled first. */
  readonly roof: number;
  readonly isOpposed: boolean;
  /** B10: the finish requires a start. */
  readonly needsStart: boolean;
  /** D2: a seat draws from the row. N3: drawn compasses turn hands. */
  readonly drawsFromRow: boolean;
  readonly turnsHands: boolean;
  /** D1: islands show the seat's own side. N2: they show the current side. */
  readonly placesOwnSide: boolean;
  readonly placesCurrentSide: boolean;
  /** N2: by cell, the side that its island must show at the end, or `NO_SIDE`. */
  readonly sideDue: Uint8Array;
  /** P2: by cell, 1 if an island draws an explorer card. */
  readonly borders: Uint8Array;
  /** The effect of each face as an explorer card. */
  readonly effects: Uint8Array;
  /** B1: the number of removed islands, and the codes of the other cards by destination; `late` is 0 for none. */
  readonly removes: number;
  readonly mixed: Uint8Array;
  readonly buried: Uint8Array;
  readonly late: number;
  readonly explorer: Uint8Array;
  /** See rule B9. */
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
    isOpposed: opposed === true,
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
    late: late ? codeOf(late[0]!) : 0,
    explorer: Uint8Array.from(explorer, codeOf),
    drawsFive: soloToll === "draw-five",
    hasTwoRounds: soloToll === "two-rounds",
  };
}

/** A match keeps one options object, so it is the key. */
const known = new WeakMap<Options, KernelRules>();

export function rulesOf(options: Options): KernelRules {
  const rules = known.get(options) ?? rulesFor(options);
  known.set(options, rules);
  return rules;
}

export const sideCodeOf = (side: IslandSide | undefined): number =>
  side === undefined ? NO_SIDE : side === "day" ? DAY : NIGHT;

import type { ChoiceSpec, VariantManifest } from "../../../contract/manifest.ts";

/** The server's schema is authoritative; a test compares the two. */
export const CHOICES = {
  galateia: { values: [false, true], usual: false },
  soloToll: { values: ["draw-five", "two-rounds"], usual: "draw-five", onlyFor: 1 },
  difficulty: { values: ["easier", "normal", "harder"], usual: "normal" },
  edition: { values: ["fr", "de"], usual: "fr" },
  talk: { values: ["silent", "open"], usual: "silent" },
} as const satisfies Readonly<Record<string, ChoiceSpec>>;

type ChoiceName = keyof typeof CHOICES;

/** Bots win nine of ten matches (`calm`), eight (`choppy`) or six (`rough`). */
export type SeaRoughness = "calm" | "choppy" | "rough";

interface Mode extends VariantManifest {
  /** Absent for a duel, where the opponent sets the difficulty. */
  readonly sea?: SeaRoughness;
  /** Mean number in a match among bots, for any number of seats. */
  readonly moves: number;
  readonly choices: readonly ChoiceName[];
  /**
   * From the top: a dot for a space, `d` or `n` for one with the day or night side, `^` for the finish, a blank for
   * water.
   */
  readonly picture: readonly string[];
}

/** Seconds per move: alone; with another player, whose moves take time to watch; extra for each further player. */
const SECONDS_PER_MOVE = { alone: 12, together: 20, further: 2 } as const;

/** In minutes, rounded up to a multiple of five. */
export function minutesOf(moves: number, seats: number): number {
  const pace =
    seats === 1 ? SECONDS_PER_MOVE.alone : SECONDS_PER_MOVE.together + (seats - 2) * SECONDS_PER_MOVE.further;
  return Math.ceil((moves * pace) / 60 / 5) * 5;
}

const mode = (rest: Omit<Mode, "minutes">): Mode => ({ ...rest, minutes: (seats) => minutesOf(rest.moves, seats) });

const GRID = ["......", "......", "......", "......", "......", "......"];

export const MODES = {
  standard: mode({ sea: "calm", seats: [1, 5], moves: 44, choices: ["galateia", "soloToll", "talk"], picture: GRID }),
  arch: mode({
    sea: "calm",
    seats: [1, 5],
    moves: 44,
    choices: ["galateia", "talk"],
    picture: [".......", ".......", ".......", ".......", "..   ..", "..   ..", "..   .."],
  }),
  pyramid: mode({
    sea: "rough",
    seats: [1, 5],
    moves: 62,
    choices: ["difficulty", "edition", "talk"],
    picture: ["     ^", "    ...", "   .....", "  .......", " .........", "..........."],
  }),
  "day-night": mode({
    sea: "choppy",
    seats: [1, 5],
    moves: 54,
    choices: ["galateia", "soloToll", "talk"],
    picture: [...GRID.slice(3), "nnnnnn", "nnnnnn", "nnnnnn"],
  }),
  duel: mode({
    seats: [2, 2],
    moves: 39,
    choices: [],
    picture: ["d.nnn.", "ddd.n.", ".n.ddd", "nn.d.n", "dd.nn.", ".dd.nn"],
  }),
} satisfies Readonly<Record<string, Mode>>;

type ModeName = keyof typeof MODES;

export const isMode = (name: unknown): name is ModeName => typeof name === "string" && Object.hasOwn(MODES, name);

/** A choice a mode leaves to those who open a table. The server's schema is what counts; a test compares the two. */
export const CHOICES = {
  galateia: [false, true],
  soloToll: ["draw-five", "two-rounds"],
  difficulty: ["normal", "easier", "harder"],
  edition: ["fr", "de"],
  talk: ["silent", "open"],
} as const;

export type ChoiceName = keyof typeof CHOICES;

/** How rough a crossing is: the game's own bots bring nine of ten home, eight of ten, or six of ten. */
export type Sea = "calm" | "choppy" | "rough";

interface ModeInfo {
  /** A duel is as hard as its other side. */
  readonly sea?: Sea;
  readonly seats: readonly [min: number, max: number];
  /** What may be chosen, each with its usual value first in `CHOICES`. */
  readonly choices: readonly ChoiceName[];
  /** The rows of the board from top to bottom, a dot for a space and a gap for water. */
  readonly picture: readonly string[];
}

const GRID = ["......", "......", "......", "......", "......", "......"];

/** The modes of Tranquility that a table can be opened for. */
export const MODES = {
  standard: { sea: "calm", seats: [1, 5], choices: ["galateia", "soloToll", "talk"], picture: GRID },
  arch: {
    sea: "calm",
    seats: [1, 5],
    choices: ["galateia", "talk"],
    picture: [".......", ".......", ".......", ".......", "..   ..", "..   ..", "..   .."],
  },
  pyramid: {
    sea: "rough",
    seats: [1, 5],
    choices: ["difficulty", "edition", "talk"],
    picture: ["     ^", "    ...", "   .....", "  .......", " .........", "..........."],
  },
  "day-night": {
    sea: "choppy",
    seats: [1, 5],
    choices: ["galateia", "soloToll", "talk"],
    picture: [...GRID.slice(3), "nnnnnn", "nnnnnn", "nnnnnn"],
  },
  duel: { seats: [2, 2], choices: [], picture: ["d.nnn.", "ddd.n.", ".n.ddd", "nn.d.n", "dd.nn.", ".dd.nn"] },
} as const satisfies Readonly<Record<string, ModeInfo>>;

export type ModeName = keyof typeof MODES;
export const MODE_NAMES = Object.keys(MODES) as readonly ModeName[];

export const infoOf = (mode: ModeName): ModeInfo => MODES[mode];
export const isMode = (name: unknown): name is ModeName => typeof name === "string" && Object.hasOwn(MODES, name);

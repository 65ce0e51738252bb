/** One stroke of a voice. Times in seconds, pitches in Hz; noise is water and paper, heard around its pitch. */
export interface Tone {
  readonly wave: "sine" | "triangle" | "noise";
  readonly from: number;
  /** Where the pitch slides to; it stays where it began unless told. */
  readonly to?: number;
  readonly start?: number;
  readonly length: number;
  /** How loud at most, 0..1. */
  readonly gain: number;
}

const chime = (pitch: number, start = 0, gain = 0.3): readonly Tone[] => [
  { wave: "sine", from: pitch, start, length: 0.9, gain },
  { wave: "sine", from: pitch * 2.76, start, length: 0.35, gain: gain * 0.25 },
];

/** Every voice of a table, as strokes: nothing is recorded, and nothing is fetched for it. */
export const VOICES = {
  /** A card on wood, and the water it stirs. */
  placed: [
    { wave: "triangle", from: 190, to: 95, length: 0.14, gain: 0.5 },
    { wave: "noise", from: 900, to: 300, start: 0.03, length: 0.35, gain: 0.16 },
  ],
  /** Paper on paper. */
  cards: [
    { wave: "noise", from: 2600, to: 1500, length: 0.09, gain: 0.16 },
    { wave: "noise", from: 2900, to: 1700, start: 0.08, length: 0.09, gain: 0.12 },
  ],
  /** A harbour bell. */
  bell: [...chime(392, 0, 0.26), ...chime(392, 0.42, 0.16)],
  /** Weather far out. */
  storm: [
    { wave: "noise", from: 160, to: 420, length: 0.9, gain: 0.5 },
    { wave: "sine", from: 62, to: 44, start: 0.1, length: 0.8, gain: 0.4 },
  ],
  /** It is this person's turn. */
  turn: [...chime(523, 0, 0.16), ...chime(784, 0.14, 0.16)],
  /** Something cannot be done: a knuckle on wood, twice, and softly. */
  refused: [
    { wave: "triangle", from: 130, to: 98, length: 0.09, gain: 0.34 },
    { wave: "triangle", from: 116, to: 88, start: 0.11, length: 0.1, gain: 0.26 },
  ],
  won: [...chime(392), ...chime(494, 0.16), ...chime(587, 0.32), ...chime(784, 0.48)],
  lost: [...chime(330, 0, 0.24), ...chime(262, 0.28, 0.24), ...chime(220, 0.56, 0.24)],
} as const satisfies Record<string, readonly Tone[]>;

export type Voice = keyof typeof VOICES;

/** When a voice is over, in seconds from its beginning. */
export const lengthOf = (voice: Voice): number =>
  Math.max(...VOICES[voice].map(({ start = 0, length }: Tone) => start + length));

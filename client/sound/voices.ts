import { chime, type Tone } from "./tone.ts";

/** Sounds are synthesized instead of recorded. */
export const VOICES = {
  placed: [
    { wave: "triangle", from: 190, to: 95, length: 0.14, gain: 0.5 },
    { wave: "noise", from: 900, to: 300, start: 0.03, length: 0.35, gain: 0.16 },
  ],
  cards: [
    { wave: "noise", from: 2600, to: 1500, length: 0.09, gain: 0.16 },
    { wave: "noise", from: 2900, to: 1700, start: 0.08, length: 0.09, gain: 0.12 },
  ],
  turn: [...chime(523, 0, 0.16), ...chime(784, 0.14, 0.16)],
  refused: [
    { wave: "triangle", from: 130, to: 98, length: 0.09, gain: 0.34 },
    { wave: "triangle", from: 116, to: 88, start: 0.11, length: 0.1, gain: 0.26 },
  ],
  won: [...chime(392), ...chime(494, 0.16), ...chime(587, 0.32), ...chime(784, 0.48)],
  lost: [...chime(330, 0, 0.24), ...chime(262, 0.28, 0.24), ...chime(220, 0.56, 0.24)],
} as const satisfies Record<string, readonly Tone[]>;

/** A name, or a game's own sound. */
export type Voice = keyof typeof VOICES | readonly Tone[];

export const tonesOf = (voice: Voice): readonly Tone[] => (typeof voice === "string" ? VOICES[voice] : voice);

/** In seconds. */
export const lengthOf = (voice: Voice): number =>
  Math.max(...tonesOf(voice).map(({ start = 0, length }) => start + length));

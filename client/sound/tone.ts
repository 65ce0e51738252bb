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

/** A small bell. */
export const chime = (pitch: number, start = 0, gain = 0.3): readonly Tone[] => [
  { wave: "sine", from: pitch, start, length: 0.9, gain },
  { wave: "sine", from: pitch * 2.76, start, length: 0.35, gain: gain * 0.25 },
];

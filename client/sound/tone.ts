/** Times in seconds, pitches in Hz. */
export interface Tone {
  readonly wave: "sine" | "triangle" | "noise";
  readonly from: number;
  /** Default: no slide. */
  readonly to?: number;
  readonly start?: number;
  readonly length: number;
  /** 0..1. */
  readonly gain: number;
}

export const chime = (pitch: number, start = 0, gain = 0.3): readonly Tone[] => [
  { wave: "sine", from: pitch, start, length: 0.9, gain },
  { wave: "sine", from: pitch * 2.76, start, length: 0.35, gain: gain * 0.25 },
];

import { sounds } from "../ui/preferences.ts";
import { play, prepareAudio, resumeAudio } from "./synth.ts";
import type { Voice } from "./voices.ts";

const WANTED: Readonly<Record<(typeof sounds.values)[number], (voice: Voice) => boolean>> = {
  all: () => true,
  turn: (voice) => voice === "turn",
  off: () => false,
};

export { prepareAudio, resumeAudio };

export const playSound = (voice: Voice): void => play([voice].filter(WANTED[sounds.chosen.peek()]));

export const playSounds = (voices: readonly Voice[]): void => play(voices.filter(WANTED[sounds.chosen.peek()]));

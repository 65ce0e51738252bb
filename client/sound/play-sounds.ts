import { sounds } from "../ui/preferences.ts";
import { play, prepareAudio, resumeAudio } from "./synth.ts";
import type { Voice } from "./voices.ts";

/** Which voices each choice lets through. */
const WANTED: Readonly<Record<(typeof sounds.values)[number], (voice: Voice) => boolean>> = {
  all: () => true,
  turn: (voice) => voice === "turn",
  off: () => false,
};

export { prepareAudio, resumeAudio };

/** Plays one voice, if it is to be heard. */
export const playSound = (voice: Voice): void => play([voice].filter(WANTED[sounds.chosen.peek()]));

/** Plays these voices, as far as they are to be heard. */
export const playSounds = (voices: readonly Voice[]): void => play(voices.filter(WANTED[sounds.chosen.peek()]));

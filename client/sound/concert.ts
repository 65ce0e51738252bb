import type { Seat } from "../../shared/engine/game.ts";
import type { Recorded } from "../../shared/engine/match.ts";
import { voicesOf } from "../games/tranquility/sounds.ts";
import { sounds } from "../ui/comfort.ts";
import { play, tune, wake } from "./band.ts";
import type { Voice } from "./voices.ts";

/** Which voices each choice lets through. */
const WANTED: Readonly<Record<(typeof sounds.values)[number], (voice: Voice) => boolean>> = {
  all: () => true,
  turn: (voice) => voice === "turn",
  off: () => false,
};

export { tune, wake };

/** Plays what a person at a seat is to hear of a step of the log. */
export const sound = (step: readonly Recorded[], seat: Seat | undefined): void =>
  play(voicesOf(step, seat).filter(WANTED[sounds.chosen.peek()]));

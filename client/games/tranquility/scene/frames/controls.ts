import { laneOf } from "../../../../replay/lane.ts";

/** What the lanes have above and below them: the padding of the panel, the numbers of the rounds and the slider, in px. */
const AROUND = 68;

/** The buttons with what stands below them, and the padding of the panel, in px. */
const BUTTONS = 126;

/** The controls of a replay on a phone held upright, in px: how wide they have to be, and how high they are. */
export const UPRIGHT = { least: 190, height: 138 } as const;

/** How high the controls of a replay are that have a lane for every seat, in px. */
export const controlsOf = (seats: number): number => Math.max(BUTTONS, AROUND + seats * laneOf(seats));

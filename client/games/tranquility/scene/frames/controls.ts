import { laneOf } from "../../../../layout/lane.ts";

/** Height above and below the lanes, in px: the panel's padding, the row of numbers of the rounds, and the slider. */
const AROUND = 68;

/** Minimum height of the controls, in px: the buttons, everything below them, and the padding of the panel. */
const BUTTONS = 126;

/** The controls of a replay on a phone held upright, in px: their smallest width, and their height. */
export const UPRIGHT = { least: 190, height: 138 } as const;

/** The height of a replay's controls with a lane for every seat, in px. */
export const controlsOf = (seats: number): number => Math.max(BUTTONS, AROUND + seats * laneOf(seats));

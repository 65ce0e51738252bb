import type { Layout } from "../layouts.ts";
import type { Options } from "../options.ts";
import type { State } from "../state.ts";
import { arch } from "./arch.ts";
import { dayNight } from "./day-night.ts";
import { duel } from "./duel.ts";
import type { Mode } from "./mode.ts";
import { pyramid } from "./pyramid.ts";
import { standard } from "./standard.ts";

export const MODES: Readonly<Record<Options["mode"], Mode>> = {
  standard,
  arch,
  pyramid,
  "day-night": dayNight,
  duel,
};

export const modeOf = ({ options }: Pick<State, "options">): Mode => MODES[options.mode];

/** The allowed numbers of seats of each mode, inclusive. */
export const SEATS = Object.fromEntries(Object.entries(MODES).map(([name, { seats }]) => [name, seats])) as Readonly<
  Record<Options["mode"], Mode["seats"]>
>;

export const layoutOf = ({ mode }: Options): Layout => MODES[mode].layout;

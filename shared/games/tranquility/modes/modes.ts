import type { Layout } from "../layouts.ts";
import type { Options } from "../options.ts";
import type { State } from "../state.ts";
import { arch } from "./arch.ts";
import { dayNight } from "./day-night.ts";
import { duel } from "./duel.ts";
import type { Mode } from "./mode.ts";
import { pyramid } from "./pyramid.ts";
import { standard } from "./standard.ts";

/** Every mode there is; the file of each says what it changes. */
export const MODES: Readonly<Record<Options["mode"], Mode>> = {
  standard,
  arch,
  pyramid,
  "day-night": dayNight,
  duel,
};

export const modeOf = ({ options }: Pick<State, "options">): Mode => MODES[options.mode];

/** How many seats each mode has, inclusive. */
export const SEATS = Object.fromEntries(Object.entries(MODES).map(([name, { seats }]) => [name, seats])) as Readonly<
  Record<Options["mode"], Mode["seats"]>
>;

export const layoutOf = ({ mode }: Options): Layout => MODES[mode].layout;

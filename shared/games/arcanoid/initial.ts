import type { Options } from "./options.ts";
import type { State } from "./state.ts";
import { RULES } from "./variants.ts";

export const initial = (options: Options, seats: number, rules = RULES): State => ({
  options,
  rules,
  seats,
  round: 0,
  first: 0,
  results: [],
  faces: [],
  lastHandle: 0,
  parties: [],
  order: [],
  pile: [],
  discard: [],
  kept: [],
  row: undefined,
  temperance: undefined,
  peeks: [],
  clues: [],
  clock: 0,
  touched: [false, false, false, false],
  isClosed: false,
  renewals: 0,
  turn: { party: 0, isExtra: false },
  regular: 0,
  play: undefined,
  stage: { at: "deal" },
});

export const adopt = (state: State, rules: number): State => ({ ...state, rules });

import type { Refusal, Seat, TakeBackRules } from "../../../engine/game.ts";
import type { Command } from "../commands.ts";
import { decideBy } from "../decide.ts";
import type { Event } from "../events.ts";
import { RULES_1 } from "../rules/versions.ts";
import type { State } from "../state.ts";

// What rules 1 did otherwise than those of today. Logs that name them were decided by this, so nothing here is ever mended.

export const decide = (state: State, seat: Seat, command: Command): readonly Event[] | Refusal =>
  decideBy(RULES_1, state, seat, command);

/** The partner was not asked. */
export const takeBack: TakeBackRules<State> = { allowed: () => "alone" };

import type { Refusal, Seat } from "../../../engine/contract/events.ts";
import type { UndoRules } from "../../../engine/contract/game.ts";
import type { Command } from "../commands.ts";
import { decideBy } from "../decide.ts";
import type { Event } from "../events.ts";
import { RULES_1 } from "../rules/versions.ts";
import type { State } from "../state.ts";

// This file must never change, because logs of rules 1 depend on it.

export const decide = (state: State, seat: Seat, command: Command): readonly Event[] | Refusal =>
  decideBy(RULES_1, state, seat, command);

export const undo: UndoRules<State> = { allowed: () => "alone" };

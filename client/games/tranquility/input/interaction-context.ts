import type { Handle, Seat } from "../../../../shared/engine/contract/events.ts";
import type { CardsPart, Move } from "../../../../shared/engine/contract/moves.ts";
import type { Match } from "../../../../shared/engine/match/match.ts";
import type { Command, TranquilityCommandOf } from "../../../../shared/games/tranquility/commands.ts";
import type { State } from "../../../../shared/games/tranquility/state.ts";
import type { RefusalReason } from "../text/reasons.ts";
import type { Interaction } from "./interaction.ts";

export interface InteractionContext {
  readonly match: Match<State>;
  readonly seat: Seat | undefined;
  readonly hand: readonly Handle[];
  readonly moves: readonly Move<Command>[];
  readonly interaction: Interaction;
  readonly away: readonly Seat[];
}

/** The effect of a touch; undefined: none. */
export type InteractionStep =
  | { readonly to: Interaction; readonly why?: RefusalReason }
  | { readonly ask: Command }
  | { readonly why: RefusalReason }
  | undefined;

type MoveOf<Type extends Command["type"]> = Move<Command> & { readonly command: TranquilityCommandOf<Type> };

export const moveOf = <Type extends Command["type"]>(moves: readonly Move<Command>[], type: Type) =>
  moves.find((move): move is MoveOf<Type> => move.command.type === type);

export type CardCountLimits = Pick<CardsPart, "least" | "most">;

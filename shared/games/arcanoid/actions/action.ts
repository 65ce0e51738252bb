import type { Handle, Refusal } from "../../../engine/contract/events.ts";
import type { Move } from "../../../engine/contract/moves.ts";
import type { Command } from "../commands.ts";
import type { ArcanoidDecision } from "../decision.ts";
import type { ArcanoidStage, Party, State } from "../state.ts";

export type ArcanoidMove = Move<Command>;

/** A kind of action: its stage, its moves, its restrictions, its consequences. */
export interface ArcanoidAction<Asked extends Command = Command> {
  /** The stage it belongs to. */
  readonly at: ArcanoidStage["at"];
  moves(state: State, party: Party): readonly ArcanoidMove[];
  /** The cards of a command: all different, and usable by the party (T6). Default: none. */
  cards?(command: Asked): readonly Handle[];
  /** Why it is forbidden. Default: never. */
  objection?(state: State, party: Party, command: Asked): Refusal | undefined;
  /** Adds the direct events; the rest of the play follows (T7). */
  act(decision: ArcanoidDecision, party: Party, command: Asked): void;
}

/** A part that asks for cards. */
export const cardsPart = (least: number, most: number, from: readonly Handle[]) =>
  ({ of: "cards", into: "cards", from, least, most }) as const;

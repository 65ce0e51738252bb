import type { Handle, Refusal } from "../../../engine/contract/events.ts";
import type { Move } from "../../../engine/contract/moves.ts";
import type { TrumpFace } from "../cards.ts";
import type { Command } from "../commands.ts";
import type { ArcanoidDecision } from "../decision.ts";
import type { ArcanoidStage, Party, State } from "../state.ts";

export type ArcanoidMove = Move<Command>;

/** The rules of one type of command. */
export interface ArcanoidAction<Played extends Command = Command> {
  readonly at: ArcanoidStage["at"];
  /** The trump that the command needs. Default: none. */
  readonly needs?: TrumpFace;
  moves(state: State, party: Party): readonly ArcanoidMove[];
  /** The cards that the command uses: all different, and usable by the party (T6). Default: none. */
  cards?(command: Played): readonly Handle[];
  /** Default: always legal. */
  objection?(state: State, party: Party, command: Played): Refusal | undefined;
  /** Adds the direct events; `goOn` adds the rest (T7). */
  act(decision: ArcanoidDecision, party: Party, command: Played): void;
}

export const cardsPart = (least: number, most: number, from: readonly Handle[]) =>
  ({ of: "cards", into: "cards", from, least, most }) as const;

import type { Handle, Move, Refusal } from "../../../engine/game.ts";
import type { Command } from "../commands.ts";
import type { Party, Stage, State } from "../state.ts";
import type { Story } from "../story.ts";

export type Offered = Move<Command>;

/** Something a party can do: when, what it is offered, why it may not, and what it does. */
export interface Action<Asked extends Command = Command> {
  /** The stage of the table that it belongs to. */
  readonly at: Stage["at"];
  moves(state: State, party: Party): readonly Offered[];
  /** The cards a command names: each a different one, and one that the party may use (T6). None unless told. */
  cards?(command: Asked): readonly Handle[];
  /** The rule that forbids it; none unless told. */
  objection?(state: State, party: Party, command: Asked): Refusal | undefined;
  /** Tells what it does; the rest of the play follows by itself (T7). */
  act(story: Story, party: Party, command: Asked): void;
}

/** So many of these cards, as a part of a move. */
export const cardsPart = (least: number, most: number, from: readonly Handle[]) =>
  ({ of: "cards", into: "cards", from, least, most }) as const;

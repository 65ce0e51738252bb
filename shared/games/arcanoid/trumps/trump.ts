import { type Handle, type Refusal, refuse } from "../../../engine/contract/events.ts";
import type { CommandPart } from "../../../engine/contract/moves.ts";
import type { ArcanoidAction, ArcanoidMove } from "../actions/action.ts";
import type { TrumpFace } from "../cards.ts";
import type { ArcanoidCommandOf, Command } from "../commands.ts";
import type { ArcanoidDecision } from "../decision.ts";
import { findToUse, isInPlay, type Party, type State } from "../state.ts";

export interface Trump {
  readonly face: TrumpFace;
  /** `table`: until the trump's rule removes it. */
  readonly goes: "discard" | "table";
  /** Another play follows in the same turn (T4). */
  readonly again?: true;
  /** Maximum number of calls; the first hit is the last one (M17 to M19). */
  readonly calls?: number;
  /** Draws five cards, whatever the capacity (M10). */
  readonly turnsWheel?: true;
  readonly actions: ArcanoidActions;
}

export type ArcanoidActions = { readonly [Type in Command["type"]]?: ArcanoidAction<ArcanoidCommandOf<Type>> };

/** Commands that show and play a trump. */
type PlayCommand = Extract<Command, { readonly card: Handle; readonly type: `Play${string}` }>;
type PlayCommandType = PlayCommand["type"];

type TrumpChoice<Type extends PlayCommandType> = Omit<ArcanoidCommandOf<Type>, "type" | "card">;

interface TrumpPlay<Type extends PlayCommandType> {
  /** The id of the rule for the trump's effect. */
  readonly rule: string;
  choices(state: State, party: Party): readonly TrumpChoice<Type>[];
  /** Parts that a choice leaves open. */
  parts?(choice: TrumpChoice<Type>): readonly CommandPart[];
  objection?(state: State, party: Party, command: ArcanoidCommandOf<Type>): Refusal | undefined;
  /** The effect before drawing and the end of the turn (T7). */
  apply(decision: ArcanoidDecision, party: Party, command: ArcanoidCommandOf<Type>): void;
}

export function trumpAction<Type extends PlayCommandType>(
  type: Type,
  face: TrumpFace,
  play: TrumpPlay<Type>,
): ArcanoidAction<ArcanoidCommandOf<Type>> {
  const cardIn = (command: Command): Handle => (command as PlayCommand).card;
  return {
    at: "turn",
    needs: face,
    cards: (command) => [cardIn(command)],
    moves(state, party) {
      const card = findToUse(state, party, face);
      if (card === undefined) return [];
      return play.choices(state, party).map((choice): ArcanoidMove => {
        const command = { type, card, ...choice } as unknown as Command;
        return play.parts ? { command, parts: play.parts(choice) } : { command };
      });
    },
    objection(state, party, command) {
      if (state.faces[cardIn(command)] !== face) return refuse("NotThatTrump", play.rule);
      return play.objection?.(state, party, command);
    },
    act(decision, party, command) {
      decision.add({ type: "TrumpPlayed", party, card: cardIn(command), face });
      play.apply(decision, party, command);
    },
  };
}

export const NO_CHOICE = () => [{}];

export const partiesInPlay = (state: State): readonly Party[] =>
  state.parties.flatMap((_, party) => (isInPlay(state, party) ? [party] : []));

export const notInPlay = (state: State, party: Party, rule: string): Refusal | undefined =>
  isInPlay(state, party) ? undefined : refuse("NotInPlay", rule);

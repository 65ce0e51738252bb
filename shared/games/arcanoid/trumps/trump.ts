import { type Handle, type Refusal, refuse } from "../../../engine/contract/events.ts";
import type { CommandPart } from "../../../engine/contract/moves.ts";
import type { ArcanoidAction, ArcanoidMove } from "../actions/action.ts";
import type { TrumpFace } from "../cards.ts";
import type { ArcanoidCommandOf, Command } from "../commands.ts";
import type { ArcanoidDecision } from "../decision.ts";
import { findToUse, isInPlay, type Party, type State } from "../state.ts";

/** A trump: where it goes when shown, and what it allows. */
export interface Trump {
  readonly face: TrumpFace;
  /** To the discard pile, or on the table until its rule ends that. */
  readonly goes: "discard" | "table";
  /** Whether another play follows in the same turn (T4). */
  readonly again?: true;
  /** How many cards it may call until one is found (M17 to M19). */
  readonly calls?: number;
  /** Whether five cards are drawn, whatever the capacity (M10). */
  readonly turnsWheel?: true;
  readonly actions: ArcanoidActions;
}

/** The actions that cards allow, by command. */
export type ArcanoidActions = { readonly [Type in Command["type"]]?: ArcanoidAction<ArcanoidCommandOf<Type>> };

/** The commands that show and play a trump. */
type PlayCommand = Extract<Command, { readonly card: Handle; readonly type: `Play${string}` }>;
type Playing = PlayCommand["type"];

/** What a trump's command needs in addition to the card. */
type Asked<Type extends Playing> = Omit<ArcanoidCommandOf<Type>, "type" | "card">;

interface Play<Type extends Playing> {
  /** The rule with its effect. */
  readonly rule: string;
  /** The ways to play it now. */
  asks(state: State, party: Party): readonly Asked<Type>[];
  /** The parts that such a way leaves open. */
  parts?(asked: Asked<Type>): readonly CommandPart[];
  /** Why it may not be played like this. */
  objection?(state: State, party: Party, asked: ArcanoidCommandOf<Type>): Refusal | undefined;
  /** The immediate effect; drawing and the end of the turn follow (T7). */
  works(decision: ArcanoidDecision, party: Party, asked: ArcanoidCommandOf<Type>): void;
}

const NO_MOVES: readonly ArcanoidMove[] = [];

/** Plays a trump: it is shown, leaves its place, and takes effect. */
export function played<Type extends Playing>(
  type: Type,
  face: TrumpFace,
  play: Play<Type>,
): ArcanoidAction<ArcanoidCommandOf<Type>> {
  const cardIn = (asked: Command): Handle => (asked as PlayCommand).card;
  return {
    at: "turn",
    cards: (asked) => [cardIn(asked)],
    moves(state, party) {
      const card = findToUse(state, party, face);
      if (card === undefined) return NO_MOVES;
      return play.asks(state, party).map((asked): ArcanoidMove => {
        const command = { type, card, ...asked } as unknown as Command;
        return play.parts ? { command, parts: play.parts(asked) } : { command };
      });
    },
    objection(state, party, asked) {
      if (state.faces[cardIn(asked)] !== face) return refuse("NotThatTrump", play.rule);
      return play.objection?.(state, party, asked);
    },
    act(decision, party, asked) {
      decision.add({ type: "TrumpPlayed", party, card: cardIn(asked), face });
      play.works(decision, party, asked);
    },
  };
}

/** For trumps played without a choice. */
export const ALWAYS = () => [{}];

export const partiesInPlay = (state: State): readonly Party[] =>
  state.parties.flatMap((_, party) => (isInPlay(state, party) ? [party] : []));

export const notInPlay = (state: State, party: Party, rule: string): Refusal | undefined =>
  isInPlay(state, party) ? undefined : refuse("NotInPlay", rule);

import { type Handle, type Part, type Refusal, refuse } from "../../../engine/game.ts";
import type { Action, Offered } from "../actions/action.ts";
import type { TrumpFace } from "../cards.ts";
import type { Command, CommandOf } from "../commands.ts";
import { findToUse, isInPlay, type Party, type State } from "../state.ts";
import type { Story } from "../story.ts";

/** A trump: where it goes when it is shown, and what whoever has it can do with it. */
export interface Trump {
  readonly face: TrumpFace;
  /** To the discard pile, or on the table until its rule says otherwise. */
  readonly goes: "discard" | "table";
  /** Another play follows in the same turn (T4). */
  readonly again?: true;
  /** How many cards it may call until one hits (M17 to M19). */
  readonly calls?: number;
  /** Five cards are drawn, whatever the capacity (M10). */
  readonly turnsWheel?: true;
  readonly actions: Actions;
}

/** What cards let a party do, by command. */
export type Actions = { readonly [Type in Command["type"]]?: Action<CommandOf<Type>> };

/** The commands that play a trump by showing it. */
type PlayCommand = Extract<Command, { readonly card: Handle; readonly type: `Play${string}` }>;
type Playing = PlayCommand["type"];

/** What a played trump asks for, beside the card itself. */
type Asked<Type extends Playing> = Omit<CommandOf<Type>, "type" | "card">;

interface Play<Type extends Playing> {
  /** The rule that says what it does. */
  readonly rule: string;
  /** The ways in which it may be played now. */
  asks(state: State, party: Party): readonly Asked<Type>[];
  /** What such a way leaves open. */
  parts?(asked: Asked<Type>): readonly Part[];
  /** Why it may not be played like this. */
  objection?(state: State, party: Party, asked: CommandOf<Type>): Refusal | undefined;
  /** What follows at once; drawing and the end of the turn come by themselves (T7). */
  works(story: Story, party: Party, asked: CommandOf<Type>): void;
}

/** How a trump is played: it is shown, leaves its place, and works. */
export function played<Type extends Playing>(type: Type, face: TrumpFace, play: Play<Type>): Action<CommandOf<Type>> {
  const cardIn = (asked: Command): Handle => (asked as PlayCommand).card;
  return {
    at: "turn",
    cards: (asked) => [cardIn(asked)],
    moves(state, party) {
      const card = findToUse(state, party, face);
      if (card === undefined) return [];
      return play.asks(state, party).map((asked): Offered => {
        const command = { type, card, ...asked } as unknown as Command;
        return play.parts ? { command, parts: play.parts(asked) } : { command };
      });
    },
    objection(state, party, asked) {
      if (state.faces[cardIn(asked)] !== face) return refuse("NotThatTrump", play.rule);
      return play.objection?.(state, party, asked);
    },
    act(story, party, asked) {
      story.tell({ type: "TrumpPlayed", party, card: cardIn(asked), face });
      play.works(story, party, asked);
    },
  };
}

/** A trump that is played without any choice. */
export const ALWAYS = () => [{}];

/** The parties in play, by number. */
export const partiesInPlay = (state: State): readonly Party[] =>
  state.parties.flatMap((_, party) => (isInPlay(state, party) ? [party] : []));

export const notInPlay = (state: State, party: Party, rule: string): Refusal | undefined =>
  isInPlay(state, party) ? undefined : refuse("NotInPlay", rule);

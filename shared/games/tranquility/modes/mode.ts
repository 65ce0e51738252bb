import type { Handle, Move, Outcome, Refusal, Seat, Talk } from "../../../engine/game.ts";
import type { Face, Side } from "../cards.ts";
import type { Command, CommandOf } from "../commands.ts";
import type { Cell, Layout } from "../layouts.ts";
import type { Options } from "../options.ts";
import type { Gap } from "../placing.ts";
import type { Stage, State } from "../state.ts";
import type { Story } from "../story.ts";

export type Offered = Move<Command>;

/** What is shuffled, and how it gets to the seats (B1). */
export interface Deck {
  /** Shuffled with the islands and split among the seats. */
  readonly mixed: readonly Face[];
  /** Shuffled into what is left of each pile after its opening hand was drawn. */
  readonly buried: readonly Face[];
  /** No opening hand holds one: those drawn are replaced, and buried with the rest. */
  readonly late?: Face;
  /** The explorer deck (P1). */
  readonly explorer?: readonly Face[];
  /** So many cards lie face up beside the one pile both seats draw from (D1). */
  readonly row?: number;
}

/** An island where it may come to lie: its number, and the cell of a gap. */
export interface Spot {
  readonly number: number;
  readonly gap: Gap;
  readonly cell: Cell;
}

/** Something a seat can do: when, what it is offered, and what follows. */
export interface Action<Asked extends Command = Command> {
  /** The stage of the table that it belongs to. */
  readonly at: Stage["at"];
  moves(state: State, seat: Seat, mode: Mode): readonly Offered[];
  /** The hand cards that a command names. */
  cards(command: Asked): readonly Handle[];
  /** Tells what follows, or says which rule forbids it. */
  decide(story: Story, seat: Seat, command: Asked): Refusal | undefined;
}

/** What a mode lets a seat do; moves are offered in this order. */
export type Actions = { readonly [Type in Command["type"]]?: Action<CommandOf<Type>> };

/** The rules in which modes differ. What a mode takes from another one, or from the base game, it names. */
export interface Mode {
  readonly layout: Layout;
  readonly seats: readonly [min: number, max: number];
  /** The seats play against each other. */
  readonly opposed?: true;
  /** Cards that everybody has seen may be in a hand (B12). */
  readonly seenInHands?: true;
  deck(options: Options): Deck;
  readonly actions: Actions;
  /** What an island costs there, whoever pays (B4). */
  cost(spot: Spot): number;
  /** Why an island that would ascend may still not lie there. */
  forbids?(state: State, spot: Spot): Refusal | undefined;
  /** Which side of its islands a seat places up, where that matters. */
  side?(state: State, seat: Seat): Side;
  /** What happens between a placement and the end of the turn. */
  placed?(story: Story, seat: Seat): void;
  /** Whether a finish would win now (B10). */
  mayFinish(state: State): boolean;
  /** How a hand gets up to so many more cards. */
  draw(story: Story, seat: Seat, count: number): void;
  /** What comes after a turn. */
  pass(story: Story, seat: Seat): void;
  /** How the match ended, where that is not B10 or B11. */
  outcome?(state: State): Outcome | undefined;
  talk(state: State, seat: Seat): Talk;
}

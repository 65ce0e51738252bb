import type { Handle, Seat } from "../../../engine/contract/events.ts";
import type { Bot } from "../../../engine/contract/game.ts";
import { cardsPart, completeWithCards, numberPart } from "../../../engine/contract/moves.ts";
import type { Command, TranquilityCommandOf } from "../commands.ts";
import type { TranquilityMove } from "../modes/mode.ts";
import { moves } from "../moves.ts";
import { type State, sideDue } from "../state.ts";
import { offerOf } from "./offer.ts";
import { candidatesOf, type PlainCandidate } from "./plain.candidates.ts";
import { leastUseful } from "./plain.hand-value.ts";

/** A placement up to this badness is better than discarding. */
const ENOUGH = 4;

const isOf =
  <Type extends Command["type"]>(type: Type) =>
  (move: TranquilityMove): move is TranquilityMove & { readonly command: TranquilityCommandOf<Type> } =>
    move.command.type === type;

/**
 * Plays a start or finish if it can, then cheap cards near their even position; else clears a storm, turns an island,
 * sweeps, or discards its least useful cards.
 */
export const plain: Bot<State, Command> = (view, seat) => {
  if (view.stage.at === "toll") return offerOf(view, view.stage, seat);
  const offered = moves(view, seat);
  const at = (type: Command["type"]) => offered.find(isOf(type));
  const forced = at("PlayStart") ?? at("PlayFinish");
  if (forced) return forced.command;
  const due = at("PayCost");
  if (due) return chosen(view, seat, due);
  const [best] = candidatesOf(view, seat, offered).sort((a, b) => a.badness - b.badness);
  if (best && best.badness <= ENOUGH) return placing(view, seat, best);
  const other = at("ClearStorm")?.command ?? turning(view, seat, offered) ?? at("Sweep")?.command;
  if (other) return other;
  const pair = at("DiscardPair");
  if (pair) return chosen(view, seat, pair);
  if (best) return placing(view, seat, best);
  const [any] = offered;
  if (!any) throw new Error(`seat ${seat} has no move`);
  return chosen(view, seat, any);
};

/** Completes a move with the least useful cards. */
function chosen(view: State, seat: Seat, move: TranquilityMove, number?: number): Command {
  const cards = cardsPart(move);
  const value = numberPart(move);
  const paid = completeWithCards(move, cards ? leastUseful(view, seat, cards.from, cards.least) : []);
  return value && number !== undefined ? { ...paid, [value.into]: number } : paid;
}

const placing = (view: State, seat: Seat, { move, number }: PlainCandidate): Command =>
  chosen(view, seat, move, number);

/** N4: turns an island with the wrong side, discarding the least useful card. */
function turning(view: State, seat: Seat, offered: readonly TranquilityMove[]): Command | undefined {
  const turns = offered.filter(isOf("TurnCard"));
  const isWrong = (cell: number) => view.board[cell]?.side !== sideDue(view, cell);
  const wrong = turns.filter(({ command }) => isWrong(command.cell));
  const cards: readonly Handle[] = [...new Set(wrong.map(({ command }) => command.card))];
  const [card] = leastUseful(view, seat, cards, 1);
  return wrong.find(({ command }) => command.card === card)?.command;
}

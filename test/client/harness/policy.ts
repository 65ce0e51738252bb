import { isWrong } from "../../../client/games/tranquility/scene/sides.ts";
import type { Handle, Seat } from "../../../shared/engine/contract/events.ts";
import { cardsPart, completeWithCards, type Move } from "../../../shared/engine/contract/moves.ts";
import type { Command } from "../../../shared/games/tranquility/commands.ts";
import { numberOn, type State } from "../../../shared/games/tranquility/state.ts";
import { tranquility } from "../../../shared/games/tranquility/tranquility.ts";
import { itemAt } from "../../kit/item-at.ts";

/** Deterministic, good enough for realistic matches; undefined without a move. */
export function simplePolicy(state: State, seat: Seat): Command | undefined {
  const moves = tranquility.moves(state, seat);
  const best = moves.toSorted((a, b) => badness(state, a) - badness(state, b))[0];
  if (!best) return undefined;
  const { from, most } = cardsPart(best) ?? { from: [], most: 0 };
  if (best.command.type === "OfferToll") return completeWithCards(best, from.slice(0, share(state, seat, most)));
  return completeWithCards(best, worst(state, from).slice(0, most));
}

function badness(state: State, move: Move<Command>): number {
  const { command } = move;
  if (command.type === "PlayFinish" || command.type === "PlayStart") return -1000;
  if (command.type === "PayCost" || command.type === "ClearStorm") return -500;
  if (command.type === "Sweep") return 11;
  if (command.type === "TurnCard") return isWrong(state, command.cell) ? 8 : 60;
  if (command.type !== "PlaceCard") return 12;
  const line = state.layout.lines.find((cells) => cells.includes(command.cell)) ?? [];
  const ideal = ((line.indexOf(command.cell) + 0.5) / line.length) * 80;
  return Math.abs((numberOn(state, command.card) ?? 0) - ideal) + (cardsPart(move)?.most ?? 0) * 3;
}

function share({ stage, hands }: State, seat: Seat, most: number): number {
  if (stage.at !== "toll") return 0;
  const even = Math.ceil(stage.amount / hands.length);
  const everybody = !stage.offers.includes(undefined);
  return Math.min(most, itemAt(hands, seat).length, everybody ? most : even);
}

const worst = (state: State, cards: readonly Handle[]): Handle[] =>
  cards.toSorted((a, b) => (((numberOn(state, a) ?? 99) * 37) % 80) - (((numberOn(state, b) ?? 99) * 37) % 80));

import type { Seat } from "../../../../shared/engine/contract/events.ts";
import { ISLANDS } from "../../../../shared/games/tranquility/cards.ts";
import { modeOf } from "../../../../shared/games/tranquility/modes/modes.ts";
import { type Gap, gapsOf } from "../../../../shared/games/tranquility/placing.ts";
import { scoresOf } from "../../../../shared/games/tranquility/scoring.ts";
import { cardsInHands, type State } from "../../../../shared/games/tranquility/state.ts";
import type { MatchEnding } from "./ending.ts";
import type { Rounds } from "./rounds.ts";

/** The decisive round, from 1, and its cause, as far as public information shows it (B14). */
export type DecidingRound = { readonly round: number } & (
  | { readonly by: "last"; readonly number: number }
  /** A gap between two islands, or an island and an end of the line (0 or 81). */
  | { readonly by: "gap"; readonly low: number; readonly high: number; readonly spaces: number }
  /** Fewer cards than spaces and storms. */
  | { readonly by: "cards" }
  /** Enough cards for the spaces, but not also for the start and its toll. */
  | { readonly by: "toll"; readonly spaces: number }
  /** No card left for the finish. */
  | { readonly by: "light" }
  /** The seat that could not act had drawn its last card. */
  | { readonly by: "pile"; readonly seat: Seat }
  | { readonly by: "lead"; readonly seat: Seat }
);

type StateAt = (version: number) => State;

/** Undefined if the table shows no cause. */
export function decisionOf(ending: MatchEnding, rounds: Rounds, at: StateAt): DecidingRound | undefined {
  switch (ending.how) {
    case "home":
      return lastIsland(rounds, at);
    case "duel":
      return leadOf(ending.seat, rounds, at);
    case "even":
    case "conceded":
    case "yielded":
    case "over":
      return undefined;
    default:
      return pointOfNoReturn(rounds, at) ?? ("seat" in ending ? lastDraw(ending.seat, rounds, at) : undefined);
  }
}

function lastIsland(rounds: Rounds, at: StateAt): DecidingRound | undefined {
  const entry = rounds.all("CardPlaced").at(-1);
  const number = entry && at(entry.v).board[entry.cell]?.number;
  return number === undefined ? undefined : { by: "last", number, round: rounds.of(entry!.v) };
}

/** The round in which the winner took the lead for good. Equal points are no lead. */
function leadOf(seat: Seat, rounds: Rounds, at: StateAt): DecidingRound | undefined {
  const leads = (state: State) =>
    scoresOf(state).every((score, _, all) => score.seat === seat || score.points < all[seat]!.points);
  const before = rounds.turns.findLast((v) => !leads(at(v)));
  if (before === undefined || !leads(at(rounds.log.length))) return undefined;
  return { by: "lead", seat, round: rounds.of(before) };
}

function pointOfNoReturn(rounds: Rounds, at: StateAt): DecidingRound | undefined {
  for (const v of rounds.turns) {
    const state = at(v);
    const gap = gapsOf(state).find(isTooSmall);
    const round = rounds.of(v);
    if (gap) return { by: "gap", round, ...boundsOf(gap), spaces: gap.cells.length };
    const short = shortOf(state);
    if (short) return { ...short, round };
  }
  return undefined;
}

function lastDraw(seat: Seat, rounds: Rounds, at: StateAt): DecidingRound | undefined {
  const dry = rounds.log.find(({ v, type }) => type === "CardsDrawn" && at(v).piles[seat]?.length === 0);
  return dry && { by: "pile", seat, round: rounds.of(dry.v) };
}

const boundsOf = ({ below = 0, above = ISLANDS + 1 }: Gap) => ({ low: below, high: above });

function isTooSmall(gap: Gap): boolean {
  const { low, high } = boundsOf(gap);
  return high - low - 1 < gap.cells.length;
}

const cardsLeft = (state: State): number => cardsInHands(state) + state.piles.flat().length + state.explorer.length;

/** The first need with too few cards: spaces and storms, then the start and its toll, then the finish. */
function shortOf(state: State) {
  const { board, storms, start } = state;
  const { actions, toll } = modeOf(state);
  const spaces = board.filter((placed) => placed === undefined).length;
  const onBoard = spaces + storms.filter((storm) => storm !== undefined).length;
  const inHarbour = actions.PlayStart && start === undefined ? 1 + toll : 0;
  const over = cardsLeft(state) - onBoard;
  if (over < 0) return { by: "cards" } as const;
  if (over < inHarbour) return { by: "toll", spaces } as const;
  return over === inHarbour ? ({ by: "light" } as const) : undefined;
}

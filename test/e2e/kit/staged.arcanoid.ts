import type { AnyGame } from "../../../shared/engine/contract/game.ts";
import { type Match, toAct } from "../../../shared/engine/match/match.ts";
import { arcanoid as game } from "../../../shared/games/arcanoid/arcanoid.ts";
import type { ArcanoidStage, State } from "../../../shared/games/arcanoid/state.ts";
import { type FindMoment, lobby } from "./moments.ts";

const asksFirst =
  (at: ArcanoidStage["at"]) =>
  (match: Match<State>): boolean =>
    match.table.stage.at === at && toAct(game, match).includes(0);

const filled = ({ table }: Match<State>): number => {
  const stands = table.parties.flatMap((party) => party.stands);
  return stands.filter(Boolean).length / stands.length;
};

/** The turn of seat 0 in round 1 whose share of filled fields is nearest to `wanted`. */
const turnAt = (wanted: number, states: readonly Match<State>[]): Match<State> | undefined =>
  states
    .filter((match) => match.table.round === 1 && asksFirst("turn")(match))
    .toSorted((a, b) => Math.abs(filled(a) - wanted) - Math.abs(filled(b) - wanted))[0];

const moments = {
  lobby,
  early: (states) => turnAt(0.05, states),
  middle: (states) => turnAt(0.5, states),
  late: (states) => turnAt(1, states),
  window: (states) => states.find(asksFirst("window")),
  vote: (states) => states.find(asksFirst("vote")),
  over: (states) => states.at(-1),
} satisfies Readonly<Record<string, FindMoment<State>>>;

export type MomentName = keyof typeof moments;

export const arcanoid = { game: game as unknown as AnyGame, moments };

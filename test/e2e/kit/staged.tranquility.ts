import type { AnyGame } from "../../../shared/engine/contract/game.ts";
import { type Match, toAct } from "../../../shared/engine/match/match.ts";
import type { State } from "../../../shared/games/tranquility/state.ts";
import { tranquility as game } from "../../../shared/games/tranquility/tranquility.ts";
import { type FindMoment, lobby } from "./moments.ts";

const islands = ({ table }: Match<State>): number => table.board.filter(Boolean).length;

const isTurnOfFirst = (match: Match<State>): boolean =>
  match.table.stage.at === "turn" && toAct(game, match).includes(0);

/** The turn of seat 0 whose number of islands is nearest to `wanted`. */
const turnWith = (wanted: number, states: readonly Match<State>[]): Match<State> | undefined =>
  states.filter(isTurnOfFirst).toSorted((a, b) => Math.abs(islands(a) - wanted) - Math.abs(islands(b) - wanted))[0];

const moments = {
  lobby,
  early: (states) => turnWith(3, states),
  middle: (states) => turnWith((states[0]?.table.layout.cells.length ?? 0) * 0.55, states),
  toll: (states) => states.findLast(({ table }) => table.stage.at === "toll"),
  late: (states) => states.filter(isTurnOfFirst).at(-1),
  over: (states) => states.at(-1),
} satisfies Readonly<Record<string, FindMoment<State>>>;

export type MomentName = keyof typeof moments;

export const tranquility = { game: game as unknown as AnyGame, moments };

import { movesOf, stepsOf } from "../../../../shared/engine/match/steps.ts";
import type { Achievement } from "../../../../shared/games/wayward/commands.ts";
import type { Event } from "../../../../shared/games/wayward/events.ts";
import { everyone, isPair, type State, type TurnPlayer, turnsOf } from "../../../../shared/games/wayward/state.ts";
import { latest, type Timeline } from "../../../contract/timeline.ts";
import type { WaywardEntry } from "../play/steps.ts";

/** `turn` counts turns of the automaton with most turns; undefined if the log does not say. */
export interface CountedAchievement {
  readonly by: TurnPlayer;
  readonly achievement: Achievement;
  readonly turn: number | undefined;
}

/** Facts about a match, without undone steps. */
export interface MatchFacts {
  readonly turns: number;
  readonly isPair: boolean;
  /** Battles with a winner, and those won by humans. */
  readonly battles: { readonly fought: number; readonly won: number };
  /** The automata's achievements come first. */
  readonly claims: readonly CountedAchievement[];
  /** Absent if the match was not played to its end. */
  readonly ended?: {
    readonly yours: number;
    readonly its: number;
    /** The automata's coins, included in `its`. */
    readonly coins: number;
  };
  /** The player or automaton that reached the fourth achievement and so triggered the last turns. */
  readonly called?: { readonly by: TurnPlayer; readonly turn: number };
}

function* entriesIn({ log, states }: Timeline<State, Event>): Generator<readonly [WaywardEntry, turn: number]> {
  const counted = new Set(movesOf(log));
  for (const step of stepsOf(log)) {
    const { v } = step.at(-1)!;
    if (!counted.has(v)) continue;
    const turn = turnsOf(states[v]!.table);
    for (const event of step) yield [event, turn];
  }
}

/** The match must have been dealt. */
export function factsOf(timeline: Timeline<State, Event>): MatchFacts {
  const { table } = latest(timeline);
  const { result, ending } = table;
  const battles = { fought: 0, won: 0 };
  const turns = new Map<string, number>();
  for (const [event, turn] of entriesIn(timeline)) {
    if (event.type === "BattleEnded") {
      battles.fought++;
      if (!event.won) battles.won++;
    }
    if (event.type === "AchievementClaimed") turns.set([event.who, event.seat, event.achievement].join(" "), turn);
  }
  return {
    turns: turnsOf(table),
    isPair: isPair(table),
    battles,
    claims: claimsAt(table).map((claim) => ({ ...claim, turn: turns.get(keyOf(claim)) })),
    ...(result && { ended: { yours: result.totals[0], its: result.totals[1], coins: coinsAt(table) } }),
    ...(ending && { called: { by: ending.claimant, turn: ending.turn } }),
  };
}

const keyOf = ({ by, achievement }: Pick<CountedAchievement, "by" | "achievement">): string =>
  [by.kind, by.seat, achievement].join(" ");

const coinsAt = ({ automata }: State): number => automata.reduce((sum, { coins }) => sum + coins, 0);

/** The achievements at the end, so that corrections count. */
function claimsAt(table: State): readonly Pick<CountedAchievement, "by" | "achievement">[] {
  const of = (kind: TurnPlayer["kind"], seat: number, all: readonly string[]) =>
    all.map((achievement) => ({ by: { kind, seat }, achievement: achievement as Achievement }));
  return [
    ...everyone(table).flatMap((seat) => of("automaton", seat, Object.keys(table.automata[seat]!.achievements))),
    ...everyone(table).flatMap((seat) => of("human", seat, table.claims[seat]!)),
  ];
}

import { computed, type ReadonlySignal } from "@preact/signals";
import type { Handle, Seat } from "../../../../shared/engine/contract/events.ts";
import type { Move } from "../../../../shared/engine/contract/moves.ts";
import type { Match } from "../../../../shared/engine/match/match.ts";
import type { Command } from "../../../../shared/games/tranquility/commands.ts";
import { handOf, type State } from "../../../../shared/games/tranquility/state.ts";
import { latest, type Timeline } from "../../../contract/timeline.ts";
import { tranquility } from "../game.ts";
import { isLent } from "../overlay/players.ts";

/** `hand` is in the order of drawing. */
export interface Situation {
  readonly match: ReadonlySignal<Match<State>>;
  /** Undefined for a spectator. */
  readonly seat: ReadonlySignal<Seat | undefined>;
  readonly hand: ReadonlySignal<readonly Handle[]>;
  /** Empty while a bot plays for the seat. */
  readonly moves: ReadonlySignal<readonly Move<Command>[]>;
}

export function situationIn(timeline: ReadonlySignal<Timeline>): Situation {
  const match = computed(() => latest(timeline.value) as Match<State>);
  const seat = computed(() => timeline.value.seat);
  const hand = computed(() =>
    match.value.phase === "void" || seat.value === undefined ? [] : handOf(match.value.table, seat.value),
  );
  const moves = computed(() => {
    const { phase, table } = match.value;
    if (phase !== "live" || seat.value === undefined || isLent(match.value, seat.value)) return [];
    return tranquility.moves(table, seat.value);
  });
  return { match, seat, hand, moves };
}

import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { GameEvent } from "../../shared/engine/contract/events.ts";
import type { AnyClientGame } from "../contract/game.ts";
import type { TableConnection } from "../contract/table-connection.ts";
import { latest, type Timeline } from "../contract/timeline.ts";

/** The connection to a table that exists only on this page: always live, all players present, without chat. */
export const localConnection = <State, Event extends GameEvent>(
  game: AnyClientGame,
  timeline: ReadonlySignal<Timeline<State, Event>>,
  { request, close }: Pick<TableConnection, "request" | "close">,
): TableConnection<State, Event> => ({
  game,
  obstacle: signal(undefined),
  status: signal("live"),
  loss: signal(undefined),
  timeline,
  present: computed(() => latest(timeline.value).seats.map(() => true)),
  away: signal([]),
  talk: signal([]),
  spectators: signal([]),
  rematch: signal(""),
  request,
  close,
});

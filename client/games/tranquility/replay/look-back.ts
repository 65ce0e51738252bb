import type { State } from "../../../../shared/games/tranquility/state.ts";
import { latest, type Timeline } from "../../../match/timeline.ts";
import type { Playback } from "../../../replay/playback.ts";
import type { Spot } from "../scene/layout.ts";
import { arrivalOf } from "./marks.ts";

/** Goes to the move that brought what lies somewhere. */
export function lookBack(playback: Playback, shown: Timeline<State>, spot: Spot): void {
  const { table } = latest(shown);
  const card = spot.on === "hand" ? spot.card : spot.on === "cell" ? table.board[spot.cell]?.card : table[spot.on];
  const version = card === undefined ? undefined : arrivalOf(shown, card);
  if (version !== undefined) playback.show(version);
}

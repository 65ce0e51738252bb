import { type Signal, signal } from "@preact/signals";
import type { Seat } from "../../../shared/engine/game.ts";
import type { Match } from "../../../shared/engine/match.ts";
import type { State } from "../../../shared/games/tranquility/state.ts";
import { latest } from "../../play/timeline.ts";
import type { Shot } from "../../replay/picture.ts";
import type { Playback } from "../../replay/playback.ts";
import { watched } from "./frames/watched.ts";
import { tranquility } from "./game.ts";
import type { Spot } from "./layout.ts";
import { arrivalOf } from "./moves.ts";
import { shownHands } from "./shown.ts";
import type { Watched } from "./view.ts";

/** What a table that is watched again has instead of somebody who plays at it. */
export interface Watching {
  readonly playback: Playback;
  /** Goes to the move that brought what lies somewhere. */
  look(spot: Spot): void;
  /** Whose hand is shown where there is room for one. */
  focus(match: Match<State>): Seat;
  /** Where everything is, and what lies there. */
  readonly arrange: Watched["arrange"];
  readonly lay: Watched["lay"];
  /** Takes a picture of the canvas, once there is one. */
  readonly shot: Signal<Shot | undefined>;
}

export const watching = (playback: Playback): Watching => ({
  playback,
  look(spot) {
    const { table } = latest(playback.shown.peek()) as Match<State>;
    const card = spot.on === "hand" ? spot.card : spot.on === "cell" ? table.board[spot.cell]?.card : table[spot.on];
    const version = card === undefined ? undefined : arrivalOf(playback.shown.peek(), card);
    if (version !== undefined) playback.show(version);
  },
  focus: ({ table }) => tranquility.toAct(table)[0] ?? 0,
  arrange: watched,
  lay: shownHands,
  shot: signal(undefined),
});

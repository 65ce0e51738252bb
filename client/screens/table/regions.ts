import { signal } from "@preact/signals";
import type { Match } from "../../../shared/engine/match.ts";
import type { State } from "../../../shared/games/tranquility/state.ts";
import type { Arrange, Rect, Regions } from "../../games/tranquility/frames/frame.ts";
import { frameFor, occasionOf, roomIn } from "../../games/tranquility/frames/frames.ts";
import type { Timeline } from "../../play/timeline.ts";
import { latest } from "../../play/timeline.ts";

const measured = () => roomIn({ width: innerWidth, height: innerHeight });

export type { Regions };

/** The room of the table, in CSS px. */
const room = signal(measured());

addEventListener("resize", () => {
  room.value = measured();
});

/** What a page with a table is like: where the window is too low for it, one scrolls. */
export const crossing = (kind = "") => ({
  class: `crossing ${kind}${room.value.height > innerHeight ? " tall" : ""}`.trim(),
  style: { "--room": `${room.value.height}px` },
});

/** Where the canvas leaves room for the panels of the page. */
export function regionsOf(timeline: Timeline): Regions {
  return frameFor(occasionOf(latest(timeline) as Match<State>, timeline.seat, room.value)).regions;
}

/** The same for a match that is watched again. */
export const watchedRegions = (timeline: Timeline, arrange: Arrange): Regions =>
  frameFor(occasionOf(latest(timeline) as Match<State>, undefined, room.value, { isWatched: true }), arrange).regions;

/** The same for somebody who learns to play. */
export const taughtRegions = (timeline: Timeline): Regions =>
  frameFor(occasionOf(latest(timeline) as Match<State>, timeline.seat, room.value, { isTaught: true })).regions;

/** A region as a place on the page. */
export const placed = ({ x, y, width, height }: Rect) => ({
  left: `${x}px`,
  top: `${y}px`,
  width: `${width}px`,
  height: `${height}px`,
});

export type Place = ReturnType<typeof placed>;

/** The same for what is as tall as it is told, up to the whole region. */
export function within(region: Rect) {
  const { height: maxHeight, ...place } = placed(region);
  return { ...place, maxHeight };
}

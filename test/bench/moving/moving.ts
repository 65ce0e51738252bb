import { layout } from "../../../client/games/tranquility/layout.ts";
import { backOf, paintingOf } from "../../../client/games/tranquility/pictures.ts";
import { lying } from "../../../client/games/tranquility/view.ts";
import { NO_WISH } from "../../../client/games/tranquility/wish.ts";
import { inSequence, plan, posesAt } from "../../../client/play/plan.ts";
import type { Key, Piece } from "../../../client/play/pose.ts";
import { Stage } from "../../../client/table/stage.ts";
import { playedOut } from "../../client/harness/local-match.ts";

/** What a table's frames took while cards were moving, in ms. */
export interface Moved {
  readonly renderer: string;
  /** From one frame to the next. */
  readonly frames: readonly number[];
  /** Of that, what posing and drawing took. */
  readonly work: readonly number[];
}

declare global {
  interface Window {
    move?(cards: number, seconds: number): Promise<Moved>;
  }
}

const viewport = { width: innerWidth, height: innerHeight };
const { match } = playedOut(3, 8);
const { pieces } = layout({ match, seat: 0, viewport, wish: NO_WISH });
const stage = await Stage.open(document.querySelector("canvas")!, devicePixelRatio, {
  paint: (picture) => paintingOf(picture, "light"),
  back: backOf,
});
stage.resize(viewport.width, viewport.height);

/** A whole table, and over it so many cards on this side. */
function crowd(cards: number, side: "left" | "right"): Map<Key, Piece> {
  const crowded = new Map(pieces);
  for (let i = 0; i < cards; i++) {
    const x = viewport.width * (side === "left" ? 0.1 : 0.9) + (i % 5) * 12;
    const at = { x, y: (viewport.height * (i + 0.5)) / cards, size: 98 };
    crowded.set(`moving:${i}`, lying(`card:i${i + 1}:`, at, { z: 100 + i, turn: side === "left" ? -8 : 8 }));
  }
  return crowded;
}

window.move = async (cards, seconds) => {
  const [left, right] = [crowd(cards, "left"), crowd(cards, "right")];
  const pace = new Map([...left.keys()].map((key) => [key, { duration: 900, arc: 0.1, carry: 14 }]));
  const there = plan(left, right, () => ({ pace }));
  const round = inSequence([there, plan(right, left, () => ({ pace }))]);
  const frame = () => new Promise<number>((next) => requestAnimationFrame(next));
  // The first round draws the pictures; it is not counted.
  for (let time = 0; time < round.duration; time += 100) {
    stage.show(posesAt(round, time));
    stage.render();
  }
  const frames: number[] = [];
  const work: number[] = [];
  const began = await frame();
  for (let last = began; last - began < seconds * 1000; ) {
    const now = await frame();
    frames.push(now - last);
    last = now;
    const start = performance.now();
    stage.show(posesAt(round, (now - began) % round.duration));
    stage.render();
    work.push(performance.now() - start);
  }
  return { renderer: stage.renderer, frames, work };
};

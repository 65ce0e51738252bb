import { inSequence, plan, posesAt } from "../../../client/canvas/plan.ts";
import type { Picture, Piece, PieceKey, Pieces } from "../../../client/canvas/pose.ts";
import { Stage } from "../../../client/canvas/stage.ts";
import { TextureCache } from "../../../client/canvas/textures.ts";
import { SPECIALS } from "../../../client/games/tranquility/art/index.ts";
import { NO_DRAFT } from "../../../client/games/tranquility/input/draft.ts";
import { backOf, cardDrawing, type TranquilityPicture } from "../../../client/games/tranquility/scene/drawings.ts";
import { paintingOf } from "../../../client/games/tranquility/scene/painters.ts";
import { flatPiece } from "../../../client/games/tranquility/scene/view.ts";
import type { TranquilityFace } from "../../../shared/games/tranquility/cards.ts";
import { laidOut } from "../../client/games/tranquility/pages.ts";
import { playedOut } from "../../client/harness/local-match.ts";

/** Times in ms, while cards move. */
interface FrameTimes {
  readonly renderer: string;
  /** Time from one frame to the next. */
  readonly frames: readonly number[];
  /** Time for posing and drawing in each frame. */
  readonly work: readonly number[];
}

declare global {
  interface Window {
    move?(cards: number, seconds: number, by: "stage" | "hand"): Promise<FrameTimes>;
  }
}

const viewport = { width: innerWidth, height: innerHeight };
const { match } = playedOut(3, 8);
const { pieces } = laidOut({ match, seat: 0, viewport, draft: NO_DRAFT });
const painter = {
  paint: (picture: Picture) => paintingOf(picture as TranquilityPicture, "light", SPECIALS),
  back: (picture: Picture) => backOf(picture as TranquilityPicture),
  isWorded: () => false,
};

interface Shower {
  readonly name: string;
  show(poses: Pieces): void;
}

async function staged(canvas: HTMLCanvasElement): Promise<Shower> {
  const stage = await Stage.open(canvas, devicePixelRatio, painter);
  stage.resize(viewport.width, viewport.height);
  return {
    name: stage.renderer,
    show(poses) {
      stage.show(poses);
      stage.render();
    },
  };
}

/** Draws the pictures on a bare canvas: the least work for any renderer here. */
function byHand(canvas: HTMLCanvasElement): Shower {
  const prints = new TextureCache(painter.paint, devicePixelRatio);
  Object.assign(canvas, { width: viewport.width * devicePixelRatio, height: viewport.height * devicePixelRatio });
  const ctx = canvas.getContext("2d")!;
  return {
    name: "bare canvas",
    show(poses) {
      ctx.resetTransform();
      ctx.clearRect(0, 0, canvas.width, canvas.height);
      for (const { picture, x, y, size, turn, lift, alpha } of [...poses.values()].toSorted((a, b) => a.z - b.z)) {
        if (alpha === 0) continue;
        const print = prints.of(picture);
        const { source } = print.texture;
        const k = (size / print.size) * (1 + lift * 0.004) * devicePixelRatio;
        const [cos, sin] = [Math.cos((turn * Math.PI) / 180) * k, Math.sin((turn * Math.PI) / 180) * k];
        ctx.setTransform(cos, sin, -sin, cos, x * devicePixelRatio, (y - lift) * devicePixelRatio);
        ctx.globalAlpha = alpha;
        ctx.drawImage(
          source.resource as HTMLCanvasElement,
          -source.width / 2,
          -source.height / 2,
          source.width,
          source.height,
        );
      }
    },
  };
}

function crowd(cards: number, side: "left" | "right"): Map<PieceKey, Piece> {
  const crowded = new Map(pieces);
  for (let i = 0; i < cards; i++) {
    const x = viewport.width * (side === "left" ? 0.1 : 0.9) + (i % 5) * 12;
    const at = { x, y: (viewport.height * (i + 0.5)) / cards, size: 98 };
    crowded.set(
      `moving:${i}`,
      flatPiece(cardDrawing(`i${i + 1}` as TranquilityFace), at, { z: 100 + i, turn: side === "left" ? -8 : 8 }),
    );
  }
  return crowded;
}

window.move = async (cards, seconds, by) => {
  const canvas = document.createElement("canvas");
  document.body.replaceChildren(canvas);
  const shower = by === "stage" ? await staged(canvas) : byHand(canvas);
  const [left, right] = [crowd(cards, "left"), crowd(cards, "right")];
  const timings = new Map([...left.keys()].map((key) => [key, { duration: 900, arc: 0.1, carry: 14 }]));
  const there = plan(left, right, () => ({ timings }));
  const round = inSequence([there, plan(right, left, () => ({ timings }))]);
  const frame = () => new Promise<number>((next) => requestAnimationFrame(next));
  // The first round also draws the pictures.
  for (let time = 0; time < round.duration; time += 20) shower.show(posesAt(round, time));
  const frames: number[] = [];
  const work: number[] = [];
  const began = await frame();
  for (let last = began; last - began < seconds * 1000; ) {
    const now = await frame();
    frames.push(now - last);
    last = now;
    const start = performance.now();
    shower.show(posesAt(round, (now - began) % round.duration));
    work.push(performance.now() - start);
  }
  return { renderer: shower.name, frames, work };
};

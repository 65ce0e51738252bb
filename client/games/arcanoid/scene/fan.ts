import type { Handle } from "../../../../shared/engine/contract/events.ts";
import type { State } from "../../../../shared/games/arcanoid/state.ts";
import { roundRect, within } from "../../../art/pen.ts";
import type { Drawing } from "../../../ui/drawn.tsx";
import { cornerIndex, drawBack, drawCard } from "../art/index.ts";
import { placed } from "../art/scene.ts";
import type { Cut } from "./frame.ts";

/** Extra px beside the index of an overlapped card. */
const AIR = 5;

/** Draws cards side by side with every index visible. They overlap as far as `room` px require. */
export function fanOf({ faces }: State, cards: readonly Handle[], { width, height }: Cut, room: number): Drawing {
  const least = cornerIndex(width).width + AIR;
  const step = cards.length < 2 ? 0 : Math.min(width + 3, Math.max(least, (room - width) / (cards.length - 1)));
  return {
    width: width + step * (cards.length - 1),
    height,
    paint(ctx, theme) {
      for (const [i, card] of cards.entries())
        placed(ctx, { x: i * step, y: 0 }, () =>
          within(ctx, roundRect(0, 0, width, height, width * 0.08), () => {
            const face = faces[card];
            if (face === undefined) drawBack(ctx, width, theme);
            else drawCard(ctx, face, width, theme);
          }),
        );
    },
  };
}

import type { ArcanoidFace, Field } from "../../../../shared/games/arcanoid/cards.ts";
import type { Picture } from "../../../canvas/pose.ts";
import type { CoastState, MarkName } from "../art/index.ts";
import type { Rect } from "./frame.ts";

/** The background: the water with its shores, the lanes of the parties, and the quays between the fields. */
export interface Bay {
  readonly width: number;
  readonly height: number;
  readonly mood: "still" | "evening";
  /** The y of the home shore; its x if `isAside`. */
  readonly shore: number;
  readonly isAside: boolean;
  /** The depth of the far coast. */
  readonly coast: number;
  /** The lanes, the player's own last if there is one. */
  readonly lanes: readonly Rect[];
  readonly ownLane: number | undefined;
  /** The left edges of the quays. */
  readonly quays: readonly number[];
}

/** The kinds of drawings. Lengths are in px. */
export type ArcanoidDrawing =
  | { readonly of: "bay"; readonly bay: Bay }
  | {
      readonly of: "coast";
      readonly field: Field;
      readonly height: number;
      readonly state: CoastState;
      readonly name: string;
    }
  /** `cut`: the visible height from its top, if not all. */
  | {
      readonly of: "card";
      readonly face: ArcanoidFace | "back";
      readonly cut?: number | undefined;
      readonly look?: "held" | "dim";
    }
  | { readonly of: "strength"; readonly text: string; readonly mark?: MarkName | undefined; readonly leads: boolean }
  | {
      readonly of: "legal";
      /** The cards in the berth stay visible: they are framed, with the label in the corner. */
      readonly isFrame: boolean;
      /** The next higher strength on the field, if there is one; empty for a couple. */
      readonly behind?: string | undefined;
      readonly text: string;
      readonly mark?: MarkName | undefined;
      readonly height: number;
      readonly isTarget: boolean;
    }
  | { readonly of: "sandbar" | "settling"; readonly height: number }
  | { readonly of: "ring"; readonly height: number }
  | { readonly of: "flag"; readonly seat: number }
  /** The mark of a stolen engagement: the flags of the seat that lost it and of the seat that has it. */
  | { readonly of: "stolen"; readonly from: number; readonly to: number }
  | { readonly of: "lowered"; readonly isJudged: boolean }
  | { readonly of: "star"; readonly mark: MarkName }
  | { readonly of: "berth" | "rope" | "ripple" | "kite" | "shut" | "eye" };

/** A drawing and its size in px: its width or, for a strength, its height. */
export interface ArcanoidPicture extends Picture {
  readonly drawing: ArcanoidDrawing;
  readonly size: number;
}

/** Returns the picture of a drawing for a piece whose resting size is `restsAt` px. */
export function drawnFor(drawing: ArcanoidDrawing, restsAt: number): ArcanoidPicture {
  const size = Math.round(restsAt * 100) / 100;
  return { id: JSON.stringify([drawing, size]), drawing, size };
}

import type { ArcanoidFace, Field } from "../../../../shared/games/arcanoid/cards.ts";
import type { Picture } from "../../../canvas/pose.ts";
import type { CoastState, MarkName } from "../art/index.ts";
import type { Rect } from "./frame.ts";

export interface Bay {
  readonly width: number;
  readonly height: number;
  readonly mood: "still" | "evening";
  /** y of the home shore, or its x if `isAside`. */
  readonly shore: number;
  readonly isAside: boolean;
  readonly coast: number;
  /** The player's own lane is last. */
  readonly lanes: readonly Rect[];
  readonly ownLane: number | undefined;
  /** Left edges of the quays. */
  readonly quays: readonly number[];
}

/** Lengths are in px. */
export type ArcanoidDrawing =
  | { readonly of: "bay"; readonly bay: Bay }
  | {
      readonly of: "coast";
      readonly field: Field;
      readonly height: number;
      readonly state: CoastState;
      readonly name: string;
    }
  /** `cut`: visible height from the top. Default: all. */
  | {
      readonly of: "card";
      readonly face: ArcanoidFace | "back";
      readonly cut?: number | undefined;
      readonly look?: "held" | "dim";
    }
  | { readonly of: "strength"; readonly text: string; readonly mark?: MarkName | undefined; readonly leads: boolean }
  | {
      readonly of: "legal";
      /** Draws only a frame, around the berth's cards. */
      readonly isFrame: boolean;
      /** The highest strength that the play does not beat; empty if it is not in points. */
      readonly behind?: string | undefined;
      readonly text: string;
      readonly mark?: MarkName | undefined;
      readonly height: number;
      readonly isTarget: boolean;
    }
  | { readonly of: "sandbar" | "settling"; readonly height: number }
  | { readonly of: "ring"; readonly height: number }
  | { readonly of: "flag"; readonly seat: number }
  /** `from` lost the engagement to `to`. */
  | { readonly of: "stolen"; readonly from: number; readonly to: number }
  | { readonly of: "lowered"; readonly isJudged: boolean }
  | { readonly of: "star"; readonly mark: MarkName }
  | { readonly of: "berth" | "rope" | "ripple" | "kite" | "shut" | "eye" };

/** `size` in px: the width, or the height of a strength. */
export interface ArcanoidPicture extends Picture {
  readonly drawing: ArcanoidDrawing;
  readonly size: number;
}

export function drawnFor(drawing: ArcanoidDrawing, restsAt: number): ArcanoidPicture {
  const size = Math.round(restsAt * 100) / 100;
  return { id: JSON.stringify([drawing, size]), drawing, size };
}

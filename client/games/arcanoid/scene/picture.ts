import type { Face, Field } from "../../../../shared/games/arcanoid/cards.ts";
import type { Picture } from "../../../canvas/pose.ts";
import type { CoastState, MarkName } from "../art/index.ts";
import type { Rect } from "./frame.ts";

/** What lies behind everything: the water with its shores, the lanes of the parties, and the quays between the fields. */
export interface Bay {
  readonly width: number;
  readonly height: number;
  readonly mood: "still" | "evening";
  /** How high the home shore lies; how far to the right where `isAside`. */
  readonly shore: number;
  readonly isAside: boolean;
  /** How deep the far coast is. */
  readonly coast: number;
  /** The lanes, the own one last where there is one. */
  readonly lanes: readonly Rect[];
  readonly ownLane: number | undefined;
  /** Where quays run out: their left edges. */
  readonly quays: readonly number[];
}

/** What is drawn. Lengths are px. */
export type Drawing =
  | { readonly of: "bay"; readonly bay: Bay }
  | {
      readonly of: "coast";
      readonly field: Field;
      readonly height: number;
      readonly state: CoastState;
      readonly name: string;
    }
  /** `cut`: how much of it is seen from its top, where that is not all. */
  | {
      readonly of: "card";
      readonly face: Face | "back";
      readonly cut?: number | undefined;
      readonly look?: "held" | "dim";
    }
  | { readonly of: "strength"; readonly text: string; readonly mark?: MarkName | undefined; readonly leads: boolean }
  | {
      readonly of: "legal";
      /** What lies in the berth stays in sight: it is framed, and told of in the corner. */
      readonly isFrame: boolean;
      /** The strength that would still be above it; empty: a couple. */
      readonly behind?: string | undefined;
      readonly text: string;
      readonly mark?: MarkName | undefined;
      readonly height: number;
      readonly isTarget: boolean;
    }
  | { readonly of: "sandbar" | "settling"; readonly height: number }
  | { readonly of: "ring"; readonly height: number }
  | { readonly of: "flag"; readonly seat: number }
  /** From whom, and by whom. */
  | { readonly of: "stolen"; readonly from: number; readonly to: number }
  | { readonly of: "lowered"; readonly isJudged: boolean }
  | { readonly of: "star"; readonly mark: MarkName }
  | { readonly of: "berth" | "rope" | "ripple" | "kite" | "shut" | "eye" };

/** A drawing in a size: the width of what is drawn. */
export interface TablePicture extends Picture {
  readonly drawing: Drawing;
  readonly size: number;
}

/** A picture for the size that a piece rests at. */
export function drawnFor(drawing: Drawing, restsAt: number): TablePicture {
  const size = Math.round(restsAt * 100) / 100;
  return { id: JSON.stringify([drawing, size]), drawing, size };
}

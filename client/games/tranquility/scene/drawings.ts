import type { IslandSide, TranquilityFace } from "../../../../shared/games/tranquility/cards.ts";
import type { Picture } from "../../../canvas/pose.ts";
import type * as art from "../art/index.ts";
import type { Mood, ScreenPoint, SeaBackdrop } from "./frame.ts";

export interface Manner {
  /** A hand card has an index in its corner, and may be dimmed. Default: neither. */
  readonly how?: "index" | "index dim" | undefined;
  readonly side?: IslandSide | undefined;
  readonly value?: number | undefined;
  /** Explorer cards have their own back. Default: false. */
  readonly explorer?: boolean;
}

export type TranquilityDrawing =
  | ({ readonly of: "card"; readonly face: TranquilityFace | "back" } & Manner)
  | { readonly of: "sea"; readonly sea: SeaBackdrop }
  | { readonly of: "boat"; readonly rig: number; readonly bare: boolean }
  | { readonly of: "islet"; readonly mood: Mood }
  | { readonly of: "slot"; readonly glyph: art.GlyphName; readonly mood: Mood }
  | { readonly of: "turn"; readonly pale: boolean }
  | { readonly of: "panel" | "quay"; readonly height: number }
  | { readonly of: "run"; readonly height: number; readonly side: IslandSide; readonly open?: art.RowEnd | undefined }
  | { readonly of: "legal"; readonly label?: SpaceLabel }
  | { readonly of: "path"; readonly stretches: readonly (readonly ScreenPoint[])[] }
  | { readonly of: "price"; readonly cost: number }
  | { readonly of: "sum"; readonly text: string }
  | { readonly of: "worth"; readonly side: IslandSide; readonly text: string }
  | { readonly of: "flag"; readonly seat: number }
  | { readonly of: "lamp"; readonly side: IslandSide; readonly height: number }
  | { readonly of: "deep" | "dial" | "pointer" | "lantern" | "ring" | "place" | "gap" | "given" | "paid" }
  | { readonly of: "arrow" }
  | { readonly of: "spare" | "ripple" | "lit" | "seam" | "beam" };

export type SpaceLabel = number | { readonly word: string } | { readonly glyph: art.GlyphName };

export interface TranquilityPicture extends Picture {
  readonly drawing: TranquilityDrawing;
  /** Px for which the picture is drawn. */
  readonly size: number;
}

/** `restsAt`: the piece's size at rest, in px. */
export function drawnFor(drawing: TranquilityDrawing, restsAt: number): TranquilityPicture {
  const size = Math.round(restsAt * 100) / 100;
  return { id: JSON.stringify([drawing, size]), drawing, size };
}

/** Without a face, draws the card's back. */
export const cardDrawing = (face: TranquilityFace | undefined, manner: Manner = {}): TranquilityDrawing => {
  const { how, side, value, explorer } = manner;
  return {
    of: "card",
    face: face ?? "back",
    how,
    side: side === "night" ? side : undefined,
    value: value || undefined,
    explorer: explorer ?? false,
  };
};

const backs = new WeakMap<Picture, TranquilityPicture>();

/** A card's back; other pieces look the same from both sides. */
export function backOf(picture: TranquilityPicture): TranquilityPicture {
  const { drawing, size } = picture;
  if (drawing.of !== "card") return picture;
  const known = backs.get(picture);
  if (known) return known;
  const { how, explorer = false } = drawing;
  const back = drawnFor(cardDrawing(undefined, { how: how && "index", explorer }), size);
  backs.set(picture, back);
  return back;
}

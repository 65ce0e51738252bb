import type { Handle } from "../../../../shared/engine/contract/events.ts";
import { FIELDS, type Field } from "../../../../shared/games/arcanoid/cards.ts";
import type { Party } from "../../../../shared/games/arcanoid/state.ts";
import type { Piece, PieceKey, Pieces } from "../../../canvas/pose.ts";
import { isPhone } from "../../../contract/layout.ts";
import type { CoastState } from "../art/index.ts";
import { messages } from "../text/messages/messages.ts";
import { berthsOf } from "./berths.ts";
import { commonsOf } from "./commons.ts";
import { type ArcanoidPageLayout, frameFor, type Rect } from "./frame.ts";
import { handPieces } from "./hand.ts";
import { rowCount, rowOrder } from "./rows.ts";
import { shelvesOf } from "./shelves.ts";
import { type ArcanoidTableView, lying, Z } from "./view.ts";

export type ArcanoidSpot =
  | { readonly on: "card"; readonly card: Handle }
  | { readonly on: "berth"; readonly party: Party; readonly field: Field }
  | { readonly on: "party"; readonly party: Party }
  | { readonly on: "coast"; readonly field: Field };

export interface ArcanoidHitArea {
  readonly spot: ArcanoidSpot;
  readonly rect: Rect;
}

/** The hit areas are sorted, topmost first. */
export interface ArcanoidLayout {
  readonly pieces: Pieces;
  readonly targets: readonly ArcanoidHitArea[];
  readonly frame: ArcanoidPageLayout;
  /** The party of each row, from the far coast to the home shore. */
  readonly order: readonly Party[];
}

export interface LayoutPart {
  readonly pieces: readonly (readonly [PieceKey, Piece])[];
  readonly targets?: readonly ArcanoidHitArea[];
}

/** Besides the window's size, only a new party or a row of shared cards changes the places of the table. */
export const frameOf = ({
  match,
  viewport,
  areas,
}: Pick<ArcanoidTableView, "match" | "viewport" | "areas">): ArcanoidPageLayout =>
  frameFor({ viewport, areas, parties: rowCount(match), hasCommon: match.table.row !== undefined });

export function layout(view: ArcanoidTableView): ArcanoidLayout {
  const frame = frameOf(view);
  const order = rowOrder(view.match.table, view.seat);
  const parts = [
    scenery(view, frame, order),
    commonsOf(view, frame),
    shelvesOf(view, frame, order),
    berthsOf(view, frame, order),
    handPieces(view, frame),
  ];
  const pieces = new Map<PieceKey, Piece>(parts.flatMap((part) => part.pieces));
  const targets = parts.toReversed().flatMap((part) => part.targets ?? []);
  return { pieces, targets, frame, order };
}

function scenery(view: ArcanoidTableView, frame: ArcanoidPageLayout, order: readonly Party[]): LayoutPart {
  const { match, seat } = view;
  const { width, height } = frame.viewport;
  const lanes = frame.rows.map(({ berths }) => {
    const [first, last] = [berths[0]!, berths[3]!];
    return { ...first, x: first.x - 6, width: last.x + last.width - first.x + 12 };
  });
  const isSmall = isPhone(frame.shape);
  const mood = match.outcome ? "evening" : "still";
  const bay = {
    width,
    height,
    mood,
    shore: frame.shore,
    isAside: frame.shape === "landscape",
    coast: frame.coasts[0]!.y + (isSmall ? 16 : 42),
    lanes,
    ownLane: seat === undefined ? undefined : order.indexOf(seat),
    quays: isSmall ? [] : frame.coasts.map(({ x }) => x - 1),
  } as const;
  const water: [PieceKey, Piece] = [
    `bay:${mood}`,
    lying({ of: "bay", bay }, width / 2, height / 2, width, { z: Z.bay + (mood === "evening" ? 1 : 0) }),
  ];
  const coasts = FIELDS.map((field): [PieceKey, Piece] => {
    const { x, y, width: wide, height: high } = frame.coasts[field]!;
    const name = wide > 84 ? (messages.value.fieldTitles[field] ?? "") : "";
    const drawing = { of: "coast", field, height: high, state: coastState(view, field), name } as const;
    return [`coast:${field}`, lying(drawing, x + wide / 2, y + high / 2, wide, { z: Z.coast })];
  });
  return {
    pieces: [water, ...coasts],
    targets: FIELDS.map((field) => ({ spot: { on: "coast", field }, rect: frame.coasts[field]! })),
  };
}

function coastState({ match: { table }, won }: ArcanoidTableView, field: Field): CoastState {
  const seat = won[field]?.seat;
  if (seat !== undefined) return { kind: "won", seat };
  if (table.temperance?.field === field) return { kind: "tempered" };
  const hasWorld = table.parties.some(({ stands }) => {
    const stand = stands[field];
    return stand?.how === "engaged" && stand.cards.some((card) => table.faces[card] === "t21");
  });
  return { kind: hasWorld ? "world" : "open" };
}

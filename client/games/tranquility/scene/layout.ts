import type { Handle } from "../../../../shared/engine/contract/events.ts";
import type { Cell } from "../../../../shared/games/tranquility/layouts.ts";
import { handOf } from "../../../../shared/games/tranquility/state.ts";
import type { Piece, Pieces } from "../../../canvas/pose.ts";
import { isPhone } from "../../../contract/layout.ts";
import { frameAt } from "../panels.ts";
import { comingOf } from "./coming.ts";
import { cardDrawing } from "./drawings.ts";
import { besideOf } from "./extras.ts";
import { fanOut, LIFT, RISE } from "./fan.ts";
import { shownHands } from "./flat.ts";
import type { Rect, Square, TranquilityPageLayout } from "./frame.ts";
import type { TranquilityPieceKey } from "./key.ts";
import { marksOf } from "./marks.ts";
import { squaresOf } from "./measure.ts";
import { runsOf } from "./runs.ts";
import { sceneryOf } from "./scenery.ts";
import { handSide } from "./sides.ts";
import { cardOn, flatPiece, middleOf, quayPlaces, rectOf, type TranquilityTableView, Z } from "./view.ts";

export type TranquilitySpot =
  | { readonly on: "hand"; readonly card: Handle }
  | { readonly on: "cell"; readonly cell: Cell }
  | { readonly on: "start" }
  | { readonly on: "finish" };

export interface TranquilityHitArea {
  readonly spot: TranquilitySpot;
  readonly rect: Rect;
}

/** `targets`: hit areas, topmost first. */
export interface TranquilityLayout {
  readonly pieces: Pieces;
  readonly targets: readonly TranquilityHitArea[];
  readonly frame: TranquilityPageLayout;
}

export function layout(view: TranquilityTableView): TranquilityLayout {
  const frame = frameAt(view);
  const pieces = new Map<TranquilityPieceKey, Piece>();
  for (const [key, piece] of sceneryOf(view, frame)) pieces.set(key, piece);
  const targets = [...placeHand(view, frame, pieces), ...placeBoard(view, frame, pieces)];
  placePiles(view, frame, pieces);
  placeOthers(view, frame, pieces);
  if (view.stay === "replay") for (const [key, piece] of shownHands(view.match, frame)) pieces.set(key, piece);
  placeOffers(view, frame, pieces);
  placeShown(view, frame, pieces);
  for (const [key, piece] of besideOf(view, frame)) pieces.set(key, piece);
  for (const [key, piece] of comingOf(view, frame)) pieces.set(key, piece);
  for (const [key, piece] of runsOf(view, frame)) pieces.set(key, piece);
  for (const [key, piece] of marksOf(view, frame, pieces)) pieces.set(key, piece);
  return { pieces, targets, frame };
}

/** Places islands and other cards on the board; returns their hit areas. */
function placeBoard(
  { match }: TranquilityTableView,
  frame: TranquilityPageLayout,
  pieces: Map<TranquilityPieceKey, Piece>,
): TranquilityHitArea[] {
  const { table } = match;
  const targets: TranquilityHitArea[] = [];
  if (frame.start) targets.push({ spot: { on: "start" }, rect: rectOf(frame.start) });
  if (frame.finish) targets.push({ spot: { on: "finish" }, rect: rectOf(frame.finish) });
  squaresOf(frame).forEach((square, cell) => {
    const placed = table.board[cell];
    if (placed) {
      const isJoker = table.faces[placed.card] === "border";
      const manner = { side: placed.side, value: isJoker ? placed.number : undefined };
      pieces.set(placed.card, flatPiece(cardOn(table, placed.card, manner), square, { z: Z.board }));
    }
    const storm = table.storms[cell];
    if (storm !== undefined) pieces.set(storm, flatPiece(cardOn(table, storm), square, { z: Z.board }));
    const reach = { ...square, size: square.size + frame.gap };
    targets.push({ spot: { on: "cell", cell }, rect: rectOf(reach) });
  });
  const ends = [
    [table.start, frame.start],
    [table.finish, frame.finish],
  ] as const;
  for (const [card, square] of ends) {
    if (card !== undefined && square) pieces.set(card, flatPiece(cardOn(table, card), square, { z: Z.board }));
  }
  return targets;
}

/** Returns hit areas, topmost first. An offered card lies on the quay, and a dimmed copy stays in the hand. */
function placeHand(
  { match, seat, draft, stay }: TranquilityTableView,
  frame: TranquilityPageLayout,
  pieces: Map<TranquilityPieceKey, Piece>,
): TranquilityHitArea[] {
  if (seat === undefined) return [];
  const { table } = match;
  const cards = draft.hand ?? handOf(table, seat);
  const offer = table.stage.at === "toll" && !draft.offering ? (table.stage.offers[seat] ?? []) : [];
  const slots = fanOut(cards.length, frame.fan);
  // On a phone the summary covers the hand.
  const isCovered = stay === "result" && isPhone(frame.shape);
  const targets: TranquilityHitArea[] = [];
  cards.forEach((card, i) => {
    const { strip, ...slot } = slots[i]!;
    const given = offer.includes(card);
    const up = draft.chosen === card ? RISE.chosen : draft.marked.includes(card) ? RISE.picked : 0;
    const lift = draft.lifted === card && up === 0 && !given ? LIFT : 0;
    const how = given || draft.marked.includes(card) ? "index dim" : "index";
    const picture = cardOn(table, card, { how, side: handSide(table, seat) });
    const piece = flatPiece(picture, slot, {
      turn: slot.turn,
      y: slot.y - up * slot.size - lift,
      z: Z.hand + i,
      alpha: isCovered ? 0 : 1,
    });
    if (isCovered) {
      pieces.set(card, piece);
      return;
    }
    pieces.set(given ? `given:${card}` : card, piece);
    if (draft.drag?.card === card) {
      const { x, y } = draft.drag;
      pieces.set(card, { ...piece, x, y, turn: -2, lift: 10, z: Z.held });
    }
    targets.push({ spot: { on: "hand", card }, rect: { ...strip, y: strip.y - up * slot.size } });
  });
  return targets.reverse();
}

function placePiles(
  { match, seat }: TranquilityTableView,
  frame: TranquilityPageLayout,
  pieces: Map<TranquilityPieceKey, Piece>,
): void {
  if (seat === undefined) return;
  const isOwn = frame.row === undefined;
  const { piles, discards } = match.table;
  const stack = (cards: readonly Handle[], on: Square, shown: number, alpha: number) =>
    cards.forEach((card, depth) => {
      const i = Math.min(depth, 2);
      const square = { ...on, x: on.x - i * 2.5, y: on.y - i * 3.5 };
      const picture = cardOn(match.table, card);
      const seen = depth < shown && frame.pileShown ? alpha : 0;
      pieces.set(
        card,
        flatPiece(picture, square, { faceUp: 0, turn: [0, -2.5, 3][i] ?? 0, z: Z.pile - i, alpha: seen }),
      );
    });
  if (isOwn) stack(piles[seat] ?? [], frame.pile, 3, 1);
  if (isOwn && frame.pileShown && !piles[seat]?.length)
    pieces.set("pile:none", flatPiece({ of: "gap" }, frame.pile, { z: Z.pile }));
  stack([...(discards[seat] ?? [])].reverse(), frame.spent, 2, 0.62);
}

/** Other players' cards are hidden until they move. */
function placeOthers(
  { match, seat }: TranquilityTableView,
  frame: TranquilityPageLayout,
  pieces: Map<TranquilityPieceKey, Piece>,
): void {
  const { hands, piles, discards, aside } = match.table;
  hands.forEach((_, other) => {
    if (other === seat) return;
    const at = middleOf(frame.regions.plaques[other]!, 36);
    for (const zone of [hands[other], frame.row ? [] : piles[other], discards[other]]) {
      for (const card of zone ?? []) {
        pieces.set(card, flatPiece(cardOn(match.table, card), at, { faceUp: 0, alpha: 0 }));
      }
    }
  });
  const away = { x: frame.viewport.width / 2, y: -80, size: 40 };
  for (const card of aside) pieces.set(card, flatPiece(cardDrawing(undefined), away, { faceUp: 0, alpha: 0 }));
}

/** Cards discarded face up are visible only while they move. */
function placeShown(
  { match, seat }: TranquilityTableView,
  frame: TranquilityPageLayout,
  pieces: Map<TranquilityPieceKey, Piece>,
): void {
  const { table } = match;
  table.shown.forEach((cards, owner) => {
    const plaque = middleOf(frame.regions.plaques[owner]!, 36);
    const at = frame.explorers?.drawn ?? (owner === seat ? frame.spent : plaque);
    for (const card of cards) pieces.set(card, flatPiece(cardOn(table, card), at, { alpha: 0 }));
  });
}

const TILTS = [-2, 1.5, -1, 2, -1.5, 1, -2, 1.5];

function placeOffers(
  { match, seat, draft }: TranquilityTableView,
  frame: TranquilityPageLayout,
  pieces: Map<TranquilityPieceKey, Piece>,
): void {
  const { stage } = match.table;
  if (stage.at !== "toll" || !frame.quay) return;
  const places = quayPlaces(frame.quay, stage.amount);
  const offered = stage.offers.flatMap((cards, owner) => (cards ?? []).map((card) => ({ card, owner })));
  places.forEach((place, i) => {
    const offer = offered[i];
    const inHand = offer?.owner === seat && draft.offering;
    if (!offer || inHand) {
      pieces.set(`place:${i}`, flatPiece({ of: "place" }, place, { z: Z.quay + 1 }));
      return;
    }
    const { card, owner } = offer;
    const picture = cardOn(match.table, card);
    pieces.set(card, flatPiece(picture, place, { faceUp: 0, turn: TILTS[i] ?? 0, z: Z.quay + 2 }));
    const size = Math.max(14, place.size * 0.4);
    const flag = { x: place.x + (place.size - size) / 2, y: place.y + place.size / 2, size };
    pieces.set(`owner:${i}`, flatPiece({ of: "flag", seat: owner }, flag, { z: Z.quay + 3 }));
  });
}

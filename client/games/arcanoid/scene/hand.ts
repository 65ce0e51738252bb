import type { Handle } from "../../../../shared/engine/contract/events.ts";
import { codeOf } from "../../../../shared/games/arcanoid/cards.ts";
import { actingFor, handOf, type Party, type State } from "../../../../shared/games/arcanoid/state.ts";
import type { Piece, PieceKey } from "../../../canvas/pose.ts";
import { clamp } from "../../../layout/lengths.ts";
import { cornerIndex } from "../art/index.ts";
import type { ArcanoidPageLayout } from "./frame.ts";
import type { ArcanoidHitArea, LayoutPart } from "./layout.ts";
import { type ArcanoidTableView, cardAt, lying, Z } from "./view.ts";

/** How far a chosen card is raised, as a fraction of its width, and one under the mouse, in px. */
const RISE = 0.26;
const LIFT = 6;

const sortedHand = ({ faces }: State, cards: readonly Handle[]): readonly Handle[] =>
  cards.toSorted((a, b) => codeAt(faces, a) - codeAt(faces, b) || a - b);

const codeAt = (faces: State["faces"], card: Handle): number => {
  const face = faces[card];
  return face === undefined ? Number.MAX_SAFE_INTEGER : codeOf(face);
};

/** The seat's own party or, while it acts for its demon, the demon. */
function heldParty(table: State, seat: number): Party {
  const acting = actingFor(table, seat);
  return acting !== undefined && table.parties[acting]?.kind === "demon" ? acting : seat;
}

/** The hand at the home shore; undefined for spectators, before the deal, and in replays, where hands look alike. */
export function shownHand({
  match: { table },
  seat,
  stay,
}: Pick<ArcanoidTableView, "match" | "seat" | "stay">):
  | { readonly party: Party; readonly cards: readonly Handle[] }
  | undefined {
  if (seat === undefined || stay === "replay" || !table.parties[seat]) return undefined;
  const party = heldParty(table, seat);
  return { party, cards: sortedHand(table, handOf(table, party)) };
}

/**
 * Cards are at least 56 px wide, and as large as possible with every index visible. They overlap by 12 %, or by more if
 * there is less room.
 */
export function fanOut(count: number, { hand, cuts }: Pick<ArcanoidPageLayout, "hand" | "cuts">) {
  const most = cuts.hand.width;
  const least = cornerIndex(most).width + 6;
  const wide = clamp(hand.width - (count - 1) * least, 56, most);
  const step = count > 1 ? Math.min(wide * 0.88, (hand.width - wide) / (count - 1)) : 0;
  const middle = (count - 1) / 2;
  const top = hand.y + wide * RISE + 4;
  const height = wide * 1.6;
  return Array.from({ length: count }, (_, i) => {
    const d = i - middle;
    const x = hand.x + hand.width / 2 + d * step;
    const y = top + height / 2 + (d * d * 2.2 * 4) / Math.max(4, middle * middle);
    return { x, y, turn: (d * 5) / Math.max(2, middle), width: wide, height, step };
  });
}

export function handPieces(view: ArcanoidTableView, frame: ArcanoidPageLayout): LayoutPart {
  const held = shownHand(view);
  if (!held || (view.stay === "result" && frame.shape !== "desktop")) return { pieces: hidden(view, frame) };
  const { table } = view.match;
  const { chosen, lifted } = view.draft;
  const slots = fanOut(held.cards.length, frame);
  const { kind, open } = table.parties[held.party]!;
  // All cards of a demon's hand are open, so they need no sign.
  const isOpen = (card: Handle) => kind === "seat" && open.includes(card);
  const pieces: [PieceKey, Piece][] = [];
  const targets: ArcanoidHitArea[] = [];
  held.cards.forEach((card, i) => {
    const { x, y, turn, width, height, step } = slots[i]!;
    const up = chosen.includes(card) ? width * RISE : lifted === card ? LIFT : 0;
    const piece = cardAt(table, card, x, y - up, { width, height }, { z: Z.hand + i, turn, look: "held" });
    pieces.push([card, piece]);
    if (chosen.includes(card)) pieces.push([`chosen:${card}`, ringAround(piece, height)]);
    if (isOpen(card)) pieces.push([`open:${card}`, eyeOn(piece, height)]);
    const isLast = i === held.cards.length - 1;
    targets.push({
      spot: { on: "card", card },
      rect: {
        x: x - width / 2,
        y: y - up - height / 2,
        width: isLast ? width : step,
        // The lower part of a card may be under the log or outside the window.
        height: Math.min(height + up, frame.hand.y + frame.hand.height - (y - up - height / 2)),
      },
    });
  });
  return { pieces, targets };
}

/** Invisible pieces: in a small window, the match's summary replaces the hand. */
const hidden = (view: ArcanoidTableView, frame: ArcanoidPageLayout): [PieceKey, Piece][] =>
  (shownHand(view)?.cards ?? []).map((card) => [
    card,
    cardAt(view.match.table, card, frame.hand.x, frame.hand.y, frame.cuts.shelf, { alpha: 0 }),
  ]);

/** Marks a hand card that other players see too. */
const eyeOn = ({ x, y, size, turn, z }: Piece, height: number): Piece => {
  const wide = size * 0.26;
  return lying({ of: "eye" }, x - size / 2 + wide * 0.55, y - height / 2 + size * 0.58, wide, { turn, z: z + 0.4 });
};

export const ringAround = ({ x, y, size, turn, z }: Piece, height: number): Piece =>
  lying({ of: "ring", height: Math.round(height) }, x, y, size, { turn, z: z + 0.5 });

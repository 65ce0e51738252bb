import type { Handle } from "../../../../shared/engine/contract/events.ts";
import type { State } from "../../../../shared/games/arcanoid/state.ts";
import type { Piece, PieceKey } from "../../../canvas/pose.ts";
import type { ArcanoidPageLayout, Cut, Rect } from "./frame.ts";
import { ringAround } from "./hand.ts";
import type { ArcanoidHitArea, LayoutPart } from "./layout.ts";
import { openBeside } from "./shelves.ts";
import { type ArcanoidTableView, cardAt, centerOf, lying, Z } from "./view.ts";

export function commonsOf(view: ArcanoidTableView, frame: ArcanoidPageLayout): LayoutPart {
  const row = rowOf(view, frame);
  return {
    pieces: [...pilesOf(view, frame), ...keptOf(view, frame), ...row.pieces],
    targets: row.targets ?? [],
  };
}

const TILTS = [0, -2, 2.6];
const SEEN = 3;

const cutOf = ({ width }: Rect): Cut => ({ width, height: width * 1.6 });

/** The first card is on top; cards below the third are invisible. */
function stacked(table: State, cards: readonly Handle[], at: Rect, alpha: number): [PieceKey, Piece][] {
  const { x, y } = centerOf(at);
  const cut = cutOf(at);
  return cards.map((card, depth) => {
    const i = Math.min(depth, SEEN - 1);
    const more = { faceUp: 0, turn: TILTS[i]!, z: Z.pile - i, alpha: depth < SEEN ? alpha : 0 };
    return [card, cardAt(table, card, x - i * 2.5, y - i * 3, cut, more)];
  });
}

function pilesOf({ match: { table } }: ArcanoidTableView, frame: ArcanoidPageLayout): [PieceKey, Piece][] {
  const spent = table.discard.map(({ card }) => card).reverse();
  const { x, y } = centerOf(frame.pile);
  const shut: [PieceKey, Piece][] = table.isClosed
    ? [["shut", lying({ of: "shut" }, x, y, frame.pile.width * 0.8, { z: Z.pile + 2 })]]
    : [];
  return [...stacked(table, table.pile, frame.pile, 1), ...stacked(table, spent, frame.spent, 0.82), ...shut];
}

/** The row of shared cards, right of Justice on its sandbar. */
function rowOf({ match: { table }, draft }: ArcanoidTableView, { bar, cuts }: ArcanoidPageLayout): LayoutPart {
  if (!bar || !table.row) return { pieces: [] };
  const pieces: [PieceKey, Piece][] = [
    [
      "bar",
      lying(
        { of: "sandbar", height: Math.round(bar.height) },
        bar.x + bar.width / 2,
        bar.y + bar.height / 2,
        bar.width,
        { z: Z.bar },
      ),
    ],
  ];
  const targets: ArcanoidHitArea[] = [];
  const justice = table.kept.find((card) => table.faces[card] === "t8");
  const cards = [...(justice === undefined ? [] : [justice]), ...table.row];
  const inset = Math.min(24, bar.width * 0.05);
  const pitch = (bar.width - 2 * inset - cuts.bar.width) / 6.4;
  for (const [i, card] of cards.entries()) {
    const isJustice = card === justice;
    const place = justice === undefined ? i + 1 : i;
    const x = bar.x + inset + cuts.bar.width / 2 + place * pitch + (isJustice ? 0 : pitch * 0.4);
    const up = draft.chosen.includes(card) ? 8 : 0;
    const piece = cardAt(table, card, x, bar.y + bar.height / 2 - up, cuts.bar, { z: Z.card });
    pieces.push([card, piece]);
    if (up > 0) pieces.push([`chosen:${card}`, ringAround(piece, cuts.bar.height)]);
    // In a wide window the hit area is little wider than the card, to stay on the bar.
    const reach = Math.max(Math.min(pitch, cuts.bar.width + 16), 24);
    if (!isJustice)
      targets.push({
        spot: { on: "card", card },
        rect: { x: x - reach / 2, y: bar.y, width: reach, height: bar.height },
      });
  }
  return { pieces, targets };
}

/**
 * Temperance is at its coast, with the flag of the seat that played it. Kept cards without another place are hidden at
 * the discards.
 */
function keptOf(view: ArcanoidTableView, frame: ArcanoidPageLayout): [PieceKey, Piece][] {
  const { table } = view.match;
  const { temperance, kept } = table;
  const lies = new Set(table.parties.flatMap((_, party) => openBeside(table, party)));
  const pieces = kept
    .filter((card) => !lies.has(card))
    .map((card): [PieceKey, Piece] => {
      const { x, y } = centerOf(frame.spent);
      return [card, cardAt(table, card, x, y, cutOf(frame.spent), { alpha: 0, z: Z.pile - 3 })];
    });
  if (!temperance) return pieces;
  const coast = frame.coasts[temperance.field]!;
  const width = Math.min(44, coast.height * 0.52);
  const x = coast.x + coast.width - width * 0.6;
  const y = coast.y + width * 0.62;
  const { seat } = table.parties[temperance.party]!;
  const card = cardAt(table, temperance.card, x, y, { width, height: width * 1.6 }, { turn: 4, z: Z.card });
  const flag = lying({ of: "flag", seat: seat ?? 0 }, x + width * 0.42, y - width * 0.62, width * 0.52, {
    z: Z.card + 1,
  });
  return [...pieces, [temperance.card, card], ["tempered", flag]];
}

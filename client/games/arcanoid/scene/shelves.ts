import type { Handle } from "../../../../shared/engine/contract/events.ts";
import { capacityOf, type Party, type State } from "../../../../shared/games/arcanoid/state.ts";
import type { Piece, PieceKey } from "../../../canvas/pose.ts";
import type { Stay } from "../../../contract/board.ts";
import { cornerIndex } from "../art/index.ts";
import { type ArcanoidPageLayout, openRow, type PartyRow, type Rect } from "./frame.ts";
import { shownHand } from "./hand.ts";
import type { ArcanoidHitArea, LayoutPart } from "./layout.ts";
import { type ArcanoidTableView, cardAt, centerOf, Z } from "./view.ts";

/** Capacity of a hand without the trump Strength. */
const USUAL = 6;

/** A party's trumps in force, reserve and open hand. */
export function openBeside(state: State, party: Party): readonly Handle[] {
  const { chariot, hermit, devil, open } = state.parties[party]!;
  const strength = state.kept.filter((card) => state.faces[card] === "t11" && strongest(state) === party);
  return [
    ...strength,
    ...(hermit ? [hermit.card] : []),
    ...(devil === undefined ? [] : [devil]),
    ...(chariot ? [chariot.card, ...chariot.reserve] : []),
    ...open,
  ];
}

/** Includes known cards of the closed hand in a replay. */
export function shownBeside(state: State, party: Party, stay: Stay["for"]): readonly Handle[] {
  const known = stay === "replay" ? state.parties[party]!.closed.filter((card) => state.faces[card] !== undefined) : [];
  return [...openBeside(state, party), ...known];
}

/** The party, other than a demon, whose hand the trump Strength enlarges. */
const strongest = ({ parties }: State): Party | undefined => {
  const found = parties.findIndex((party) => party.kind !== "demon" && capacityOf(party) > USUAL);
  return found < 0 ? undefined : found;
};

export function shelvesOf(view: ArcanoidTableView, frame: ArcanoidPageLayout, order: readonly Party[]): LayoutPart {
  const pieces: [PieceKey, Piece][] = [];
  const targets: ArcanoidHitArea[] = [];
  const { table } = view.match;
  const inHand = new Set(shownHand(view)?.cards);
  for (const [row, party] of order.entries()) {
    const state = table.parties[party];
    if (!state) continue;
    const own = frame.rows[row]!;
    const { name, shelf } = state.kind === "demon" ? openRow(frame, own) : own;
    const home = centerOf(name);
    const shown = shownBeside(table, party, view.stay).filter((card) => !inHand.has(card));
    pieces.push(...onShelf(view, frame, shelf, shown));
    targets.push({ spot: { on: "party", party }, rect: touchedAt(own) });
    for (const card of state.closed.filter((card) => !inHand.has(card) && !shown.includes(card)))
      pieces.push([card, cardAt(table, card, home.x, home.y, frame.cuts.shelf, { faceUp: 0, alpha: 0 })]);
  }
  return { pieces, targets };
}

/** The hit area is as high as the row if the name is beside the berths. */
function touchedAt({ name, shelf, berths }: PartyRow): Rect {
  const { y, height } = berths[0]!.x > name.x ? berths[0]! : name;
  return { x: name.x, y, width: Math.max(name.width, shelf.x + shelf.width - name.x), height };
}

/** Share of a card's corner index that must be visible to read it. */
const ENOUGH = 0.9;

export function isReadable({ cuts }: ArcanoidPageLayout, shelf: Rect, count: number): boolean {
  if (shelf.width === 0) return false;
  const step = count > 1 ? (shelf.width - cuts.shelf.width) / (count - 1) : cuts.shelf.width;
  return shelf.width >= cuts.shelf.width && step >= cornerIndex(cuts.shelf.width).width * ENOUGH;
}

/** Cards overlap as needed. */
function onShelf(
  { match: { table } }: ArcanoidTableView,
  frame: ArcanoidPageLayout,
  shelf: Rect,
  cards: readonly Handle[],
): [PieceKey, Piece][] {
  const cut = { ...frame.cuts.shelf, height: Math.min(frame.cuts.shelf.height, shelf.height) };
  const isSeen = shelf.width >= cut.width;
  const room = shelf.width - cut.width;
  const step = cards.length > 1 ? Math.min(cut.width + 2, room / (cards.length - 1)) : 0;
  const { y } = centerOf(shelf);
  const left = frame.shape === "portrait" ? shelf.x + Math.max(0, room - step * (cards.length - 1)) : shelf.x;
  return cards.map((card, i) => [
    card,
    cardAt(table, card, left + cut.width / 2 + i * step, y, cut, { z: Z.card + i, alpha: isSeen ? 1 : 0 }),
  ]);
}

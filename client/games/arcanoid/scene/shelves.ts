import type { Handle } from "../../../../shared/engine/game.ts";
import { capacityOf, type Party, type State } from "../../../../shared/games/arcanoid/state.ts";
import type { Key, Piece } from "../../../canvas/pose.ts";
import { type Frame, openRow, type Rect } from "./frame.ts";
import { shownHand } from "./hand.ts";
import type { Part } from "./layout.ts";
import { cardAt, centerOf, type View, Z } from "./view.ts";

/** Who holds this many has Strength in force. */
const USUAL = 6;

/** What a party has lying open beside its name: trumps in force, its reserve, its open hand. */
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

/** Whose hand Strength has made larger; it stays with the last one who has it. */
const strongest = ({ parties }: State): Party | undefined => {
  const found = parties.findIndex((party) => party.kind !== "demon" && capacityOf(party) > USUAL);
  return found < 0 ? undefined : found;
};

/** Beside each name: what lies open, and unseen behind it the closed hand. */
export function shelvesOf(view: View, frame: Frame, order: readonly Party[]): Part {
  const pieces: [Key, Piece][] = [];
  const { table } = view.match;
  const inHand = new Set(shownHand(view)?.cards);
  for (const [row, party] of order.entries()) {
    const state = table.parties[party];
    if (!state) continue;
    const { name, shelf } = state.kind === "demon" ? openRow(frame, frame.rows[row]!) : frame.rows[row]!;
    const home = centerOf(name);
    const isTold = view.stay === "replay";
    const known = isTold ? state.closed.filter((card) => table.faces[card] !== undefined) : [];
    const shown = [...openBeside(table, party), ...known].filter((card) => !inHand.has(card));
    pieces.push(...onShelf(view, frame, shelf, shown));
    for (const card of state.closed.filter((card) => !inHand.has(card) && !shown.includes(card)))
      pieces.push([card, cardAt(table, card, home.x, home.y, frame.cuts.shelf, { faceUp: 0, alpha: 0 })]);
  }
  return { pieces };
}

/** Cards side by side, or so far over each other as they must. */
function onShelf({ match: { table } }: View, frame: Frame, shelf: Rect, cards: readonly Handle[]): [Key, Piece][] {
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

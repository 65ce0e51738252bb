import { type Handle, isRefusal } from "../../../../shared/engine/contract/events.ts";
import { cardOf, codeOf, FIELDS, type Field } from "../../../../shared/games/arcanoid/cards.ts";
import { engagementOf } from "../../../../shared/games/arcanoid/engagements.ts";
import { standingsOn } from "../../../../shared/games/arcanoid/fields.ts";
import type { EngagedStand, Party, PendingEngagement, Stand, State } from "../../../../shared/games/arcanoid/state.ts";
import { variantOf } from "../../../../shared/games/arcanoid/variants.ts";
import type { Piece, PieceKey } from "../../../canvas/pose.ts";
import type { MarkName } from "../art/index.ts";
import { figure } from "../text/names.ts";
import type { ArcanoidPageLayout, Cut, Rect } from "./frame.ts";
import type { ArcanoidHitArea, LayoutPart } from "./layout.ts";
import { strengthSize } from "./pictures.ts";
import { type ArcanoidTableView, type BerthPreview, berthKey, cardAt, centerOf, lying, Z } from "./view.ts";

type Put = (key: PieceKey, piece: Piece) => void;

interface Berth {
  readonly view: ArcanoidTableView;
  readonly frame: ArcanoidPageLayout;
  readonly party: Party;
  readonly field: Field;
  readonly rect: Rect;
  readonly put: Put;
}

export function berthsOf(view: ArcanoidTableView, frame: ArcanoidPageLayout, order: readonly Party[]): LayoutPart {
  const pieces: [PieceKey, Piece][] = [];
  const targets: ArcanoidHitArea[] = [];
  const put: Put = (key, piece) => pieces.push([key, piece]);
  for (const [row, party] of order.entries())
    for (const field of FIELDS) {
      const rect = frame.rows[row]!.berths[field]!;
      placeBerth({ view, frame, party, field, rect, put });
      targets.push({ spot: { on: "berth", party, field }, rect });
    }
  placeRopes(view, frame, order, put);
  return { pieces, targets };
}

function placeBerth(berth: Berth): void {
  const { view, party, field, rect, frame, put } = berth;
  const { table } = view.match;
  const stand = table.parties[party]?.stands[field];
  const attempt = attemptOn(table, party, field);
  const offer = view.draft.offers.get(berthKey(party, field));
  if (stand?.how === "engaged") placeCards(berth, stand);
  if (attempt) placeCards(berth, { ...attempt, isTried: true });
  if (stand?.how === "abdicated") placeLowered(berth, stand);
  if (offer) placeOffer(berth, offer, stand?.how === "engaged");
  if (stand || attempt || offer) return;
  const size = Math.min(34, rect.height * 0.7);
  const x = rect.x + startOf(frame) + size / 2;
  put(`berth:${party}:${field}`, lying({ of: "berth" }, x, rect.y + rect.height / 2, size, { z: Z.berth }));
}

/** The attempted engagement of a party on a field, which can still be stolen. */
function attemptOn({ play }: State, party: Party, field: Field): PendingEngagement | undefined {
  const attempt = play?.attempt;
  return attempt?.party === party && (attempt.field === field || attempt.also === field) ? attempt : undefined;
}

/** Distance of a berth's first card from its quay, in px. */
const startOf = ({ shape }: ArcanoidPageLayout): number => (shape === "desktop" ? 16 : shape === "tablet" ? 14 : 4);

/** The field's suit by rank, then others, then trumps. */
function inReadingOrder({ faces }: State, cards: readonly Handle[], field: Field): readonly Handle[] {
  const rankOf = (card: Handle): number => {
    const face = faces[card];
    if (face === undefined) return card;
    const is = cardOf(face);
    if (is.kind === "trump") return 1000 + is.number;
    return codeOf(face) + (is.suit === field ? -500 : 0);
  };
  return cards.toSorted((a, b) => rankOf(a) - rankOf(b));
}

type BerthCards = Pick<EngagedStand, "cards" | "isHidden"> & { readonly also?: Field; readonly isTried?: boolean };

/** The cards that a berth shows, in reading order. A couple on two fields shows one card on each. */
export function cardsIn(
  state: State,
  field: Field,
  { cards, also }: Pick<BerthCards, "cards" | "also">,
): readonly Handle[] {
  const sorted = inReadingOrder(state, cards, field);
  if (also === undefined || cards.length !== 2) return sorted;
  return [cards.toSorted((a, b) => a - b)[field < also ? 0 : 1]!];
}

function placesIn(rect: Rect, cut: Cut, count: number, start: number) {
  const room = rect.width - start - cut.width - Math.min(22, rect.width * 0.12);
  const step = count > 1 ? Math.min(cut.width * 0.52, room / (count - 1)) : 0;
  const y = rect.y + rect.height / 2;
  return Array.from({ length: count }, (_, i) => ({ x: rect.x + start + cut.width / 2 + i * step, y }));
}

function placeCards({ view, frame, party, field, rect, put }: Berth, stand: BerthCards): void {
  const { table } = view.match;
  const cut = frame.cuts.berth;
  const cards = cardsIn(table, field, stand);
  const places = placesIn(rect, cut, cards.length, startOf(frame));
  const isLost = view.won[field] !== undefined && view.won[field]?.party !== party;
  cards.forEach((card, i) => {
    const { x, y } = places[i]!;
    const more = { z: Z.card + i, ...(isLost ? { look: "dim" as const } : {}) };
    put(card, cardAt(table, card, x, y, cut, { ...more, lift: stand.isTried ? 5 : 0 }));
  });
  const last = places.at(-1)!;
  const from = view.stolen.get(berthKey(party, field));
  if (from !== undefined && !stand.isTried) {
    const seatOf = (number: Party) => table.parties[number]?.seat ?? number;
    const wide = Math.max(40, Math.min(64, rect.width * 0.4));
    const [tagX, tagY] = [last.x + cut.width * 0.3 + wide / 2, last.y - cut.height / 2 + wide * 0.1];
    const tag = { of: "stolen", from: seatOf(from), to: seatOf(party) } as const;
    const x = Math.min(tagX, rect.x + rect.width - wide / 2);
    put(`stolen:${party}:${field}`, lying(tag, x, Math.max(tagY, rect.y + wide * 0.2), wide, { z: Z.tag + 1 }));
  }
  if (stand.isTried) placeFrame(frame, places[0]!, last, put, `${party}:${field}`);
  const strength = strengthOf(table, party, field, stand);
  const high = rect.height < 44 ? 18 : rect.height < 70 ? 22 : 28;
  const size = strengthSize(strength.text, strength.mark !== undefined, high);
  const x = Math.min(last.x + cut.width / 2 + size.width * 0.28, rect.x + rect.width - size.width / 2 - 1);
  const y = Math.min(last.y + cut.height / 2 - high * 0.35, rect.y + rect.height - high / 2 - 1);
  const drawing = { of: "strength", ...strength } as const;
  put(`strength:${party}:${field}`, lying(drawing, x, y, high, { z: Z.tag }));
}

/** Frames an engagement that is not settled. All seats see the frame, so it does not reveal who holds the Fool. */
function placeFrame(
  frame: ArcanoidPageLayout,
  first: { x: number; y: number },
  last: { x: number },
  put: Put,
  name: string,
): void {
  const { width, height } = frame.cuts.berth;
  const wide = last.x - first.x + width + 8;
  const drawing = { of: "settling", height: Math.round(height + 8) } as const;
  put(`settling:${name}`, lying(drawing, (first.x + last.x) / 2, first.y - 5, wide, { z: Z.tag - 2 }));
}

interface Strength {
  readonly text: string;
  readonly mark?: MarkName;
  readonly leads: boolean;
}

/** An engagement's strength or a mark; hidden cards show a mark with the strength or, if unknown, their count. */
function strengthOf(table: State, party: Party, field: Field, stand: BerthCards): Strength {
  const known = stand.cards.flatMap((card) => table.faces[card] ?? []);
  const isSecret = stand.isHidden;
  if (known.length < stand.cards.length) return { text: String(stand.cards.length), mark: "secret", leads: false };
  const engagement = engagementOf(known, field, variantOf(table));
  const leads = !stand.isTried && !isSecret && standingsOn(table, field)[0]?.party === party;
  if (isRefusal(engagement)) return { text: "", mark: "engaged", leads };
  if (engagement.rank === "points")
    return { text: figure(engagement.strength), leads, ...(isSecret ? { mark: "secret" } : {}) };
  return { text: "", mark: engagement.rank === "world" ? "world" : "couple", leads };
}

function placeLowered(
  { view, frame, party, field, rect, put }: Berth,
  stand: Extract<Stand, { how: "abdicated" }>,
): void {
  const { table } = view.match;
  const size = Math.min(34, rect.height * 0.8);
  const y = rect.y + rect.height / 2;
  const isJudged = stand.reason === "judgement";
  const judgement = isJudged ? table.kept.find((card) => table.faces[card] === "t20") : undefined;
  const cut = frame.cuts.berth;
  let x = rect.x + startOf(frame) + size / 2;
  if (judgement !== undefined) {
    put(judgement, cardAt(table, judgement, rect.x + startOf(frame) + cut.width / 2, y, cut, { z: Z.card }));
    x = rect.x + startOf(frame) + cut.width + size * 0.2;
  }
  put(`lowered:${party}:${field}`, lying({ of: "lowered", isJudged }, x, y, size, { z: Z.tag }));
}

/** Previews a play on a berth; frames cards that are already there. */
function placeOffer({ party, field, rect, put, frame }: Berth, offer: BerthPreview, isFrame: boolean): void {
  const { text, mark, isTarget, behind } = offer;
  const inset = Math.min(6, rect.height * 0.06);
  const height = Math.round(Math.min(rect.height - 2 * inset, 150));
  const width = rect.width - startOf(frame) - 4;
  const { y } = centerOf(rect);
  const [above] = behind;
  const higher = above === undefined ? {} : { behind: /^\d/.test(above) ? above : "" };
  const drawing = { of: "legal", text, height, isTarget, isFrame, ...higher, ...(mark ? { mark } : {}) } as const;
  const x = rect.x + startOf(frame) - 2 + width / 2;
  put(`legal:${party}:${field}`, lying(drawing, x, y, width, { z: isFrame ? Z.tag + 4 : Z.berth + 1 }));
}

function placeRopes(
  { match: { table } }: ArcanoidTableView,
  frame: ArcanoidPageLayout,
  order: readonly Party[],
  put: Put,
): void {
  for (const [row, party] of order.entries())
    for (const field of FIELDS) {
      const stand = table.parties[party]?.stands[field];
      const tied = stand?.how === "engaged" ? stand : attemptOn(table, party, field);
      if (tied?.also === undefined || tied.also < field) continue;
      const [from, to] = [frame.rows[row]!.berths[field]!, frame.rows[row]!.berths[tied.also]!];
      const left = from.x + startOf(frame) + frame.cuts.berth.width;
      const wide = to.x + startOf(frame) + 4 - left;
      put(
        `rope:${party}:${field}`,
        lying({ of: "rope" }, left + wide / 2, from.y + from.height * 0.42, wide, { z: Z.card - 1 }),
      );
    }
}

import type { Handle } from "../../engine/contract/events.ts";
import type { ArcanoidFace } from "./cards.ts";
import { addDrawn } from "./dealing.ts";
import type { ArcanoidDecision } from "./decision.ts";
import type { Options } from "./options.ts";
import { capacityOf, facesOf, type Party, type State } from "./state.ts";

/** Rule M10. */
const WHEEL = 5;
/** Rule M8a. */
const ROW = 6;
/** For `agreed`: far more than occur, so that no log grows without end (P5). */
const RENEWALS = 50;

/** Maximum per round (P5). */
const renewalsIn = ({ renewals }: Options): number => (renewals === "agreed" ? RENEWALS : renewals);

/**
 * Takes up to `count` cards; none if a vote on renewing the pile must come first, after which `goOn` repeats the draw
 * (P3).
 */
function take(decision: ArcanoidDecision, party: Party, count: number, add: (cards: readonly Handle[]) => void): void {
  if (count <= 0 || decision.state.pile.length === 0) return;
  if (count >= decision.state.pile.length && !decision.state.isClosed) runOut(decision, party);
  if (decision.state.stage.at === "vote") return;
  add(decision.state.pile.slice(0, count));
}

/** Before the last card is drawn, closes the pile, or asks for a vote on renewing it (P3 to P5). */
function runOut(decision: ArcanoidDecision, party: Party): void {
  const { discard, renewals, options } = decision.state;
  if (discard.length === 0) closePile(decision, "nothing");
  else if (renewals >= renewalsIn(options)) closePile(decision, "limit");
  else decision.add({ type: "RenewalAsked", party });
}

/** Closes the pile for the round; also ends Temperance (M14b, NA3). */
export function closePile(decision: ArcanoidDecision, reason: "vote" | "limit" | "nothing" | "death"): void {
  decision.add({ type: "PileClosed", reason });
  const { temperance } = decision.state;
  if (temperance) decision.add({ type: "TemperanceLifted", party: temperance.party, reason: "pile" });
}

/** The discards go under the pile, with new handles (P3, S7). */
export function renewPile(decision: ArcanoidDecision): void {
  const { discard } = decision.state;
  const were = discard.map(({ card }) => card).sort((a, b) => a - b);
  const { cards, faces } = freshHandles(decision, were);
  decision.add({ type: "PileRenewed", were, cards, secret: { to: [], faces } });
}

/** Gives cards new handles, in random order. */
export function freshHandles(
  decision: ArcanoidDecision,
  were: readonly Handle[],
): { readonly cards: readonly Handle[]; readonly faces: Record<Handle, ArcanoidFace> } {
  const { lastHandle, faces: known } = decision.state;
  const faces: Record<Handle, ArcanoidFace> = {};
  const cards = decision.shuffled(were).map((card, i) => {
    const fresh = lastHandle + 1 + i;
    faces[fresh] = known[card]!;
    return fresh;
  });
  return { cards, faces };
}

/** Draws up to the capacity, closed cards before open ones (T3, T7). */
export function drawUp(decision: ArcanoidDecision, party: Party): void {
  drawClosed(decision, party);
  if (decision.state.stage.at !== "vote") drawOpen(decision, party);
}

function drawClosed(decision: ArcanoidDecision, party: Party): void {
  const state = decision.state.parties[party]!;
  const missing = Math.min(state.room.closed - state.closed.length, roomLeft(decision.state, party));
  take(decision, party, missing, (cards) => addDrawn(decision, party, cards));
}

export function drawOpen(decision: ArcanoidDecision, party: Party): void {
  const state = decision.state.parties[party]!;
  const missing = Math.min(state.room.open - state.open.length, roomLeft(decision.state, party));
  take(decision, party, missing, (cards) => addOpened(decision, party, cards));
}

const roomLeft = ({ parties }: State, party: Party): number => {
  const state = parties[party]!;
  return capacityOf(state) - state.closed.length - state.open.length;
};

/** Cards above the party's capacity (T7). */
export const surplusOf = (state: State, party: Party): number => Math.max(0, -roomLeft(state, party));

/** Draws five cards, whatever the capacity (M10). A demon's cards are open. */
export function drawFive(decision: ArcanoidDecision, party: Party): void {
  const isOpen = decision.state.parties[party]!.kind === "demon";
  take(decision, party, WHEEL, (cards) => (isOpen ? addOpened : addDrawn)(decision, party, cards));
}

/** M8: fills the row. `party` counts as the drawing one. */
export function fillRow(decision: ArcanoidDecision, party: Party): void {
  const { row } = decision.state;
  if (row) take(decision, party, ROW - row.length, (cards) => addOpened(decision, "row", cards));
}

function addOpened(decision: ArcanoidDecision, party: Party | "row", cards: readonly Handle[]): void {
  decision.add({ type: "CardsOpened", party, cards, faces: facesOf(decision.state, cards) });
}

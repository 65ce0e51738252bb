import type { Handle } from "../../engine/contract/events.ts";
import type { ArcanoidFace } from "./cards.ts";
import { tellDrawn } from "./dealing.ts";
import type { ArcanoidDecision } from "./decision.ts";
import type { Options } from "./options.ts";
import { capacityOf, facesOf, type Party, type State } from "./state.ts";

/** How many cards the Wheel draws (M10). */
const WHEEL = 5;
/** The size of the row (M8a). */
const ROW = 6;
/** The safety limit of renewals per round where all may agree as often as they like; far more than occur (P5). */
const RENEWALS = 50;

/** The maximum number of renewals per round (P5). */
export const renewalsIn = ({ renewals }: Options): number => (renewals === "agreed" ? RENEWALS : renewals);

/**
 * Takes up to `count` cards from the pile. If a vote on renewal must come first, takes none; the same draw is requested
 * again after the vote (P3, S8).
 */
function take(story: ArcanoidDecision, party: Party, count: number, tell: (cards: readonly Handle[]) => void): void {
  if (count <= 0 || story.state.pile.length === 0) return;
  if (count >= story.state.pile.length && !story.state.isClosed) runOut(story, party);
  if (story.state.stage.at === "vote") return;
  tell(story.state.pile.slice(0, count));
}

/** Called when the last card is about to be drawn (P3 to P5). */
function runOut(story: ArcanoidDecision, party: Party): void {
  const { discard, renewals, options } = story.state;
  if (discard.length === 0) closePile(story, "nothing");
  else if (renewals >= renewalsIn(options)) closePile(story, "limit");
  else story.tell({ type: "RenewalAsked", party });
}

/** Closes the pile for the round, which also ends Temperance (M14b, NA3). */
export function closePile(story: ArcanoidDecision, reason: "vote" | "limit" | "nothing" | "death"): void {
  story.tell({ type: "PileClosed", reason });
  const { temperance } = story.state;
  if (temperance) story.tell({ type: "TemperanceLifted", party: temperance.party, reason: "pile" });
}

/** Puts the discards under the pile, with new handles (P3, S7). */
export function renewPile(story: ArcanoidDecision): void {
  const { discard } = story.state;
  const were = discard.map(({ card }) => card).sort((a, b) => a - b);
  const { cards, faces } = freshHandles(story, were);
  story.tell({ type: "PileRenewed", were, cards, secret: { to: [], faces } });
}

/** These cards in random order, with new handles. */
export function freshHandles(
  story: ArcanoidDecision,
  were: readonly Handle[],
): { readonly cards: readonly Handle[]; readonly faces: Record<Handle, ArcanoidFace> } {
  const { lastHandle, faces: known } = story.state;
  const faces: Record<Handle, ArcanoidFace> = {};
  const cards = story.shuffled(were).map((card, i) => {
    const fresh = lastHandle + 1 + i;
    faces[fresh] = known[card]!;
    return fresh;
  });
  return { cards, faces };
}

/** Draws up to a party's capacity, closed cards first, then open ones (T3, T7). */
export function drawUp(story: ArcanoidDecision, party: Party): void {
  drawClosed(story, party);
  if (story.state.stage.at !== "vote") drawOpen(story, party);
}

function drawClosed(story: ArcanoidDecision, party: Party): void {
  const state = story.state.parties[party]!;
  const missing = Math.min(state.room.closed - state.closed.length, roomLeft(story.state, party));
  take(story, party, missing, (cards) => tellDrawn(story, party, cards));
}

export function drawOpen(story: ArcanoidDecision, party: Party): void {
  const state = story.state.parties[party]!;
  const missing = Math.min(state.room.open - state.open.length, roomLeft(story.state, party));
  take(story, party, missing, (cards) => tellOpened(story, party, cards));
}

const roomLeft = ({ parties }: State, party: Party): number => {
  const state = parties[party]!;
  return capacityOf(state) - state.closed.length - state.open.length;
};

/** How many cards a party holds above its capacity (T7). */
export const surplusOf = (state: State, party: Party): number => Math.max(0, -roomLeft(state, party));

/** M10: draws five cards, whatever the capacity; a demon's are open. */
export function drawFive(story: ArcanoidDecision, party: Party): void {
  const isOpen = story.state.parties[party]!.kind === "demon";
  take(story, party, WHEEL, (cards) => (isOpen ? tellOpened : tellDrawn)(story, party, cards));
}

/** M8: fills the row; the draw counts as the acting party's. */
export function fillRow(story: ArcanoidDecision, party: Party): void {
  const { row } = story.state;
  if (row) take(story, party, ROW - row.length, (cards) => tellOpened(story, "row", cards));
}

function tellOpened(story: ArcanoidDecision, party: Party | "row", cards: readonly Handle[]): void {
  story.tell({ type: "CardsOpened", party, cards, faces: facesOf(story.state, cards) });
}

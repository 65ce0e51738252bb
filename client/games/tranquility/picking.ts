import { type Handle, type Refusal, refuse } from "../../../shared/engine/game.ts";
import { type Mode, REST } from "./mode.ts";
import { type Count, type Moment, moveOf, type Step } from "./moment.ts";
import { dueFor, notNow } from "./verdict.ts";

/** What touching a hand card means: it is taken up, put down, or picked to pay, to discard or to give. */
export function touchCard(moment: Moment, card: Handle): Step {
  const { hand, mode, moves } = moment;
  if (!hand.includes(card)) return undefined;
  const toll = moveOf(moves, "OfferToll")?.choose;
  if (toll) return give(moment, card, toll);
  const due = moveOf(moves, "PayCost")?.choose;
  if (due) return pick(mode.at === "due" ? mode : { at: "due", cards: [] }, card, due, refuse("WrongCost", "P3"));
  switch (mode.at) {
    case "pair":
      return pick(mode, card, TWO, refuse("TwoCards", "B2"));
    case "turn":
      return pick(mode, card, ONE, refuse("WrongCost", "N4"));
    case "sweep":
      return { to: REST };
    case "card":
      return mode.card === card ? { to: REST } : pay(moment, mode, card);
    default:
      return takeUp(moment, card);
  }
}

const ONE: Count = { least: 1, most: 1 };
const TWO: Count = { least: 2, most: 2 };

/** Puts a card among those of a mode, or takes it out again. */
function pick(mode: Extract<Mode, { cards: unknown }>, card: Handle, count: Count, why: Refusal): Step {
  const cards = toggled(mode.cards, card, count);
  return cards ? { to: { ...mode, cards } } : { why };
}

/**
 * These cards with one more put in or taken out. A single card gives way to another; of several none is dropped unasked:
 * nothing is returned then.
 */
function toggled(cards: readonly Handle[], card: Handle, { least, most }: Count): readonly Handle[] | undefined {
  if (cards.includes(card)) return cards.filter((other) => other !== card);
  if (cards.length < most) return [...cards, card];
  return least === 1 && most === 1 ? [card] : undefined;
}

/** Another card while one is up: it pays where something is due, or else it is taken up instead. */
function pay(moment: Moment, mode: Extract<Mode, { at: "card" }>, card: Handle): Step {
  const due = mode.cell === undefined ? 0 : dueFor(moment.moves, mode.card, mode.cell, mode.value);
  if (due === 0) return takeUp(moment, card);
  const cards = toggled(mode.pay, card, { least: due, most: due });
  return cards ? { to: { ...mode, pay: cards } } : { why: refuse("WrongCost", "B4") };
}

/** Cards may be looked at at any time; a start that must be played is called to mind at once. */
function takeUp({ match, seat }: Moment, card: Handle): Step {
  const to: Mode = { at: "card", card, pay: [] };
  const why = seat === undefined ? undefined : notNow(match.table, seat, card);
  return why?.refused === "StartIsForced" ? { to, why } : { to };
}

/** Whether cards are being picked to be discarded or to pay, and not for the toll: an offer begins with a touch of the hand. */
export function isPicking({ mode, moves }: Moment): boolean {
  if (mode.at === "card") return mode.cell !== undefined && dueFor(moves, mode.card, mode.cell, mode.value) > 0;
  return mode.at === "pair" || mode.at === "turn" || moveOf(moves, "PayCost") !== undefined;
}

/** B7: an offer that stands is not changed by accident. */
function give(moment: Moment, card: Handle, count: Count): Step {
  const { mode } = moment;
  if (mode.at === "offer") return pick(mode, card, count, refuse("TollExceeded", "B7"));
  if (ownOffer(moment)) return { why: refuse("OfferStands", "B7") };
  return pick({ at: "offer", cards: [] }, card, count, refuse("TollExceeded", "B7"));
}

/** What this seat has offered, as long as it stands. */
export function ownOffer({ match, seat }: Moment): readonly Handle[] | undefined {
  const { stage } = match.table;
  return stage.at === "toll" && seat !== undefined ? stage.offers[seat] : undefined;
}

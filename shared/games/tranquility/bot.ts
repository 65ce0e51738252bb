import type { Bot, Handle, Seat } from "../../engine/game.ts";
import { gapPrice, look, type Outlook, type Span } from "./bot/outlook.ts";
import { WEIGHTS } from "./bot/weights.ts";
import { faceOf, forcedStart, handOf, mayFinish, type State } from "./state.ts";
import { cardsOffered } from "./state.ts";
import { roomFor } from "./toll.ts";
import type { Command } from "./commands.ts";

export const steady: Bot<State, Command> = (view, seat) => {
  if (view.stage.at === "toll") return toll(view, seat);
  const start = forcedStart(view, seat);
  if (start !== undefined) return { type: "PlayStart", card: start };
  const hand = handOf(view, seat);
  if (mayFinish(view)) {
    const finish = hand.find((c) => faceOf(view, c) === "finish");
    if (finish !== undefined) return { type: "PlayFinish", card: finish };
  }
  return turn(view, seat, hand);
};

const spanPrice = (o: Outlook, s: Span, without = 0) => gapPrice(o, s.lo, s.hi, s.g, s.L, s.R, without);

/** best gain of placing a number somewhere */
function keepPrices(view: State, o: Outlook, spans: readonly Span[], but: number): Float64Array {
  const out = new Float64Array(o.hand.length);
  const worthy = o.finishesElsewhere;
  o.hand.forEach((card, i) => {
    if (i === but) { out[i] = Infinity; return; }
    const n = o.numbers[i];
    if (n === undefined) {
      if (faceOf(view, card) === "finish") out[i] = finishPrice(o, worthy);
      return;
    }
    const s = spans.find((x) => x.lo < n && n < x.hi);
    if (!s) return;
    out[i] = spanPrice(o, s, n) - spanPrice(o, s) + WEIGHTS.ready * readiness(o, s, n);
  });
  return out;
}

function finishPrice(o: Outlook, elsewhere: number): number {
  if (o.finishesHeld > 1) return 0.01;
  const none = (1 - o.p) ** elsewhere;
  return WEIGHTS.finish * none + WEIGHTS.finishNear * (6 / (o.cellsLeft + 6));
}

const costAt = (s: Span, n: number, k: number) => {
  let cost = Infinity;
  if (s.L && k === 0) cost = n - s.lo;
  if (s.R && k === s.g - 1) cost = Math.min(cost, s.hi - n);
  return cost === Infinity ? 0 : cost;
};

function placed(o: Outlook, s: Span, n: number, k: number): number {
  return gapPrice(o, s.lo, n, k, s.L, true) + gapPrice(o, n, s.hi, s.g - 1 - k, true, s.R);
}

/** How much better the table would stand with this number lying in its best place, costs counted. */
function readiness(o: Outlook, s: Span, n: number): number {
  const now = spanPrice(o, s);
  let best = 0;
  for (let k = 0; k < s.g; k++) {
    const cost = costAt(s, n, k);
    if (cost > 4) continue;
    const gain = now - placed(o, s, n, k) - cost * WEIGHTS.pay;
    if (gain > best) best = gain;
  }
  return best;
}

function cheapest(hand: readonly Handle[], prices: Float64Array, count: number): { cards: Handle[]; price: number } {
  const order = hand.map((_, i) => i).sort((a, b) => prices[a]! - prices[b]!).slice(0, count);
  return { cards: order.map((i) => hand[i]!), price: order.reduce((sum, i) => sum + prices[i]!, 0) };
}

function turn(view: State, seat: Seat, hand: readonly Handle[]): Command {
  const o = look(view, seat);
  const spend = WEIGHTS.spend * (1 + WEIGHTS.haste * Math.max(0, 1 - (o.own - 1) / (3 * (o.cellsLeft / view.hands.length) + 1)));
  let best: Command | undefined;
  let bestScore = Infinity;
  if (hand.length >= 2) {
    const { cards, price } = cheapest(hand, keepPrices(view, o, o.spans, -1), 2);
    best = { type: "DiscardPair", cards };
    bestScore = price + 2 * spend + WEIGHTS.tempo;
  }
  for (let i = 0; i < hand.length; i++) {
    const n = o.numbers[i];
    if (n === undefined) continue;
    const s = o.spans.find((x) => x.lo < n && n < x.hi);
    if (!s) continue;
    const now = spanPrice(o, s);
    for (let k = 0; k < s.g; k++) {
      const cost = costAt(s, n, k);
      if (cost > hand.length - 1) continue;
      let score = placed(o, s, n, k) - now + spend * (1 + cost);
      if (score >= bestScore) continue;
      let pay: Handle[] = [];
      if (cost > 0) {
        const parts: Span[] = [
          { lo: s.lo, hi: n, first: s.first, g: k, L: s.L, R: true },
          { lo: n, hi: s.hi, first: s.first + k + 1, g: s.g - 1 - k, L: true, R: s.R },
        ].filter((x) => x.g > 0);
        const after = o.spans.flatMap((x) => (x === s ? parts : [x]));
        const chosen = cheapest(hand, keepPrices(view, o, after, i), cost);
        score += chosen.price;
        pay = chosen.cards;
      }
      if (score < bestScore) {
        bestScore = score;
        best = { type: "PlaceCard", card: hand[i]!, cell: s.first + k, pay };
      }
    }
  }
  return best!;
}

function toll(view: State, seat: Seat): Command {
  const stage = view.stage;
  if (stage.at !== "toll") throw new Error("no toll");
  const o = look(view, seat);
  const hand = o.hand;
  const seats = view.hands.length;
  const share = Math.floor(stage.amount / seats) + (seat < stage.amount % seats ? 1 : 0);
  const held = stage.offers[seat];
  let want = share;
  if (held) {
    const missing = stage.amount - cardsOffered(stage.offers);
    const able = stage.offers.filter((x, s) => (x?.length ?? 0) < view.hands[s]!.length).length;
    want = held.length + (stage.offers.includes(undefined) ? 0 : Math.ceil(missing / Math.max(1, able)));
  }
  const count = Math.max(0, Math.min(want, hand.length, roomFor(stage, seat)));
  return { type: "OfferToll", cards: cheapest(hand, keepPrices(view, o, o.spans, -1), count).cards };
}

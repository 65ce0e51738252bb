import type { Seat } from "../../../engine/contract/events.ts";
import type { Perspective } from "../../../engine/contract/value-model.ts";
import { type BoardEvaluation, evaluateBoard, type HeldCard } from "../bot/heuristic/evaluation.ts";
import { numbersIn } from "../bot/heuristic/fill-cost.ts";
import { costOf, type GapRun, PURSE } from "../bot/heuristic/gap-run.ts";
import { lossOfNumber, prospectOf } from "../bot/heuristic/hand-value.ts";
import { countCards } from "../bot/heuristic/number-odds.ts";
import { oddsOfCalm } from "../bot/heuristic/storm-odds.ts";
import { FINISHES } from "../cards.ts";
import { cardsOffered, faceOf, handOf, numberOn, type State, sideDue } from "../state.ts";

/** The features for cooperative modes, see `ValueModel.features`. */
export function valueFeaturesOf(table: State, seat: Seat, perspective: Perspective): readonly number[] {
  // With open hands, all discards are known, like the seat's own.
  const view = perspective === "open" ? { ...table, discards: allOf(table.discards, seat) } : table;
  const evaluation = evaluateBoard(view, seat);
  return [
    ...ofSetting(view),
    ...ofStocks(view, seat, evaluation),
    ...ofStage(view, seat),
    ...ofGaps(view, evaluation),
    ...ofHand(evaluation, evaluation.hand),
    ...ofFinishes(evaluation),
    ...ofMode(view, evaluation),
    ...ofOthers(view, seat, perspective, evaluation),
  ];
}

const allOf = (zones: State["discards"], seat: Seat): State["discards"] =>
  zones.map((_, one) => (one === seat ? zones.flat() : []));

const DIFFICULTIES = ["easier", "normal", "harder"] as const;

function ofSetting({ options, hands }: State): number[] {
  const seats = hands.length;
  const chosen = options as Partial<Record<"galateia" | "soloToll" | "edition" | "difficulty", unknown>>;
  const twoRounds = seats === 1 && chosen.soloToll === "two-rounds";
  const rough = DIFFICULTIES.indexOf(chosen.difficulty as (typeof DIFFICULTIES)[number]);
  return [
    seats / 5,
    seats === 1 ? 1 : 0,
    chosen.galateia === true ? 1 : 0,
    twoRounds ? 1 : 0,
    rough / 2,
    chosen.edition === "fr" ? 1 : 0,
  ];
}

function ofStocks(view: State, seat: Seat, { emptyCells, shortage, unseenChance }: BoardEvaluation): number[] {
  const { hands, piles } = view;
  const stocks = hands.map((cards, one) => cards.length + (piles[one]?.length ?? 0));
  const total = countCards(hands) + countCards(piles);
  const least = Math.min(...stocks) * hands.length;
  return [
    emptyCells / 36,
    total / 86,
    handOf(view, seat).length / 5,
    ((piles[seat]?.length ?? 0) * hands.length) / 86,
    least / 86,
    (total - 2.2 * emptyCells) / 20,
    (least - 2.2 * emptyCells) / 20,
    unseenChance,
    shortage,
  ];
}

function ofStage({ stage, hands, start, tolls }: State, seat: Seat): number[] {
  const acting = "seat" in stage ? stage.seat : seat;
  const ahead = (acting - seat + hands.length) % hands.length;
  const due = stage.at === "toll" ? stage.amount - cardsOffered(stage.offers) : 0;
  const cost = stage.at === "cost" ? stage.cost : 0;
  return [
    ahead === 0 ? 1 : 0,
    ahead / hands.length,
    stage.at === "toll" ? 1 : 0,
    due / 8,
    cost / 4,
    start === undefined ? 0 : 1,
    tolls / 2,
  ];
}

/** The number of worst gaps with features of their own. */
const WORST = 4;

function ofGaps(view: State, evaluation: BoardEvaluation): number[] {
  const sizes = [1, 2, 3].map(() => ({ count: 0, price: 0, missChance: 0, worst: 0, supply: 10, short: 0 }));
  const missChances: number[] = [];
  const prices: number[] = [];
  let strain = 0;
  for (const { span, price } of evaluation.gapValues) {
    const size = sizes[Math.min(3, span.size) - 1]!;
    const missChance = missChanceOf(evaluation, span);
    const supply = supplyOf(evaluation, span) / span.size;
    size.count++;
    size.price += price;
    size.missChance += missChance;
    size.worst = Math.max(size.worst, missChance);
    size.supply = Math.min(size.supply, supply);
    size.short += Math.exp(-supply);
    missChances.push(missChance);
    prices.push(price / span.size);
    strain += 1 / Math.max(0.3, supply);
  }
  const price = evaluation.gapValues.reduce((sum, gapValue) => sum + gapValue.price, 0);
  const hope = missChances.reduce((sum, missChance) => sum + Math.log(1 - Math.min(0.99, missChance)), 0);
  const total = countCards(view.hands) + countCards(view.piles);
  const ofSizes = sizes.flatMap(({ count, price: dear, missChance, worst, supply, short }) => [
    count / 4,
    dear / 50,
    missChance,
    worst,
    Math.min(4, supply) / 4,
    short,
  ]);
  return [
    ...ofSizes,
    ...worstOf(missChances),
    ...worstOf(prices).map((dear) => dear / 10),
    price / 100,
    hope / 2,
    strain / 5,
    (total - (price * 5) / 9) / 40,
  ];
}

const worstOf = (numbers: number[]): number[] => {
  numbers.sort((a, b) => b - a);
  return Array.from({ length: WORST }, (_, i) => numbers[i] ?? 0);
};

function ofHand({ gapValues }: BoardEvaluation, hand: readonly HeldCard[]): number[] {
  let [loss, dear, idle] = [0, 0, 0];
  for (const { number } of hand) {
    if (number === undefined) continue;
    if (!gapValues.some((gapValue) => gapValue.holds(number))) idle++;
    const own = lossOfNumber(gapValues, number);
    loss += own;
    dear = Math.max(dear, own);
  }
  return [loss / 10, dear / 10, idle / 5, prospectOf(gapValues, hand) / 10];
}

function ofFinishes({ hand, lastFinish }: BoardEvaluation): number[] {
  const held = hand.filter(({ face }) => face === "finish").length;
  return [held > 0 ? 1 : 0, held > 1 ? 1 : 0, lastFinish, held > 0 ? 0 : lastFinish];
}

function ofMode(view: State, evaluation: BoardEvaluation): number[] {
  switch (view.options.mode) {
    case "day-night":
      return ofSides(view, evaluation);
    case "pyramid":
      return ofSea(view, evaluation);
    default:
      return [];
  }
}

/** See rules N2, N3. */
function ofSides(view: State, { wrongSides }: BoardEvaluation): number[] {
  const due = view.board.map((placed, cell) => (placed ? undefined : sideDue(view, cell)));
  const right = due.filter((side) => side === view.side).length;
  const wrong = due.filter((side) => side !== undefined && side !== view.side).length;
  const turned = view.shown.flat().filter((card) => faceOf(view, card) === "compass").length;
  return [wrongSides.length / 6, right / 18, wrong / 18, turned / 6, view.side === "day" ? 1 : 0];
}

/** See rules P1 to P10. */
function ofSea(view: State, { explorerOdds, hand, storms }: BoardEvaluation): number[] {
  const { stormOdds, monster, lastFinish } = explorerOdds!;
  const held = (face: string) => hand.filter((card) => card.face === face).length;
  return [
    storms.length / 3,
    held("compass") / 3,
    held("border") / 2,
    stormOdds.storms / 6,
    stormOdds.compasses / 6,
    stormOdds.jokers / 2,
    stormOdds.others / 20,
    stormOdds.open / 15,
    stormOdds.spare / 3,
    monster,
    oddsOfCalm(stormOdds),
    lastFinish,
    view.explorer.length / 30,
  ];
}

/** Zeros unless hands are open. */
function ofOthers(view: State, seat: Seat, perspective: Perspective, evaluation: BoardEvaluation): number[] {
  if (perspective !== "open") return NOTHING;
  const hands = view.hands.map((cards) => heldOf(view, cards));
  const others = hands.filter((_, one) => one !== seat).map((hand) => ofHand(evaluation, hand));
  const mean = [0, 1, 2, 3].map((i) => others.reduce((sum, own) => sum + own[i]!, 0) / Math.max(1, others.length));
  const finishes = hands.flat().filter(({ face }) => face === "finish").length;
  const seen = view.discards.flat().concat(view.shown.flat());
  const lost = seen.filter((card) => faceOf(view, card) === "finish").length;
  const numbers = hands.flatMap((hand) => hand.flatMap(({ number }) => (number === undefined ? [] : [number])));
  const ones = evaluation.gapValues.filter(({ span }) => span.size === 1);
  const waiting = ones.filter(({ span }) => !numbers.some((number) => isPayable(span, number)));
  const hopeless = waiting.reduce((sum, { span }) => sum + missChanceOf(evaluation, span), 0);
  const best = Math.max(0, ...others.map((own) => own[3]!));
  const compasses = hands.flat().filter(({ face }) => face === "compass").length;
  const jokers = hands.flat().filter(({ face }) => face === "border").length;
  return [
    1,
    ...mean,
    best,
    Math.min(2, finishes) / 2,
    finishes > 0 ? 1 : 0,
    lost / FINISHES,
    waiting.length / 4,
    hopeless,
    compasses / 3,
    jokers / 2,
  ];
}

const NOTHING: number[] = new Array(13).fill(0);

const heldOf = (view: State, cards: readonly number[]): HeldCard[] =>
  cards.map((card) => ({ card, face: faceOf(view, card), number: numberOn(view, card) }));

const isPayable = (span: GapRun, number: number): boolean =>
  span.below < number && number < span.above && (span.free || costOf(span, number, 0) <= PURSE);

/** The probability that the numbers a gap needs do not come. */
function missChanceOf(evaluation: BoardEvaluation, span: GapRun): number {
  if (span.size > 2 || span.free) return Math.exp(-Math.max(0, supplyOf(evaluation, span) - span.size + 0.5));
  // Two cells stay open if at most one number comes.
  let [none, one] = [1, 0];
  for (let number = span.below + 1; number < span.above; number++) {
    if (span.size === 1 && !isPayable(span, number)) continue;
    const odds = evaluation.odds[number]!;
    one = one * (1 - odds) + none * odds;
    none *= 1 - odds;
  }
  return span.size === 1 ? none : Math.min(1, none + one);
}

/** For a single cell, only payable numbers. */
function supplyOf(evaluation: BoardEvaluation, span: GapRun): number {
  if (span.size > 1 || span.free) return numbersIn(evaluation, [], span.below, span.above);
  let supply = 0;
  for (let number = span.below + 1; number < span.above; number++)
    if (isPayable(span, number)) supply += evaluation.odds[number]!;
  return supply;
}

import { FINISHES } from "../../cards.ts";
import { COST, DAY, HAND_SHIFT, type Kernel, TOLL } from "../kernel.ts";
import { COMPASS, FINISH, JOKER, START } from "../rules.ts";
import { offered } from "../toll.ts";
import { beginWriting, write } from "./feature-writer.ts";
import { gainInGap, highs, lossInGap, lows, readGaps, sizes } from "./fits.ts";
import { isPayable, missChanceOf, writeGaps } from "./gap-features.ts";
import { knowledge, readTable } from "./knowledge.ts";
import { lastFinish } from "./sacrifice.ts";
import { oddsAfterGiving, sea } from "./sea.ts";

/** Writes the features of `valueFeaturesOf` of `value/features.ts`. */
export function writeValueFeatures(table: Kernel, seat: number, isOpen: boolean, features: Float64Array): void {
  readTable(table, seat, isOpen);
  readGaps(table);
  beginWriting(features);
  writeSetting(table);
  writeStocks(table, seat);
  writeStage(table, seat);
  writeGaps(table);
  const held = handWorth(table, seat);
  for (let i = 0; i < 4; i++) write(held[i]!);
  writeFinishes(table);
  if (table.rules.placesCurrentSide) writeSides(table);
  if (table.rules.explorer.length > 0) writeSea(table);
  if (isOpen) writeOthers(table, seat);
  else for (let i = 0; i < 13; i++) write(0);
}

const DIFFICULTIES = ["easier", "normal", "harder"] as const;

function writeSetting({ rules, seats }: Kernel): void {
  const { options, hasTwoRounds } = rules;
  write(seats / 5);
  write(seats === 1 ? 1 : 0);
  write("galateia" in options && options.galateia ? 1 : 0);
  write(seats === 1 && hasTwoRounds ? 1 : 0);
  write(("difficulty" in options ? DIFFICULTIES.indexOf(options.difficulty) : -1) / 2);
  write("edition" in options && options.edition === "fr" ? 1 : 0);
}

function writeStocks({ handCount, top, end, seats }: Kernel, seat: number): void {
  const { emptyCells, cardsInPlay, hand, unseenChance, shortage } = knowledge;
  let fewest = Infinity;
  for (let one = 0; one < seats; one++) fewest = Math.min(fewest, handCount[one]! + end[one]! - top[one]!);
  const total = cardsInPlay + hand;
  const least = fewest * seats;
  write(emptyCells / 36);
  write(total / 86);
  write(hand / 5);
  write(((end[seat]! - top[seat]!) * seats) / 86);
  write(least / 86);
  write((total - 2.2 * emptyCells) / 20);
  write((least - 2.2 * emptyCells) / 20);
  write(unseenChance);
  write(shortage);
}

function writeStage(table: Kernel, seat: number): void {
  const { stage, seats, start, tolls } = table;
  const ahead = (table.seat - seat + seats) % seats;
  write(ahead === 0 ? 1 : 0);
  write(ahead / seats);
  write(stage === TOLL ? 1 : 0);
  write((stage === TOLL ? table.amount - offered(table) : 0) / 8);
  write((stage === COST ? table.cost : 0) / 4);
  write(start === 0 ? 0 : 1);
  write(tolls / 2);
}

const worth = new Float64Array(4);

/** The next call overwrites the result. */
function handWorth({ handCount, hand, face, gaps }: Kernel, seat: number): Float64Array {
  let loss = 0;
  let dear = 0;
  let idle = 0;
  let prospect = 0;
  for (let i = 0; i < handCount[seat]!; i++) {
    const number = face[hand[(seat << HAND_SHIFT) + i]!]!;
    if (number >= START) continue;
    let own = 0;
    let fitting = 0;
    for (let at = 0; at < gaps; at++) {
      if (number <= lows[at]! || highs[at]! <= number) continue;
      fitting++;
      own += lossInGap(at, number);
      prospect = Math.max(prospect, gainInGap(at, number));
    }
    if (fitting === 0) idle++;
    loss += own;
    dear = Math.max(dear, own);
  }
  worth[0] = loss / 10;
  worth[1] = dear / 10;
  worth[2] = idle / 5;
  worth[3] = prospect / 10;
  return worth;
}

function countHeld({ hand, handCount, face }: Kernel, seat: number, code: number): number {
  let cards = 0;
  for (let i = 0; i < handCount[seat]!; i++) if (face[hand[(seat << HAND_SHIFT) + i]!] === code) cards++;
  return cards;
}

function writeFinishes(table: Kernel): void {
  const held = countHeld(table, knowledge.seat, FINISH);
  const last = lastFinish(table);
  write(held > 0 ? 1 : 0);
  write(held > 1 ? 1 : 0);
  write(last);
  write(held > 0 ? 0 : last);
}

/** See rules N2, N3. */
function writeSides({ rules, number, side, currentSide }: Kernel): void {
  let turned = 0;
  let right = 0;
  let wrong = 0;
  for (let cell = 0; cell < rules.cells; cell++) {
    const due = rules.sideDue[cell];
    if (number[cell] !== 0) turned += side[cell] === due ? 0 : 1;
    else if (due === currentSide) right++;
    else wrong++;
  }
  write(turned / 6);
  write(right / 18);
  write(wrong / 18);
  write(knowledge.seen[COMPASS]! / 6);
  write(currentSide === DAY ? 1 : 0);
}

/** See rules P1 to P10. */
function writeSea(table: Kernel): void {
  write(table.storms / 3);
  write(countHeld(table, knowledge.seat, COMPASS) / 3);
  write(countHeld(table, knowledge.seat, JOKER) / 2);
  write(sea.storms / 6);
  write(sea.compasses / 6);
  write(sea.jokers / 2);
  write(sea.others / 20);
  write(sea.open / 15);
  write(sea.spare / 3);
  write(sea.monster);
  write(oddsAfterGiving(0, 0));
  write(sea.lastFinish);
  write((table.explorerEnd - table.explorerTop) / 30);
}

const means = new Float64Array(4);

function writeOthers(table: Kernel, seat: number): void {
  const others = Math.max(1, table.seats - 1);
  means.fill(0);
  let best = 0;
  let finishes = 0;
  let compasses = 0;
  let jokers = 0;
  for (let one = 0; one < table.seats; one++) {
    finishes += countHeld(table, one, FINISH);
    compasses += countHeld(table, one, COMPASS);
    jokers += countHeld(table, one, JOKER);
    if (one === seat) continue;
    const own = handWorth(table, one);
    for (let i = 0; i < 4; i++) means[i] = means[i]! + own[i]!;
    best = Math.max(best, own[3]!);
  }
  let waiting = 0;
  let hopeless = 0;
  for (let at = 0; at < table.gaps; at++) {
    if (sizes[at] !== 1 || isHeldFor(table, at)) continue;
    waiting++;
    hopeless += missChanceOf(at);
  }
  write(1);
  for (let i = 0; i < 4; i++) write(means[i]! / others);
  write(best);
  write(Math.min(2, finishes) / 2);
  write(finishes > 0 ? 1 : 0);
  write((knowledge.seen[FINISH]! - countHeld(table, seat, FINISH)) / FINISHES);
  write(waiting / 4);
  write(hopeless);
  write(compasses / 3);
  write(jokers / 2);
}

function isHeldFor({ seats, handCount, hand, face }: Kernel, at: number): boolean {
  for (let seat = 0; seat < seats; seat++)
    for (let i = 0; i < handCount[seat]!; i++) {
      const number = face[hand[(seat << HAND_SHIFT) + i]!]!;
      if (number < START && isPayable(at, number)) return true;
    }
  return false;
}

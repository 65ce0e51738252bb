import { HAND, ISLANDS } from "../../cards.ts";
import { ISLANDS_PLACED, LONGEST_RUN, POINTS, scoreDuel, scoreOf } from "../ending.ts";
import { findGaps, fromOf, toOf } from "../gaps.ts";
import { FINISHED, HAND_SHIFT, type Kernel } from "../kernel.ts";
import { DuelGaps, isUnseen, readUnseen } from "./duel-gaps.ts";
import { beginWriting, write } from "./feature-writer.ts";

const own = new DuelGaps();
const theirs = new DuelGaps();

/** Writes the features of a duel of `value/value-model.ts`. @param features space for 37 numbers */
export function writeDuel(table: Kernel, seat: number, isOpen: boolean, features: Float64Array): void {
  const other = 1 - seat;
  if (table.areGapsStale) findGaps(table);
  own.read(table, seat);
  theirs.read(table, other);
  scoreDuel(table);
  beginWriting(features);
  write((scoreOf(seat, POINTS) - scoreOf(other, POINTS)) / 10);
  write(scoreOf(seat, POINTS) / 30);
  write(scoreOf(other, POINTS) / 30);
  write((scoreOf(seat, ISLANDS_PLACED) - scoreOf(other, ISLANDS_PLACED)) / 5);
  write(scoreOf(seat, LONGEST_RUN) / 5);
  write(scoreOf(other, LONGEST_RUN) / 5);
  write((table.rules.cells - table.filled) / 36);
  write(table.gaps / 10);
  write(narrowGaps(table) / 5);
  write((table.end[0]! - table.top[0]!) / 70);
  write(table.rowCount / 5);
  write(table.handCount[seat]! / 5);
  write(table.handCount[other]! / 5);
  write(table.stage < FINISHED && table.seat === seat ? 1 : 0);
  writeHand(table, own, seat);
  writeRow(table, own);
  writeRow(table, theirs);
  readUnseen(table, seat);
  own.readWorths(isUnseen);
  theirs.readWorths(isUnseen);
  write(own.worthToOther() / 100);
  write(theirs.worthToOther() / 100);
  write(isOpen ? 1 : 0);
  if (isOpen) writeHand(table, theirs, other);
  else for (let i = 0; i < HAND; i++) write(0);
}

function narrowGaps({ gap, gaps }: Kernel): number {
  let narrow = 0;
  for (let at = 0; at < gaps; at++) if (fromOf(gap[at]!) === toOf(gap[at]!)) narrow++;
  return narrow;
}

const worths = new Float64Array(ISLANDS);

function writeHand({ face, hand, handCount }: Kernel, line: DuelGaps, seat: number): void {
  const count = handCount[seat]!;
  for (let i = 0; i < count; i++) keep(line.worthOf(face[hand[(seat << HAND_SHIFT) + i]!]!) / 5, i);
  for (let i = 0; i < HAND; i++) write(i < count ? worths[i]! : 0);
}

function writeRow({ face, row, rowCount }: Kernel, line: DuelGaps): void {
  for (let i = 0; i < rowCount; i++) keep(line.worthOf(face[row[i]!]!) / 5, i);
  for (let i = 0; i < HAND; i++) write(i < rowCount ? worths[i]! : 0);
}

function keep(worth: number, count: number): void {
  let at = count;
  for (; at > 0 && worths[at - 1]! < worth; at--) worths[at] = worths[at - 1]!;
  worths[at] = worth;
}

import { type AnyGame, isOpposed, type Seat, variantOf } from "../engine/game.ts";
import type { Eyes } from "../engine/learned.ts";
import { type Match, toAct } from "../engine/match.ts";
import { Perceptron } from "./perceptron.ts";
import { worthOf } from "./playout.ts";

/** What a position promises at a glance, by seat. */
export interface Expectation {
  /** The chance to win, 0 to 1; half of a draw counts as won. */
  readonly chances: readonly number[];
  /** The score at the end, in games that have one. */
  readonly scores?: readonly number[];
}

/** What tables of one kind are judged by at a glance. */
export interface Value {
  /** Of a table that somebody is to act at. */
  ofTable(table: unknown, seat: Seat, eyes: Eyes): Expectation;
  /** Of a match as a seat, or all together, see it. Undefined between the events of one step. */
  ofMatch(view: Match, seat: Seat, eyes: Eyes): Expectation | undefined;
}

/**
 * What a game has learned of tables with these options, its weights loaded. It tells the same as `estimate`, less exactly and in
 * some microseconds: a whole graph at once. From a seat's own view it is a function of that view.
 * @returns undefined where nothing was learned of them
 */
export async function learnedValue(game: AnyGame, options: object): Promise<Value | undefined> {
  const load = game.learned?.weights[variantOf(game, options)];
  if (!load) return undefined;
  const perceptron = new Perceptron(await load());
  const opposed = isOpposed(game, options);
  const ofTable: Value["ofTable"] = (table, seat, eyes) => {
    const { chance, scores } = perceptron.read(game.learned!.features(table, seat, eyes));
    const chances = opposed ? [chance, 1 - chance] : [chance];
    return { chances: turned(chances, seat), ...(scores.length > 0 && { scores: turned(scores, seat) }) };
  };
  return {
    ofTable,
    ofMatch(view, seat, eyes) {
      const { outcome, seats, table } = view;
      if (outcome) {
        const chances = seats.map((_, one) => worthOf(outcome, one));
        return { chances, ...(outcome.scores && { scores: outcome.scores }) };
      }
      if (toAct(game, view).length === 0) return undefined;
      const told = ofTable(table, seat, eyes);
      return opposed ? told : { ...told, chances: seats.map(() => told.chances[0]!) };
    },
  };
}

/** Numbers that begin with those of a seat, by seat. */
const turned = (from: readonly number[], seat: Seat): readonly number[] =>
  from.map((_, one) => from[(one - seat + from.length) % from.length]!);

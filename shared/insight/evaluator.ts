import type { Seat } from "../engine/contract/events.ts";
import { type AnyGame, isOpposed, variantOf } from "../engine/contract/game.ts";
import type { CalibrationGroup, Perspective } from "../engine/contract/value-model.ts";
import { type Match, toAct } from "../engine/match/match.ts";
import { Perceptron } from "./perceptron.ts";
import { type InsightGame, type ShortLines, worthOf } from "./playout.ts";

/** Both lists are by seat. In cooperative games, `ofTable` gives a single chance. */
interface Evaluation {
  /** The chances to win, 0 to 1; a draw counts half. */
  readonly chances: readonly number[];
  /** In games with scores. */
  readonly scores?: readonly number[];
}

/** A value model for tables with certain options. */
export interface Evaluator {
  ofTable(table: unknown, seat: Seat, group: CalibrationGroup): Evaluation;
  /** Undefined between the events of one step, when no seat has to act. */
  ofMatch(view: Match, seat: Seat, perspective: Perspective): Evaluation | undefined;
}

/**
 * The model estimates the same chances as `estimate`, less precisely but in microseconds.
 * @returns undefined if the game has no model for these options
 */
export async function loadEvaluator(game: AnyGame, options: object): Promise<Evaluator | undefined> {
  const load = game.valueModel?.weights[variantOf(game, options)];
  if (!load) return undefined;
  const perceptron = new Perceptron(await load());
  const opposed = isOpposed(game, options);
  const ofTable: Evaluator["ofTable"] = (table, seat, group) => {
    const features = game.valueModel!.features(table, seat, group.perspective);
    const { chance, scores } = perceptron.read(features, perceptron.curveFor(group));
    const chances = opposed ? [chance, 1 - chance] : [chance];
    return { chances: rotated(chances, seat), ...(scores.length > 0 && { scores: rotated(scores, seat) }) };
  };
  return {
    ofTable,
    ofMatch(view, seat, perspective) {
      const { outcome, seats, table } = view;
      if (outcome) {
        const chances = seats.map((_, one) => worthOf(outcome, one));
        return { chances, ...(outcome.scores && { scores: outcome.scores }) };
      }
      if (toAct(game, view).length === 0) return undefined;
      const evaluation = ofTable(table, seat, { seats: seats.length, perspective });
      return opposed ? evaluation : { ...evaluation, chances: seats.map(() => evaluation.chances[0]!) };
    },
  };
}

/** The number of moves in a short line. */
const LINE = 6;

/** Undefined if the game has no kernel, or no value model for these options. */
export async function shortLinesOf(game: InsightGame, options: object): Promise<ShortLines | undefined> {
  const weights = game.playouts && (await game.valueModel?.weights[variantOf(game, options)]?.());
  return weights && { moves: LINE, weights };
}

/** Rotates a list that begins with `seat`, so that it begins with seat 0. */
const rotated = (from: readonly number[], seat: Seat): readonly number[] =>
  from.map((_, one) => from[(one - seat + from.length) % from.length]!);

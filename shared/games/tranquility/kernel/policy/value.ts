import type { Curve, Weights } from "../../../../engine/contract/value-model.ts";
import { Perceptron } from "../../../../insight/perceptron.ts";
import type { Kernel } from "../kernel.ts";
import { writeDuel } from "./duel-features.ts";
import { writeValueFeatures } from "./features.ts";

/** Gives the same probabilities as the engine's evaluator with all hands open. */
export class KernelValue {
  readonly #perceptron: Perceptron;
  readonly #features: Float64Array;
  /** By number of seats. */
  readonly #curves: Curve[] = [];

  constructor(weights: Weights) {
    this.#perceptron = new Perceptron(weights);
    this.#features = new Float64Array(weights.sizes[0]!);
  }

  /** @param acting a seat that must act, from whose view the features are */
  chanceOf(table: Kernel, acting: number, seat: number): number {
    const isDuel = table.rules.isOpposed;
    if (isDuel) writeDuel(table, acting, true, this.#features);
    else writeValueFeatures(table, acting, true, this.#features);
    const { seats } = table;
    this.#curves[seats] ??= this.#perceptron.curveFor({ seats, perspective: "open" });
    const chance = this.#perceptron.chanceOf(this.#features, this.#curves[seats]);
    return isDuel && acting !== seat ? 1 - chance : chance;
  }
}

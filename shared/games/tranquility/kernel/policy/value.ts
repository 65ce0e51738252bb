import type { Weights } from "../../../../engine/contract/value-model.ts";
import { Perceptron } from "../../../../insight/perceptron.ts";
import type { Kernel } from "../kernel.ts";
import { writeDuel } from "./duel-features.ts";
import { writeValueFeatures } from "./features.ts";

/** Gives the same probabilities as the engine's evaluator with all hands open. */
export class KernelValue {
  readonly #perceptron: Perceptron;
  readonly #features: Float64Array;

  constructor(weights: Weights) {
    this.#perceptron = new Perceptron(weights);
    this.#features = new Float64Array(weights.sizes[0]!);
  }

  /** @param acting a seat that must act, from whose view the features are */
  chanceOf(table: Kernel, acting: number, seat: number): number {
    const isDuel = table.rules.isOpposed;
    if (isDuel) writeDuel(table, acting, true, this.#features);
    else writeValueFeatures(table, acting, true, this.#features);
    const chance = this.#perceptron.chanceOf(this.#features);
    return isDuel && acting !== seat ? 1 - chance : chance;
  }
}

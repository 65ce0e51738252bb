import type { Summary } from "../../shared/engine/match/summary.ts";
import type { Limits } from "../limits.ts";
import type { Tables } from "../match/tables.ts";
import { chargeLimit, TooMany } from "./errors.ts";

const EVERYBODY = "everybody";

/**
 * Limits wrong invitation codes per network, because codes could be guessed. Above the total limit, refuses every
 * network with a recent wrong code.
 */
export class MatchLookup {
  readonly #tables: Pick<Tables, "find">;
  readonly #limits: Limits;

  constructor(tables: Pick<Tables, "find">, limits: Limits) {
    this.#tables = tables;
    this.#limits = limits;
  }

  /** @throws TooMany */
  async find(idOrCode: string, network: string): Promise<Summary | undefined> {
    const [byId] = await this.#tables.find({ id: idOrCode, limit: 1 });
    return byId ?? this.#findByCode(idOrCode, network);
  }

  /** Counts first, because parallel requests could exceed the limit. */
  async #findByCode(code: string, network: string): Promise<Summary | undefined> {
    const { count } = await this.#limits.statusOf("codes", network);
    const { wait } = await this.#limits.statusOf("allCodes", EVERYBODY);
    await chargeLimit(this.#limits, "codes", network);
    if (count > 0 && wait > 0) throw new TooMany(wait);
    const [match] = await this.#tables.find({ code, limit: 1 });
    if (match) await this.#limits.refund("codes", network);
    else await this.#limits.wait("allCodes", EVERYBODY);
    return match;
  }
}

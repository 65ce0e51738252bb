import type { Summary } from "../../shared/engine/summary.ts";
import type { Limits } from "../limits.ts";
import type { Tables } from "../match/tables.ts";
import { counted, TooMany } from "./faults.ts";

/** Who counts for all together. */
const EVERYBODY = "everybody";

/**
 * Finds matches by what people have in hand: an id, which nobody guesses, or the code of an invitation, which somebody might.
 * Codes that are none are counted, by network and in all. Who has tried too many is told nothing of any code for a while; when
 * all together have, that goes for every network that has tried a wrong one lately, and for nobody else.
 */
export class Finder {
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

  /** Counted before it is known: many at once are no way around it. */
  async #findByCode(code: string, network: string): Promise<Summary | undefined> {
    const { count } = await this.#limits.standing("codes", network);
    const { wait } = await this.#limits.standing("allCodes", EVERYBODY);
    await counted(this.#limits, "codes", network);
    if (count > 0 && wait > 0) throw new TooMany(wait);
    const [match] = await this.#tables.find({ code, limit: 1 });
    if (match) await this.#limits.takeBack("codes", network);
    else await this.#limits.wait("allCodes", EVERYBODY);
    return match;
  }
}

import type { Summary } from "../../shared/engine/match/summary.ts";
import type { Limits } from "../limits.ts";
import type { Tables } from "../match/tables.ts";
import { counted, TooMany } from "./errors.ts";

/** The key of the limit that all networks share. */
const EVERYBODY = "everybody";

/**
 * Finds matches by id, which cannot be guessed, or by invitation code, which might be. Wrong codes are counted per network and in
 * total. A network over its limit gets no answer about any code for a while; when the total is exceeded, this applies to every
 * network that tried a wrong code recently, and to no other.
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

  /** Counts before the look-up, so that parallel requests cannot bypass the limit. */
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

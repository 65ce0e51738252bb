import type { ArraySchema } from "@colyseus/schema";
import type { Talk as Freedom, Seat } from "../../shared/engine/game.ts";
import type { TableState } from "../../shared/engine/schemas.ts";
import { type Refused, refused, type Said, SIGNS } from "../../shared/engine/wire.ts";
import type { Table } from "../match/table.ts";
import { type Line, MOST_LINES, NotStored, type Store } from "../store/store.ts";
import type { Asker } from "./handlers.ts";
import type { Payload } from "./requests.ts";

/** How often somebody may give a sign, in milliseconds: who blinks all the time could say something with it. */
const BLINK = 30_000;

type Lines = Pick<TableState, "talk" | "gallery">;

interface Deps {
  readonly store: Pick<Store, "say" | "talk">;
  readonly now: () => number;
  readonly onError: (error: unknown, where: string) => void;
}

/**
 * Talk at a table. Who plays is held to the rules of the game (B13), but for a sign now and then that tells nothing of it. Who
 * looks on talks freely, in a gallery that the players do not hear before the end. What was said is kept while the table sleeps.
 */
export class Talk {
  readonly #state: Lines;
  readonly #deps: Deps;
  readonly #signs = new Map<Seat, number>();

  constructor(state: Lines, deps: Deps) {
    this.#state = state;
    this.#deps = deps;
  }

  /** What was said before the table slept. Nobody is kept from playing because it cannot be read. */
  async recall(match: string): Promise<void> {
    try {
      for (const line of await this.#deps.store.talk(match)) this.#show(line);
    } catch (error) {
      this.#deps.onError(error, "talk");
    }
  }

  /** Says something where it may be heard; or why not. */
  say({ player: { id, name }, seat }: Asker, said: Payload<"say">, table: Table): Refused | undefined {
    const objection = this.#objection(seat, said, table);
    if (objection) return objection;
    const at = new Date(this.#deps.now()).toISOString();
    const whole = { by: seat ?? "watcher", player: id, name, at, ...said } as Said;
    const line = { aside: seat === undefined && table.match.phase === "live", said: JSON.stringify(whole) };
    this.#show(line);
    void this.#keep(table.id, line);
    return undefined;
  }

  /** What is said is heard, also while there is no room to write it down. */
  async #keep(match: string, line: Line): Promise<void> {
    try {
      await this.#deps.store.say(match, line);
    } catch (error) {
      if (!(error instanceof NotStored)) this.#deps.onError(error, "talk");
    }
  }

  #show({ aside, said }: Line): void {
    const lines: ArraySchema<string> = aside ? this.#state.gallery.lines : this.#state.talk;
    lines.push(said);
    if (lines.length > MOST_LINES) lines.shift();
  }

  #objection(seat: Seat | undefined, said: Payload<"say">, { match, game }: Table): Refused | undefined {
    if ("phrase" in said && isSign(said.phrase)) return seat === undefined ? undefined : this.#blink(seat);
    const freedom: Freedom = match.phase === "live" && seat !== undefined ? game.talk(match.table, seat) : "free";
    if (freedom === "silent" || (freedom === "phrases" && "text" in said)) return refused("Silence", "B13");
    return "phrase" in said && !game.phrases.includes(said.phrase) ? refused("NoSuchPhrase") : undefined;
  }

  #blink(seat: Seat): Refused | undefined {
    const now = this.#deps.now();
    if (now - (this.#signs.get(seat) ?? Number.NEGATIVE_INFINITY) < BLINK) return refused("TooMany");
    this.#signs.set(seat, now);
    return undefined;
  }
}

const isSign = (phrase: string): boolean => (SIGNS as readonly string[]).includes(phrase);

import type { ArraySchema } from "@colyseus/schema";
import type { Talk as Freedom, Seat } from "../../shared/engine/game.ts";
import type { TableState } from "../../shared/engine/schemas.ts";
import { type Refused, refused, type Said, SIGNS } from "../../shared/engine/wire.ts";
import type { Table } from "../match/table.ts";
import type { Asker } from "./handlers.ts";
import type { Payload } from "./requests.ts";

/** How much talk is kept for those who come later. */
const KEPT = 100;
/** How often somebody may give a sign, in milliseconds: who blinks all the time could say something with it. */
const BLINK = 30_000;

/**
 * Talk at a table. Who plays is held to the rules of the game (B13), but for a sign now and then that tells nothing of it. Who
 * looks on talks freely, in a gallery that the players do not hear before the end.
 */
export class Talk {
  readonly #state: Pick<TableState, "talk" | "gallery">;
  readonly #now: () => number;
  readonly #signs = new Map<Seat, number>();

  constructor(state: Pick<TableState, "talk" | "gallery">, now: () => number) {
    this.#state = state;
    this.#now = now;
  }

  /** Says something where it may be heard; or why not. */
  say({ player: { id, name }, seat }: Asker, said: Payload<"say">, table: Table): Refused | undefined {
    const objection = this.#objection(seat, said, table);
    if (objection) return objection;
    const at = new Date(this.#now()).toISOString();
    const line = { by: seat ?? "watcher", player: id, name, at, ...said } as Said;
    const isAside = seat === undefined && table.match.phase === "live";
    keep(isAside ? this.#state.gallery.lines : this.#state.talk, JSON.stringify(line));
    return undefined;
  }

  #objection(seat: Seat | undefined, said: Payload<"say">, { match, game }: Table): Refused | undefined {
    if ("phrase" in said && isSign(said.phrase)) return seat === undefined ? undefined : this.#blink(seat);
    const freedom: Freedom = match.phase === "live" && seat !== undefined ? game.talk(match.table, seat) : "free";
    if (freedom === "silent" || (freedom === "phrases" && "text" in said)) return refused("Silence", "B13");
    return "phrase" in said && !game.phrases.includes(said.phrase) ? refused("NoSuchPhrase") : undefined;
  }

  #blink(seat: Seat): Refused | undefined {
    const now = this.#now();
    if (now - (this.#signs.get(seat) ?? Number.NEGATIVE_INFINITY) < BLINK) return refused("TooMany");
    this.#signs.set(seat, now);
    return undefined;
  }
}

const isSign = (phrase: string): boolean => (SIGNS as readonly string[]).includes(phrase);

function keep(lines: ArraySchema<string>, line: string): void {
  lines.push(line);
  if (lines.length > KEPT) lines.shift();
}

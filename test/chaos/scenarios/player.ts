import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { ReadonlySignal } from "@preact/signals";
import type { RoomConnection } from "../../../client/contract/table-connection.ts";
import { latest } from "../../../client/contract/timeline.ts";
import type { TableRoom } from "../../../client/match/room.ts";
import { connectRoom } from "../../../client/match/room-connection.ts";
import type { Rng } from "../../../shared/engine/chance/rng.ts";
import { anyCommand } from "../../../shared/engine/contract/moves.ts";
import type { Requests } from "../../../shared/engine/log/wire.ts";
import { type Match, toAct } from "../../../shared/engine/match/match.ts";
import { gameOf } from "../../../shared/games/index.ts";
import type { Guest } from "../../kit/guest.ts";

export const game = gameOf("tranquility")!;

/** `cause` and `v` are those of the move's last event; `at` is the time of the answer in ms. */
export interface AcknowledgedMove {
  readonly cause: string | undefined;
  readonly v: number;
  readonly at: number;
}

/** Maximum time for entries to arrive, in ms; far more than needed. */
const POLLING = 20_000;
/** Pause after a move that could not be stored, in ms. */
const AGAIN = 200;

export function until<T>(signal: ReadonlySignal<T>, holds: (value: T) => boolean): Promise<void> {
  return new Promise((done) => {
    const stop = signal.subscribe((value) => {
      if (!holds(value)) return;
      done();
      // If the value fits from the start, `stop` is not yet assigned here.
      queueMicrotask(() => stop());
    });
  });
}

/** Repeats an action for at most a minute. @throws the last error */
export async function insist<T>(act: () => Promise<T>): Promise<T> {
  const end = performance.now() + 60_000;
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (performance.now() > end) throw error;
      await pause(50);
    }
  }
}

/** The page's own connection, which survives failures of network and server. */
export const linkOf = (guest: Guest, match: string): RoomConnection =>
  connectRoom({
    game,
    player: () => guest.player,
    join: () => guest.join(match) as unknown as Promise<TableRoom>,
    finality: (error) => (String(error).includes("NoSuchMatch") ? "NoSuchMatch" : undefined),
    wait: pause,
  });

export class Player {
  readonly guest: Guest;
  readonly match: string;
  readonly link: RoomConnection;
  readonly done: AcknowledgedMove[] = [];
  readonly #rng: Rng;

  constructor(guest: Guest, match: string, rng: Rng) {
    this.guest = guest;
    this.match = match;
    this.link = linkOf(guest, match);
    this.#rng = rng;
  }

  get view(): Match {
    return latest(this.link.timeline.value);
  }

  /** @throws if the table cannot be reached any more */
  async until(holds: (match: Match) => boolean): Promise<void> {
    const lost = until(this.link.status, (status) => status === "lost").then(() => {
      throw new Error(`${this.guest.name} lost the table: ${this.link.loss.value}`);
    });
    await Promise.race([until(this.link.timeline, (timeline) => holds(latest(timeline))), lost]);
  }

  /** Repeats a request until `holds`, for at most a minute. The server may get a request twice. */
  async command<Name extends keyof Requests>(
    name: Name,
    payload: Requests[Name]["payload"],
    holds: (match: Match) => boolean,
  ): Promise<void> {
    await insist(async () => {
      if (holds(this.view)) return;
      const reply = await this.link.request(name, payload);
      if (!reply.ok) throw new Error(`${name} was refused: ${reply.reason}`);
      await this.until(holds);
    });
  }

  /** Plays to the end. @param think maximum thinking time for a move, in ms */
  async play(think: number): Promise<void> {
    for (;;) {
      await this.until((match) => match.phase === "over" || this.#isAwaited(match));
      if (this.view.phase === "over") return;
      await pause(this.#rng(think + 1));
      if (this.#isAwaited(this.view)) await this.#move(this.view);
    }
  }

  async #move({ table, version: seen }: Match): Promise<void> {
    const command = anyCommand(game.moves(table, this.#seat!), this.#rng);
    const reply = await this.link.request("command", { id: randomUUID(), command });
    if (reply.ok) {
      this.done.push({ cause: reply.cause, v: reply.v, at: performance.now() });
      return this.until(({ version }) => version >= reply.v);
    }
    if (reply.reason === "NotStored") return pause(AGAIN);
    // The move was legal in this view, so newer entries must follow.
    const unfounded = pause(POLLING, undefined, { ref: false }).then(() => {
      throw new Error(`a legal move was refused: ${reply.reason}`);
    });
    await Promise.race([this.until(({ version }) => version > seen), unfounded]);
  }

  get #seat() {
    return this.link.timeline.value.seat;
  }

  #isAwaited = (match: Match): boolean => this.#seat !== undefined && toAct(game, match).includes(this.#seat);
}

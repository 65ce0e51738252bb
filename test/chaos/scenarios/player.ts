import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { ReadonlySignal } from "@preact/signals";
import type { TableRoom } from "../../../client/match/room.ts";
import { connectRoom } from "../../../client/match/room-connection.ts";
import type { RoomConnection } from "../../../client/match/table-connection.ts";
import { latest } from "../../../client/match/timeline.ts";
import type { Rng } from "../../../shared/engine/game.ts";
import { type Match, toAct } from "../../../shared/engine/match.ts";
import { anyCommand } from "../../../shared/engine/moves.ts";
import type { Requests } from "../../../shared/engine/wire.ts";
import { gameOf } from "../../../shared/games/index.ts";
import type { Guest } from "../../kit/guest.ts";

export const game = gameOf("tranquility")!;

/** A move that was acknowledged: the cause of its events, the version it was true at, and when the answer came, in ms. */
export interface Done {
  readonly cause: string | undefined;
  readonly v: number;
  readonly at: number;
}

/** How long news may take, in ms; far more than they do. */
const POLLING = 20_000;
/** After how long somebody makes a move again that could not be stored, in ms. */
const AGAIN = 200;

/** When a signal has a value that is waited for. */
export function until<T>(signal: ReadonlySignal<T>, holds: (value: T) => boolean): Promise<void> {
  return new Promise((done) => {
    const stop = signal.subscribe((value) => {
      if (!holds(value)) return;
      done();
      // Not yet known when it holds from the start.
      queueMicrotask(() => stop());
    });
  });
}

/** Does what fails while nobody answers, again and again, for a minute at most. @throws what it failed with last. */
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

/** The page's own way to a table: it survives whatever the line and the server do. */
export const linkOf = (guest: Guest, match: string): RoomConnection =>
  connectRoom({
    game,
    player: () => guest.player,
    join: () => guest.join(match) as unknown as Promise<TableRoom>,
    finality: (error) => (String(error).includes("NoSuchMatch") ? "NoSuchMatch" : undefined),
    wait: pause,
  });

/** Somebody at a table, who moves at random and keeps in mind what was acknowledged. */
export class Player {
  readonly guest: Guest;
  readonly match: string;
  readonly link: RoomConnection;
  readonly done: Done[] = [];
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

  /** Waits for a moment of the match. @throws when the table cannot be reached any more. */
  async until(holds: (match: Match) => boolean): Promise<void> {
    const lost = until(this.link.status, (status) => status === "lost").then(() => {
      throw new Error(`${this.guest.name} lost the table: ${this.link.loss.value}`);
    });
    await Promise.race([until(this.link.timeline, (timeline) => holds(latest(timeline))), lost]);
  }

  /** Asks until the match is as wished; an answer may be lost, and then it is asked twice. */
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

  /** Plays until the match is over. @param think how long a move is thought about at most, in ms */
  async play(think: number): Promise<void> {
    for (;;) {
      await this.until((match) => match.phase === "over" || this.#isAwaited(match));
      if (this.view.phase === "over") return;
      await pause(this.#rng(think + 1));
      // Somebody else may have ended the match meanwhile.
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
    // Nothing has happened, and the same move may be made again.
    if (reply.reason === "NotStored") return pause(AGAIN);
    // It was legal at what was seen: then that is not all there is.
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

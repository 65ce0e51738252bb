import { type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { afterOrComeback } from "../ui/comeback.ts";
import { delayBefore, limitOf } from "./delays.ts";
import type { RoomState, TableRoom } from "./room.ts";

/** Where a page is on its way to a table. */
export type RoomSessionState =
  /** With a room that has told nothing yet, or that the framework comes back to; without, one is asked for. */
  | { readonly at: "joining" | "reconnecting"; readonly room?: TableRoom | undefined }
  | { readonly at: "live"; readonly room: TableRoom }
  /** For good: the page has left, or it is refused with a code for words. */
  | { readonly at: "lost"; readonly why?: string };

interface Dependencies {
  /** The table was seen before: it is come back to. */
  readonly isKnown: boolean;
  /** A fresh room; rejects when it cannot be had. The attempt is given up when the signal is aborted. */
  join(givenUp: AbortSignal): Promise<TableRoom>;
  /** Why we are refused for good, if so: a code for words. */
  finality(error: unknown): string | undefined;
  wait(ms: number): Promise<void>;
  random(): number;
  /** Takes in what a room tells. Returns whether the table is known by now. */
  receive(state: RoomState): boolean;
}

/** The close code after which the framework tries to come back to the same session. */
const MAY_TRY_RECONNECT = 4010;

/**
 * How long the framework may take to come back to a room, in ms. A process that is frozen takes lines and never answers; whoever
 * asks for the table anew is led to one that does.
 */
const COMING_BACK = 6_000;
/** How long a room that was entered may take to send the table, in ms. */
const TELLING = 20_000;

const hasArrived = (state: Partial<RoomState>): state is RoomState => state.log !== undefined;

const noReconnection = (): never => {
  throw new Error("the room was left");
};

/**
 * Leaves a room for good. The SDK stops reconnecting, and a WebSocket that is still opening is closed: a browser opens one
 * WebSocket to a server at a time, so one that hangs would block the next. If it opens all the same, the room is left then.
 */
function leave(room: TableRoom): void {
  room.reconnection.maxRetries = 0;
  // The SDK does not cancel the timer of its next attempt; after a page was asleep, it can fire after this.
  room.connection.reconnect = noReconnection;
  if (room.connection.isOpen) room.leave().catch(() => {});
  else room.connection.close();
}

/** The way to a table's room: one is looked for, and another when it is lost, until the table refuses or the page leaves. */
export class RoomSession {
  readonly #dependencies: Dependencies;
  readonly #state: Signal<RoomSessionState>;
  #givingUp: ReturnType<typeof setTimeout> | undefined;
  /** Those who wait for the line to be live again, or to be lost. */
  #waiting: (() => void)[] = [];

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    this.#state = signal({ at: dependencies.isKnown ? "reconnecting" : "joining" });
    void this.#reach();
  }

  get state(): ReadonlySignal<RoomSessionState> {
    return this.#state;
  }

  /** The room that can be asked now. */
  get room(): TableRoom | undefined {
    const state = this.#state.peek();
    return state.at === "live" ? state.room : undefined;
  }

  /** Resolves once the line is live, or lost. */
  settled(): Promise<void> {
    const { at } = this.#state.peek();
    if (at === "live" || at === "lost") return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** A room in which answers stay out is not to be used, even if its line looks open. */
  drop(room: TableRoom): void {
    if (!this.#isIn(room)) return;
    this.#awaitReturn(room);
    room.connection.close(MAY_TRY_RECONNECT);
  }

  /** The framework comes back to a room by itself, or another is asked for. */
  #awaitReturn(room: TableRoom): void {
    this.#miss(room);
    this.#givingUp = setTimeout(() => this.follow(room), COMING_BACK);
  }

  /** Leaves a room whose match is played elsewhere, or may be, for that one: there is no session to come back to. */
  follow(room: TableRoom): void {
    if (!this.#isIn(room)) return;
    this.#miss();
    leave(room);
    void this.#reach();
  }

  /** Uses a room no more whose line is closing. Resolves when that says why, on which depends how to come back. */
  closing(room: TableRoom): Promise<void> {
    if (this.#isIn(room)) this.#miss(room);
    return new Promise((resolve) => {
      room.onDrop(() => resolve());
      room.onLeave(() => resolve());
    });
  }

  close(): void {
    const state = this.#state.peek();
    if (state.at === "lost") return;
    this.#become({ at: "lost" });
    if (state.room) leave(state.room);
  }

  #isIn(room: TableRoom): boolean {
    const state = this.#state.peek();
    return state.at !== "lost" && state.room === room;
  }

  /** The table is out of reach: not there yet, or gone again. */
  #miss(room?: TableRoom): void {
    this.#become({ at: this.#state.peek().at === "joining" ? "joining" : "reconnecting", room });
  }

  #become(next: RoomSessionState): void {
    clearTimeout(this.#givingUp);
    this.#state.value = next;
    if (next.at !== "live" && next.at !== "lost") return;
    const callers = this.#waiting;
    this.#waiting = [];
    for (const call of callers) call();
  }

  /** A room, unless it takes too long, or the line or the page came back meanwhile: then another attempt goes better. */
  async #attempt(attempt: number): Promise<TableRoom> {
    const giveUp = new AbortController();
    const { signal } = giveUp;
    const joining = this.#dependencies.join(signal);
    const stop = afterOrComeback(limitOf(attempt), () => giveUp.abort());
    const late = new Promise<never>((_, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason));
    });
    try {
      return await Promise.race([joining, late]);
    } catch (error) {
      joining.then(leave, () => {});
      throw error;
    } finally {
      stop();
    }
  }

  /** Tries to get a room for as long as the page is open. */
  async #reach(): Promise<void> {
    const { finality, wait, random } = this.#dependencies;
    for (let attempt = 0; this.#state.peek().at !== "lost"; attempt++) {
      const room = await this.#attempt(attempt).catch((error: unknown) => ({ why: finality(error) }));
      if (!("why" in room)) return this.#enter(room);
      const { why } = room;
      if (why !== undefined) return this.#become({ at: "lost", why });
      await wait(delayBefore(attempt, random()));
    }
  }

  #enter(room: TableRoom): void {
    if (this.#state.peek().at === "lost") {
      leave(room);
      return;
    }
    this.#miss(room);
    this.#givingUp = setTimeout(() => this.follow(room), TELLING);
    Object.assign(room.reconnection, { minUptime: 0, delay: 100, minDelay: 100, maxDelay: 1_000, maxRetries: 4 });
    room.onStateChange(() => this.#listen(room));
    room.onDrop(() => this.#isIn(room) && this.#awaitReturn(room));
    room.onReconnect(() => (this.#isIn(room) ? this.#listen(room) : leave(room)));
    // A room that was left for good is never used again: after a restart of the server its decoder would misread everything.
    room.onLeave(() => {
      if (!this.#isIn(room)) return;
      this.#miss();
      void this.#reach();
    });
    this.#listen(room);
  }

  #listen(room: TableRoom): void {
    const { state } = room;
    if (this.#isIn(room) && hasArrived(state) && this.#dependencies.receive(state)) this.#become({ at: "live", room });
  }
}

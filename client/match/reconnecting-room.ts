import { type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { afterOrComeback } from "../ui/comeback.ts";
import { delayBefore, limitOf } from "./reconnect-backoff.ts";
import type { RoomState, TableRoom } from "./room.ts";

type RoomSessionState =
  /** `room`: has sent no state yet, or is being reconnected by Colyseus; undefined while a new room is joined. */
  | { readonly at: "joining" | "reconnecting"; readonly room?: TableRoom | undefined }
  | { readonly at: "live"; readonly room: TableRoom }
  /** Final: the page has left, or the server refused it (`why`). */
  | { readonly at: "lost"; readonly why?: string };

interface Dependencies {
  /** The table was seen before, so the first state is `reconnecting`. */
  readonly isKnown: boolean;
  /** Rejects if the room is not available. The signal cancels the attempt. */
  join(givenUp: AbortSignal): Promise<TableRoom>;
  /** The message code of the refusal; undefined if a later join may succeed. */
  finality(error: unknown): string | undefined;
  wait(ms: number): Promise<void>;
  random(): number;
  /** Returns whether the table is complete. */
  receive(state: RoomState): boolean;
}

/** After this close code, Colyseus tries to reconnect to the same session. */
const MAY_TRY_RECONNECT = 4010;

/**
 * Maximum wait in ms for Colyseus to reconnect. A frozen process accepts connections but never answers; joining again
 * leads to another process.
 */
const RECONNECT_LIMIT = 6_000;
/** Maximum wait in ms for a joined room's first state. */
const FIRST_STATE_LIMIT = 20_000;

const hasArrived = (state: Partial<RoomState>): state is RoomState => state.log !== undefined;

const noReconnection = (): never => {
  throw new Error("the room was left");
};

/**
 * Leaves permanently. An opening WebSocket is closed, because a browser opens one at a time per server, so a hanging
 * one would block the next. If the SDK has reconnected anyway, the `onReconnect` listener leaves.
 */
function leave(room: TableRoom): void {
  room.reconnection.maxRetries = 0;
  // The SDK does not cancel the timer of its next attempt, which may fire after the page slept.
  room.connection.reconnect = noReconnection;
  if (room.connection.isOpen) room.leave().catch(() => {});
  else room.connection.close();
}

/** Joins another room when one is lost, until the server refuses finally or the page leaves. */
export class ReconnectingRoom {
  readonly #dependencies: Dependencies;
  readonly #state: Signal<RoomSessionState>;
  #givingUp: ReturnType<typeof setTimeout> | undefined;
  #waiting: (() => void)[] = [];

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    this.#state = signal({ at: dependencies.isKnown ? "reconnecting" : "joining" });
    void this.#reach();
  }

  get state(): ReadonlySignal<RoomSessionState> {
    return this.#state;
  }

  /** The room that accepts requests; undefined while the connection is not live. */
  get room(): TableRoom | undefined {
    const state = this.#state.peek();
    return state.at === "live" ? state.room : undefined;
  }

  /** Resolves once the connection is live, or lost. */
  settled(): Promise<void> {
    const { at } = this.#state.peek();
    if (at === "live" || at === "lost") return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** Closes the connection of a room that does not reply, so that Colyseus reconnects. */
  drop(room: TableRoom): void {
    if (!this.#isIn(room)) return;
    this.#awaitReturn(room);
    room.connection.close(MAY_TRY_RECONNECT);
  }

  #awaitReturn(room: TableRoom): void {
    this.#miss(room);
    this.#givingUp = setTimeout(() => this.follow(room), RECONNECT_LIMIT);
  }

  /** Joins another room, because the match may have moved to another process. */
  follow(room: TableRoom): void {
    if (!this.#isIn(room)) return;
    this.#miss();
    leave(room);
    void this.#reach();
  }

  /** Call when the connection closes. Resolves when the close code is known, which decides how to reconnect. */
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

  /** Records that no room is joined yet, or that its connection dropped. */
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

  /**
   * Gives up after `limitOf(attempt)` ms, or when the network or the page comes back, because a new attempt is then
   * faster.
   */
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
    this.#givingUp = setTimeout(() => this.follow(room), FIRST_STATE_LIMIT);
    Object.assign(room.reconnection, { minUptime: 0, delay: 100, minDelay: 100, maxDelay: 1_000, maxRetries: 4 });
    room.onStateChange(() => this.#listen(room));
    room.onDrop(() => this.#isIn(room) && this.#awaitReturn(room));
    room.onReconnect(() => (this.#isIn(room) ? this.#listen(room) : leave(room)));
    // A room that was left is never used again: after a server restart its decoder would misread everything.
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

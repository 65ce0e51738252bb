import type { ReadonlySignal } from "@preact/signals";
import type { Moment } from "../../shared/engine/time.ts";
import type { Requests, Said } from "../../shared/engine/wire.ts";
import type { AnyClientGame } from "../games/game.ts";
import type { Timeline } from "./timeline.ts";

/** How a table can be reached now. `lost` is final: the table does not exist, or the link was closed. */
export type Status = "joining" | "live" | "reconnecting" | "lost";

/** The server gives no answer, or it does and only WebSockets do not come through. */
export type Obstacle = "server" | "socket";

/** A live table as this client knows it. Everything shown is derived from these. */
export interface TableConnection<State = unknown> extends RoomConnection<State> {
  readonly game: AnyClientGame;
  /** What the last attempt to reach the table failed at; undefined where none has failed since it was reached. */
  readonly obstacle: ReadonlySignal<Obstacle | undefined>;
}

/** The same, whatever is played there. */
export interface RoomConnection<State = unknown> {
  readonly status: ReadonlySignal<Status>;
  /** Why the table is lost: a code for words. */
  readonly loss: ReadonlySignal<string | undefined>;
  /** The log as far as it is known, and the match after each version. Replaced whole when the viewer changes seats. */
  readonly timeline: ReadonlySignal<Timeline<State>>;
  /** Who is there, seat by seat. */
  readonly present: ReadonlySignal<readonly boolean[]>;
  /** Since when somebody has been away, seat by seat; undefined for those who are there. */
  readonly away: ReadonlySignal<readonly (Moment | undefined)[]>;
  readonly talk: ReadonlySignal<readonly Said[]>;
  /** The names of those who look on. */
  readonly watchers: ReadonlySignal<readonly string[]>;
  /** The code of the rematch, or empty. */
  readonly rematch: ReadonlySignal<string>;
  /**
   * Asks the table. Never rejects: no answer is `{ok: false, reason: "NoConnection"}`. A `command` is sent again with the same
   * id after a dropped line, so that it counts once.
   */
  request<Name extends keyof Requests>(
    name: Name,
    payload: Requests[Name]["payload"],
  ): Promise<Requests[Name]["reply"]>;
  close(): void;
}

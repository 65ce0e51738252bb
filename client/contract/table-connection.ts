import type { ReadonlySignal } from "@preact/signals";
import type { GameEvent } from "../../shared/engine/contract/events.ts";
import type { ChatMessage, Requests } from "../../shared/engine/log/wire.ts";
import type { Timestamp } from "../../shared/engine/time.ts";
import type { NamedPlayer } from "../i18n/player-name.ts";
import type { AnyClientGame } from "./game.ts";
import type { Timeline } from "./timeline.ts";

/** `lost` is final: the server refused the connection, this browser cannot connect, or this page closed it. */
type Status = "joining" | "live" | "reconnecting" | "lost";

/** The server does not answer, or only WebSockets are blocked. */
export type Obstacle = "server" | "socket";

export interface TableConnection<State = unknown, Event extends GameEvent = GameEvent>
  extends RoomConnection<State, Event> {
  readonly game: AnyClientGame;
  /** Why the last attempt failed; undefined after a success. */
  readonly obstacle: ReadonlySignal<Obstacle | undefined>;
  /** Whether a move made before this page was loaded is still unacknowledged. */
  readonly isMoveKept?: ReadonlySignal<boolean>;
}

export interface RoomConnection<State = unknown, Event extends GameEvent = GameEvent> {
  readonly status: ReadonlySignal<Status>;
  /** A message code: why the table is lost. */
  readonly loss: ReadonlySignal<string | undefined>;
  /** The known log. Replaced when the viewer changes seats. */
  readonly timeline: ReadonlySignal<Timeline<State, Event>>;
  readonly present: ReadonlySignal<readonly boolean[]>;
  /** By seat, since when the player has been away; undefined if present. */
  readonly away: ReadonlySignal<readonly (Timestamp | undefined)[]>;
  readonly talk: ReadonlySignal<readonly ChatMessage[]>;
  readonly spectators: ReadonlySignal<readonly NamedPlayer[]>;
  /** The code of the rematch's table, or empty. */
  readonly rematch: ReadonlySignal<string>;
  /**
   * Never rejects: without a reply it resolves to `{ok: false, reason: "NoConnection"}`. After a dropped connection, a
   * `command` is sent again with the same id, so that it counts once.
   */
  request<Name extends keyof Requests>(
    name: Name,
    payload: Requests[Name]["payload"],
  ): Promise<Requests[Name]["reply"]>;
  close(): void;
}

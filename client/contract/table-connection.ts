import type { ReadonlySignal } from "@preact/signals";
import type { GameEvent } from "../../shared/engine/contract/events.ts";
import type { ChatMessage, Requests } from "../../shared/engine/log/wire.ts";
import type { Timestamp } from "../../shared/engine/time.ts";
import type { NamedPlayer } from "../i18n/player-name.ts";
import type { AnyClientGame } from "./game.ts";
import type { Timeline } from "./timeline.ts";

/** `lost` is final: the table does not exist, or the connection was closed. */
type Status = "joining" | "live" | "reconnecting" | "lost";

/** The server does not answer, or only WebSockets are blocked. */
export type Obstacle = "server" | "socket";

/** A live table as this client knows it. Everything shown derives from these signals. */
export interface TableConnection<State = unknown, Event extends GameEvent = GameEvent>
  extends RoomConnection<State, Event> {
  readonly game: AnyClientGame;
  /** Why the last attempt failed; undefined if none has failed since the last success. */
  readonly obstacle: ReadonlySignal<Obstacle | undefined>;
  /** Whether a move from before this page was loaded, which the server has not acknowledged, waits to be sent. */
  readonly isMoveKept?: ReadonlySignal<boolean>;
}

/** The connection to a table's room, without the client part of the game. */
export interface RoomConnection<State = unknown, Event extends GameEvent = GameEvent> {
  readonly status: ReadonlySignal<Status>;
  /** Why the table is lost: a message code. */
  readonly loss: ReadonlySignal<string | undefined>;
  /** The known log, with the match after each version. Replaced when the viewer changes seats. */
  readonly timeline: ReadonlySignal<Timeline<State, Event>>;
  /** Whether each seat's player is present. */
  readonly present: ReadonlySignal<readonly boolean[]>;
  /** Since when each seat's player has been away; undefined if present. */
  readonly away: ReadonlySignal<readonly (Timestamp | undefined)[]>;
  readonly talk: ReadonlySignal<readonly ChatMessage[]>;
  readonly spectators: ReadonlySignal<readonly NamedPlayer[]>;
  /** The code of the rematch's table; empty if there is none. */
  readonly rematch: ReadonlySignal<string>;
  /**
   * Without a reply it resolves to `{ok: false, reason: "NoConnection"}`; it never rejects. After a dropped connection,
   * a `command` is sent again with the same id, so that it counts once.
   */
  request<Name extends keyof Requests>(
    name: Name,
    payload: Requests[Name]["payload"],
  ): Promise<Requests[Name]["reply"]>;
  close(): void;
}

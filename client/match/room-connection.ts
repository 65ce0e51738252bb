import { computed, signal } from "@preact/signals";
import { PROTOCOL } from "../../shared/engine/log/protocol.ts";
import type { Reply } from "../../shared/engine/log/reply.ts";
import type { Requests } from "../../shared/engine/log/wire.ts";
import type { RoomConnection } from "../contract/table-connection.ts";
import { emptyTimeline, type Timeline } from "../contract/timeline.ts";
import { afterOrComeback, onComeback } from "../ui/comeback.ts";
import { ReconnectingRoom } from "./reconnecting-room.ts";
import { EMPTY_LOG, receive } from "./replicated-log.ts";
import type { TableRoom } from "./room.ts";
import { roomSignals } from "./room-signals.ts";

export interface ConnectionDependencies {
  readonly game: Parameters<typeof emptyTimeline>[0];
  /** The viewer's player id. */
  player(): string | undefined;
  /** Rejects if the room is not available. The signal cancels the attempt. */
  join(givenUp: AbortSignal): Promise<TableRoom>;
  /** The message code; undefined if a later join may succeed. */
  finality(error: unknown): string | undefined;
  /** Called if the server is of a later release, so that this page may not know everything it sends. */
  onOutdated?(): void;
  /** The table as last seen, shown until the connection is live. */
  readonly known?: Timeline | undefined;
  readonly wait?: (ms: number) => Promise<void>;
  readonly random?: () => number;
}

/** Time limit in ms for a reply; shorter than Colyseus' own, whose error would look like one of the table. */
const REPLY_LIMIT = 9_000;
/** Time limit in ms to answer a ping or to close. */
const PING_LIMIT = 3_000;

/** Waits `ms`, or only until the network or the page comes back. */
const waitToRetry = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    afterOrComeback(ms, resolve);
  });

const NO_CONNECTION = { ok: false, reason: "NoConnection" } as const;
const UNEXPECTED = { ok: false, reason: "Unexpected" } as const;

/** The connection survives dropped sockets, server restarts and sleeping laptops. */
export function connectRoom({
  game,
  player,
  join,
  finality,
  onOutdated,
  known,
  wait = waitToRetry,
  random = Math.random,
}: ConnectionDependencies): RoomConnection {
  const { update, ...signals } = roomSignals();
  let replicated = EMPTY_LOG(emptyTimeline(game, undefined));
  const timeline = signal(known ?? replicated.timeline);
  const session = new ReconnectingRoom({
    isKnown: known !== undefined,
    join,
    finality,
    wait,
    random,
    receive(state) {
      replicated = receive(replicated, state, player());
      update(state);
      if ((state.protocol ?? 0) > PROTOCOL) onOutdated?.();
      if (replicated.timeline.log.length === 0) return false;
      timeline.value = replicated.timeline;
      return true;
    },
  });
  const stopChecking = checkWhenWoken(session);
  return {
    status: computed(() => session.state.value.at),
    loss: computed(() => {
      const state = session.state.value;
      return state.at === "lost" ? state.why : undefined;
    }),
    timeline,
    ...signals,
    request: ((name, payload) => request(session, name, payload)) as RoomConnection["request"],
    close() {
      stopChecking();
      session.close();
    },
  };
}

async function request(session: ReconnectingRoom, name: keyof Requests, payload: unknown): Promise<Reply> {
  for (;;) {
    await (name === "command" ? session.settled() : within(REPLY_LIMIT, session.settled()));
    const { room } = session;
    if (!room) return NO_CONNECTION;
    const answer = await attempt(session, room, name, payload);
    if (answer) return answer as Reply;
    // Only commands can be sent twice: their id makes them idempotent.
    if (name !== "command") return NO_CONNECTION;
  }
}

/** Resolves to undefined if the connection dropped, the reply is late, or the table has moved. */
async function attempt(
  session: ReconnectingRoom,
  room: TableRoom,
  name: string,
  payload: unknown,
): Promise<object | undefined> {
  try {
    const answer = await within(REPLY_LIMIT, room.request(name, payload));
    if (answer === "late") session.drop(room);
    else if (typeof answer !== "object" || answer === null) return UNEXPECTED;
    else if (!hasMoved(answer)) return answer;
    else session.follow(room);
  } catch {
    if (room !== session.room) return undefined;
    if (room.connection.isOpen) return UNEXPECTED;
    void within(PING_LIMIT, session.closing(room)).then((outcome) => outcome === "late" && session.drop(room));
  }
  return undefined;
}

/** The table has moved to another process; only that one knows whether the command was carried out. */
const hasMoved = (answer: object): boolean => "reason" in answer && answer.reason === "TableMoved";

/** Resolves to "late" if the promise takes longer than `ms`. */
function within<T>(ms: number, promise: Promise<T>): Promise<T | "late"> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<"late">((resolve) => {
    timer = setTimeout(resolve, ms, "late");
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/**
 * Pings when the network or the page comes back, because the connection may have died while the page slept. Returns a
 * function that stops this.
 */
const checkWhenWoken = (session: ReconnectingRoom): (() => void) =>
  onComeback(() => {
    const { room } = session;
    if (!room || document.visibilityState === "hidden") return;
    const answered = new Promise<void>((resolve) => room.ping(resolve));
    void within(PING_LIMIT, answered).then((proof) => {
      if (proof === "late" && room === session.room) session.drop(room);
    });
  });

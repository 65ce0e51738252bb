import { signal } from "@preact/signals";
import type { Reply, Requests } from "../../shared/engine/wire.ts";
import { delayBefore, patience } from "./delays.ts";
import { EMPTY_LOG, receive } from "./replicated-log.ts";
import type { RoomState, TableRoom } from "./room.ts";
import { roomSignals } from "./room-signals.ts";
import type { RoomConnection, Status } from "./table-connection.ts";
import { emptyTimeline } from "./timeline.ts";

/** What a link is made of: the rest of the world, so that a test can be one. */
export interface ConnectionDependencies {
  readonly game: Parameters<typeof emptyTimeline>[0];
  /** Who is looking, by the id that seats are given to. */
  player(): string | undefined;
  /** A fresh room; rejects when it cannot be had. */
  join(): Promise<TableRoom>;
  /** Why we are refused for good, if so: a code for words. */
  finality(error: unknown): string | undefined;
  readonly wait?: (ms: number) => Promise<void>;
  readonly random?: () => number;
}

/** The close code of a room that was left on purpose. */
const CONSENTED = 4000;
/** The close code after which the framework tries to come back to the same session. */
const MAY_TRY_RECONNECT = 4010;
/** How long an answer may take: less than the framework waits, whose error would be taken for the table's. */
const ANSWER = 9_000;
/** How long a line that was quiet may take to prove itself. */
const PROOF = 3_000;

const NO_CONNECTION = { ok: false, reason: "NoConnection" } as const;

/** The table was opened anew elsewhere: only there is it known whether the command was carried out. */
const hasMoved = (answer: object): boolean => "reason" in answer && answer.reason === "TableMoved";

const hasArrived = (state: Partial<RoomState>): state is RoomState => state.log !== undefined;

/** What a promise comes to, if it does so in time; no timer is left behind. */
function within<T>(ms: number, promise: Promise<T>): Promise<T | "late"> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<"late">((resolve) => {
    timer = setTimeout(resolve, ms, "late");
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** Leaves for good. A line that is down cannot say so: it does when it comes back. */
function goodbye(room: TableRoom): void {
  room.leave().catch(() => {});
}

/** A live table over rooms: it survives dropped lines, restarted servers and sleeping laptops until it is closed. */
export function connectRoom({
  game,
  player,
  join,
  finality,
  wait = patience,
  random = Math.random,
}: ConnectionDependencies): RoomConnection {
  const status = signal<Status>("joining");
  const loss = signal<string | undefined>(undefined);
  const { hear: hearNews, ...news } = roomSignals();
  let told = EMPTY_LOG(emptyTimeline(game, undefined));
  const timeline = signal(told.timeline);
  let room: TableRoom | undefined;
  let isClosed = false;
  /** Those who wait for the line to be live again, or for the link to end. */
  let waiting: (() => void)[] = [];

  function become(next: Status): void {
    status.value = next;
    if (next === "reconnecting" || next === "joining") return;
    const callers = waiting;
    waiting = [];
    for (const call of callers) call();
  }

  function listen(heard: TableRoom): void {
    const { state } = heard;
    if (heard !== room || !hasArrived(state)) return;
    told = receive(told, state, player());
    timeline.value = told.timeline;
    hearNews(state);
    if (told.timeline.log.length > 0) become("live");
  }

  function enter(entered: TableRoom): void {
    room = entered;
    Object.assign(entered.reconnection, { minUptime: 0, delay: 100, minDelay: 100, maxDelay: 1_000, maxRetries: 4 });
    entered.onStateChange(() => listen(entered));
    entered.onDrop(() => entered === room && become("reconnecting"));
    entered.onReconnect(() => (entered === room ? listen(entered) : goodbye(entered)));
    // A room that was left for good is never used again: after a restart of the server its decoder would misread everything.
    entered.onLeave((code) => {
      if (entered !== room) return;
      room = undefined;
      if (code !== CONSENTED && !isClosed) void reach();
    });
    listen(entered);
  }

  /** Tries to get a room for as long as the page is open. */
  async function reach(): Promise<void> {
    if (status.value !== "joining") become("reconnecting");
    for (let attempt = 0; !isClosed; attempt++) {
      let entered: TableRoom;
      try {
        entered = await join();
      } catch (error) {
        loss.value = finality(error);
        if (loss.value !== undefined) return become("lost");
        await wait(delayBefore(attempt, random()));
        continue;
      }
      if (isClosed) goodbye(entered);
      else enter(entered);
      return;
    }
  }

  const settled = (): Promise<unknown> =>
    status.value === "live" || status.value === "lost" || isClosed
      ? Promise.resolve()
      : new Promise<void>((resolve) => waiting.push(resolve));

  /** A line on which answers stay out is not to be used, even if it looks open. */
  function distrust(dead: TableRoom): void {
    become("reconnecting");
    dead.connection.close(MAY_TRY_RECONNECT);
  }

  /** One attempt: the answer, or nothing when the line went before it came. */
  async function attempt(name: string, payload: unknown): Promise<object | undefined> {
    const asked = room;
    if (!asked || status.value !== "live") return undefined;
    try {
      const answer = await within(ANSWER, asked.request(name, payload));
      const isAnswer = typeof answer === "object" && answer !== null;
      if (isAnswer && !hasMoved(answer)) return answer;
      if (!isAnswer && answer !== "late") return { ok: false, reason: "Unexpected" };
      if (asked === room) distrust(asked);
      return undefined;
    } catch {
      if (asked !== room || status.value !== "live") return undefined;
      if (asked.connection.isOpen) return { ok: false, reason: "Unexpected" };
      // It is about to close, which nobody has told yet.
      distrust(asked);
      return undefined;
    }
  }

  async function request<Name extends keyof Requests>(name: Name, payload: Requests[Name]["payload"]) {
    for (;;) {
      await (name === "command" ? settled() : within(ANSWER, settled()));
      if (isClosed || status.value !== "live") return NO_CONNECTION;
      const answer = await attempt(name, payload);
      if (answer) return answer as Reply;
      // Only commands are the same when sent twice: their id says so.
      if (name !== "command" || isClosed) return NO_CONNECTION;
    }
  }

  /** A page that was asleep may hold a line that died meanwhile: have it prove itself. */
  function doubt(): void {
    const doubted = room;
    if (!doubted || status.value !== "live" || document.visibilityState === "hidden") return;
    const answered = new Promise<void>((resolve) => doubted.ping(resolve));
    void within(PROOF, answered).then((proof) => {
      if (proof === "late" && doubted === room && status.value === "live") distrust(doubted);
    });
  }

  if (typeof document !== "undefined") {
    document.addEventListener("visibilitychange", doubt);
    addEventListener("online", doubt);
  }
  void reach();

  return {
    status,
    loss,
    timeline,
    ...news,
    request: request as RoomConnection["request"],
    close() {
      isClosed = true;
      if (typeof document !== "undefined") {
        document.removeEventListener("visibilitychange", doubt);
        removeEventListener("online", doubt);
      }
      become("lost");
      const left = room;
      room = undefined;
      if (left) goodbye(left);
    },
  };
}

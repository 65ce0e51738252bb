import type { GameCommand, Seat } from "../../shared/engine/contract/events.ts";
import type { Reply } from "../../shared/engine/log/reply.ts";
import type { StreamedSeat, StreamLine } from "../../shared/engine/log/stream-line.ts";
import type { ChatMessage, Requests } from "../../shared/engine/log/wire.ts";
import { post, request } from "../api/request.ts";
import { finality } from "../match/finality.ts";
import { delayBefore } from "../match/reconnect-backoff.ts";
import { SeatTable } from "./seat-table.ts";
import { streamLines } from "./stream-lines.ts";
import { type CommandReply, type GameToPlay, until } from "./table.ts";

interface RemoteMatch {
  /** The server's origin, such as `https://example.com`. */
  readonly origin: string;
  readonly id: string;
  readonly token: string;
}

/** Maximum number of chat messages kept. */
const MESSAGES = 100;

/** With these reasons, or those of `finality`, a stream cannot be opened again. */
const FINAL: readonly string[] = ["NotAllowed", "NoToken"];

/** Refusals that are not the table's own reply. The command can be sent again: its id makes it count once. */
const UNANSWERED: readonly string[] = [
  ...["NoConnection", "TableMoved", "TableIsOpen", "Draining", "Busy"],
  ...["NoProcess", "ClusterUnreachable"],
];

/** A table at a server. It continues from its last version after a lost connection, or a restart of the server. */
export class RemoteTable<State, Command extends GameCommand> extends SeatTable<State, Command> {
  readonly id: string;
  /** Current occupants; null: the seat is free. */
  seats: readonly (StreamedSeat | null)[] = [];
  /** Recent chat messages, oldest first. */
  chat: readonly ChatMessage[] = [];
  /** The code of the rematch's table; empty if there is none. */
  rematch = "";
  readonly #path: string;
  readonly #token: string;
  readonly #closing = new AbortController();
  /** The match's version when the first stream was opened; undefined before. */
  #versionAtOpening: number | undefined;

  /** Called by `Session.join`. */
  constructor(game: GameToPlay<State, Command>, { origin, id, token }: RemoteMatch) {
    super(game, undefined);
    this.id = id;
    this.#path = `${origin}/api/matches/${id}`;
    this.#token = token;
    void this.#follow();
  }

  /** Whether the log has reached the match's version at the opening of the first stream. */
  get isComplete(): boolean {
    return this.#versionAtOpening !== undefined && this.log.length >= this.#versionAtOpening;
  }

  async #follow(): Promise<void> {
    for (let attempt = 0; this.loss === undefined; attempt++) {
      const before = this.log.length;
      const reason = await this.#read().catch((error: Error) => error);
      if (reason instanceof Error) return this.lose(reason.name);
      const final = FINAL.find((each) => each === reason) ?? finality(new Error(reason));
      if (final !== undefined) return this.lose(final);
      if (this.log.length !== before) attempt = 0;
      if (reason !== ANOTHER_SEAT) await this.#pause(delayBefore(attempt, Math.random()));
    }
  }

  /** @returns why the stream ended. @throws UnknownEvent if the game does not know an event */
  async #read(): Promise<string> {
    const [url, token] = [`${this.#path}/stream?after=${this.log.length}&asked=no`, this.#token];
    this.chat = [];
    for await (const line of streamLines<StreamLine>({ url, token, closing: this.#closing.signal })) {
      if (line.type === "closed") {
        if (line.reason === "NoSuchVersion") this.restart();
        return line.reason;
      }
      if (line.type === "match" && this.#isSeenByAnother(line.seat ?? undefined)) {
        this.restart();
        return ANOTHER_SEAT;
      }
      this.#take(line);
      this.changed();
    }
    return "NoConnection";
  }

  /** Seats see different secrets, so the entries are read again after a change of seat. */
  #isSeenByAnother(seat: Seat | undefined): boolean {
    const isOther = seat !== this.seat;
    this.seat = seat;
    return isOther && this.log.length > 0;
  }

  #take(line: StreamLine): void {
    if (line.type === "match") this.#versionAtOpening ??= line.version;
    else if (line.type === "events") this.receive(line.events);
    else if (line.type === "seats") this.seats = line.seats;
    else if (line.type === "chat") this.chat = [...this.chat, line.message].slice(-MESSAGES);
    else if (line.type === "rematch") this.rematch = line.code;
  }

  /** Without an answer, the reply is `NoConnection`. */
  async request<Name extends keyof Requests>(
    name: Name,
    payload: Requests[Name]["payload"],
  ): Promise<Requests[Name]["reply"]> {
    return this.#known(await this.#send(name === "command" ? "commands" : `requests/${name}`, payload));
  }

  async command(command: Command): Promise<CommandReply> {
    const sent = { id: crypto.randomUUID(), command };
    for (let attempt = 0; ; attempt++) {
      const reply = await this.#send("commands", sent);
      if (reply.ok || this.loss !== undefined || !UNANSWERED.includes(reply.reason)) return this.#known(reply);
      await this.#pause(delayBefore(attempt, Math.random()));
    }
  }

  #send<Name extends keyof Requests>(path: string, payload: object): Promise<Requests[Name]["reply"]> {
    return request(`${this.#path}/${path}`, post(payload), this.#token);
  }

  /** Waits until the log has the events before the reply: the stream is another connection, and may be slower. */
  async #known<R extends Reply>(reply: R): Promise<R> {
    if (this.loss !== undefined) return reply;
    const version = reply.ok ? reply.v : await this.#version();
    // The reply counts even if the table is lost after it.
    await until(this, () => this.log.length >= version).catch(() => {});
    return reply;
  }

  /**
   * A version that the seat is certain to see; 0 without an answer, and for a spectator, who may see the match with a
   * delay.
   */
  async #version(): Promise<number> {
    if (this.seat === undefined) return 0;
    const summary = await request<{ readonly version: number }>(this.#path, {}, this.#token);
    return summary.ok ? summary.version : 0;
  }

  /** Default: the seat reserved for the account, or else any. */
  sit(seat?: Seat): Promise<Reply> {
    const nonce = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0"));
    return this.request("sit", { nonce: nonce.join(""), ...(seat !== undefined && { seat }) });
  }

  /** Default: the game's first bot. */
  seatBot(seat: Seat, bot?: string): Promise<Reply> {
    return this.request("seatBot", { seat, ...(bot !== undefined && { bot }) });
  }

  start(): Promise<Reply> {
    return this.request("start", {});
  }

  override close(): void {
    super.close();
    this.#closing.abort();
  }

  /** Waits `ms`, or until the table is closed. */
  #pause(ms: number): Promise<void> {
    const { signal } = this.#closing;
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        signal.removeEventListener("abort", end);
        resolve();
      };
      const timer = setTimeout(end, ms);
      signal.addEventListener("abort", end);
    });
  }
}

/** Why a stream is opened again from the first version. */
const ANOTHER_SEAT = "another seat";

import { effect } from "@preact/signals";
import type { GameCommand, Seat } from "../../shared/engine/contract/events.ts";
import type { ChatMessage, Reply, Requests } from "../../shared/engine/log/wire.ts";
import type { Recorded } from "../../shared/engine/match/log-entry.ts";
import type { Match } from "../../shared/engine/match/match.ts";
import { SeatQuestions } from "../../shared/engine/match/seat-questions.ts";
import type { RoomConnection } from "../contract/table-connection.ts";
import { latest } from "../contract/timeline.ts";
import type { AskedOf, CommandReply, GameToPlay, ProgramTable } from "./table.ts";

/** A table at a server. It rejoins by itself when its connection is lost, or the server is restarted or replaced. */
export class RemoteTable<State, Command extends GameCommand> implements ProgramTable<State, Command> {
  readonly game: GameToPlay<State, Command>;
  /** The id of the match. */
  readonly id: string;
  readonly #connection: RoomConnection;
  readonly #questions: SeatQuestions;
  /** How many entries the questions know. */
  #noted = 0;

  /** See `Session.join`. */
  constructor(game: GameToPlay<State, Command>, id: string, connection: RoomConnection) {
    this.game = game;
    this.id = id;
    this.#connection = connection;
    this.#questions = new SeatQuestions(this);
  }

  get match(): Match<State> {
    return latest(this.#connection.timeline.peek()) as Match<State>;
  }

  get log(): readonly Recorded[] {
    return this.#connection.timeline.peek().log;
  }

  get seat(): Seat | undefined {
    return this.#connection.timeline.peek().seat;
  }

  get asked(): AskedOf<Command> | undefined {
    const { seat, log } = this;
    this.#questions.note(log.slice(this.#noted));
    this.#noted = log.length;
    return seat === undefined ? undefined : (this.#questions.to(seat) as AskedOf<Command> | undefined);
  }

  get loss(): string | undefined {
    return this.#connection.loss.peek();
  }

  /** Recent chat messages, oldest first. */
  get chat(): readonly ChatMessage[] {
    return this.#connection.talk.peek();
  }

  /** The code of the rematch, or empty. */
  get rematch(): string {
    return this.#connection.rematch.peek();
  }

  onChange(listener: () => void): () => void {
    const { timeline, talk, rematch, loss, present } = this.#connection;
    return effect(() => {
      // What is read here is what is listened to.
      for (const signal of [timeline, talk, rematch, loss, present]) void signal.value;
      listener();
    });
  }

  /** Sends a request of a room, see the protocol. Without an answer its reply is `NoConnection`. */
  request<Name extends keyof Requests>(
    name: Name,
    payload: Requests[Name]["payload"],
  ): Promise<Requests[Name]["reply"]> {
    return this.#connection.request(name, payload);
  }

  command(command: Command): Promise<CommandReply> {
    return this.request("command", { id: crypto.randomUUID(), command });
  }

  /** Takes a seat. Default: the one that is reserved for the account, or else any. */
  sit(seat?: Seat): Promise<Reply> {
    const nonce = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0"));
    return this.request("sit", { nonce: nonce.join(""), ...(seat !== undefined && { seat }) });
  }

  /** Gives a seat to a bot of the server. Default: the game's first one. */
  seatBot(seat: Seat, bot?: string): Promise<Reply> {
    return this.request("seatBot", { seat, ...(bot !== undefined && { bot }) });
  }

  start(): Promise<Reply> {
    return this.request("start", {});
  }

  close(): void {
    this.#connection.close();
  }
}

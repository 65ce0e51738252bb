import { setTimeout as pause } from "node:timers/promises";
import { Packr } from "msgpackr";
import type { Rng } from "../../../shared/engine/chance/rng.ts";
import type { Seat } from "../../../shared/engine/contract/events.ts";
import { anyCommand } from "../../../shared/engine/contract/moves.ts";
import { unredact } from "../../../shared/engine/log/wire.ts";
import { seatOf, toAct } from "../../../shared/engine/match/match.ts";
import { gather } from "../../kit/app.ts";
import { type Guest, nonce, type TableRoomOf, viewOf } from "../../kit/guest.ts";
import type { Program } from "../../server/rooms/program.ts";
import { game, insist } from "./player.ts";

/** Maximum time until everything that was sent is answered, in ms. */
const TIMEOUT = 10_000;

export interface ReceivedLog {
  readonly match: string;
  readonly seat: Seat | undefined;
  readonly text: string;
}

export class Mallory {
  readonly guest: Guest;
  readonly match: string;
  #room: TableRoomOf | undefined;
  #coming: Promise<TableRoomOf> | undefined;

  constructor(guest: Guest, match: string) {
    this.guest = guest;
    this.match = match;
  }

  /** Returns the connection, a new one after a disconnect. */
  async #line(): Promise<TableRoomOf> {
    if (this.#room?.connection.isOpen) return this.#room;
    this.#coming ??= this.#join().finally(() => {
      this.#coming = undefined;
    });
    return this.#coming;
  }

  async #join(): Promise<TableRoomOf> {
    const room = await insist(() => this.guest.join(this.match));
    room.reconnection.enabled = false;
    // The SDK would log messages without a handler.
    room.onMessage("*", () => {});
    this.#room = room;
    return room;
  }

  /** @returns undefined if there was no answer */
  async ask(name: string, payload: unknown): Promise<unknown> {
    try {
      return await (await this.#line()).request(name as "sit", payload as never);
    } catch {
      return undefined;
    }
  }

  async send(bytes: Uint8Array): Promise<void> {
    (await this.#line()).connection.send(bytes);
  }

  async settled(): Promise<void> {
    const room = this.#room;
    if (!room?.connection.isOpen) return;
    const answered = new Promise<void>((done) => {
      room.ping(() => done());
      room.onLeave.once(() => done());
    });
    await Promise.race([answered, pause(TIMEOUT, undefined, { ref: false })]);
  }

  async leave(): Promise<void> {
    if (this.#room?.connection.isOpen) await this.#room.leave();
  }

  get #view() {
    return viewOf(this.#room!, this.guest.player);
  }

  get isOver(): boolean {
    return this.#room?.state.log !== undefined && this.#view.phase === "over";
  }

  /** Undefined before the first state, and once the match is over, when nothing is secret. */
  receivedLog(): ReceivedLog | undefined {
    const room = this.#room;
    if (!room?.state.log || this.isOver) return undefined;
    const seat = seatOf(this.#view, this.guest.player);
    // A connection has only the faces of its own seat.
    const faces = [...room.state.seats].flatMap((held) => [...(held.faces ?? [])]);
    const log = unredact(game, [...room.state.log], seat ?? 0, faces);
    return { match: this.match, seat, text: ["{}", ...log.map((entry) => JSON.stringify(entry))].join("\n") };
  }

  real(rng: Rng): readonly (readonly [name: string, payload: unknown])[] {
    const move = ["command", { id: String(rng(2 ** 31)), command: this.#command(rng) }] as const;
    return [
      move,
      move,
      move,
      ["sit", { seat: rng(3), nonce: nonce(rng(2 ** 31)) }],
      ["stand", { seat: rng(3) }],
      ["remove", { seat: rng(3) }],
      ["free", { seat: rng(3) }],
      ["seatBot", { seat: rng(3), bot: "steady" }],
      ["start", {}],
      ["handOver", { bot: "steady" }],
      ["reclaim", {}],
      ["callBot", { seat: rng(3) }],
      ["concede", {}],
      ["playOn", {}],
      ["say", { text: "hello" }],
      ["say", { phrase: "give", n: 2 }],
      ["rematch", {}],
      ["nothing", {}],
    ];
  }

  #command(rng: Rng): object {
    const discard = { type: "DiscardPair", cards: [rng(90), rng(90)] };
    if (!this.#room?.state.log) return discard;
    const seat = seatOf(this.#view, this.guest.player);
    if (seat === undefined || this.#view.phase !== "live" || !toAct(game, this.#view).includes(seat)) return discard;
    return anyCommand(game.moves(this.#view.table, seat), rng);
  }
}

/** Colyseus' code of a request. */
const REQUEST = 21;

const packr = new Packr();

export const framed = (name: string, payload: unknown): Buffer =>
  Buffer.concat([Buffer.from([REQUEST, 1]), packr.pack(name), packr.pack(payload)]);

/** Two players at a table of their own, a spectator there, and one at the honest players' table. */
export async function attackersOf(program: Program, honest: string): Promise<readonly Mallory[]> {
  const { match, guests, rooms } = await gather(program, { people: 2, visibility: "open" });
  for (const room of rooms) await room.leave();
  const eves = await Promise.all([program.guest("Eve"), program.guest("Eve")]);
  return [
    ...guests.map((guest) => new Mallory(guest, match)),
    new Mallory(eves[0]!, match),
    new Mallory(eves[1]!, honest),
  ];
}

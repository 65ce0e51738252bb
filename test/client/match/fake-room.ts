import type { TableRoom } from "../../../client/match/room.ts";
import type { Seat } from "../../../shared/engine/contract/events.ts";
import { facesFor, publicLine, runsOf } from "../../../shared/engine/log/wire.ts";
import type { Recorded } from "../../../shared/engine/match/log-entry.ts";
import { itemAt } from "../../kit/item-at.ts";
import type { Setting } from "../../kit/shelf.ts";

type Answer = (name: string, payload: unknown) => Promise<unknown>;

/** A room like the SDK's. */
export class FakeRoom implements TableRoom {
  readonly state;
  readonly reconnection = { minUptime: 5000, maxRetries: 15, delay: 100, minDelay: 100, maxDelay: 5000 };
  readonly asked: { name: string; payload: unknown }[] = [];
  readonly closed: (number | undefined)[] = [];
  readonly connection = { isOpen: true, close: (code?: number) => void this.closed.push(code), reconnect: () => {} };
  goodbyes = 0;
  answer: Answer = () => new Promise(() => {});
  #changed: (() => void)[] = [];
  #dropped: ((code: number) => void)[] = [];
  #returned: (() => void)[] = [];
  #left: ((code: number) => void)[] = [];
  readonly #viewer: Seat | undefined;
  readonly #game: Setting["game"];

  constructor({ game, seats }: Setting, viewer: Seat | undefined, log: readonly Recorded[] = []) {
    this.#viewer = viewer;
    this.#game = game;
    this.state = {
      log: [] as string[],
      seats: Array.from({ length: seats }, (_, seat) => ({
        present: false,
        away: "",
        faces: seat === viewer ? ([] as number[]) : undefined,
      })),
      talk: [] as string[],
      spectators: [] as { name: string; kind?: "bot" }[],
      rematch: "",
    };
    this.#write(log);
  }

  #write(entries: readonly Recorded[]): void {
    this.state.log.push(...runsOf(entries).map(publicLine));
    for (const entry of entries) {
      if (this.#viewer !== undefined)
        itemAt(this.state.seats, this.#viewer).faces!.push(...facesFor(this.#game, entry, this.#viewer));
    }
  }

  tell(entries: readonly Recorded[]): void {
    this.#write(entries);
    this.change();
  }

  change = (): void => {
    for (const heard of this.#changed) heard();
  };
  drop = (code = 1006): void => {
    for (const heard of this.#dropped) heard(code);
  };
  comeBack = (): void => {
    for (const heard of this.#returned) heard();
  };
  end = (code = 4003): void => {
    for (const heard of this.#left) heard(code);
  };

  onStateChange = (listener: () => void) => this.#changed.push(listener);
  onDrop = (listener: (code: number) => void) => this.#dropped.push(listener);
  onReconnect = (listener: () => void) => this.#returned.push(listener);
  onLeave = (listener: (code: number) => void) => this.#left.push(listener);

  request(name: string, payload: unknown): Promise<unknown> {
    this.asked.push({ name, payload });
    return this.answer(name, payload);
  }

  ping(answered: () => void): void {
    answered();
  }

  leave(): Promise<unknown> {
    this.goodbyes++;
    return this.connection.isOpen ? Promise.resolve() : Promise.reject(new Error("Sent before connected."));
  }
}

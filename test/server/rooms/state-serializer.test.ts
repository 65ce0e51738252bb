import { type Client, ClientState } from "@colyseus/core";
import { Decoder, StateView } from "@colyseus/schema";
import { describe, expect, test, vi } from "vitest";
import { type Buffers, StateSerializer } from "../../../server/rooms/state-serializer.ts";
import { LobbyState, LobbyTable, SeatState, TableState } from "../../../shared/engine/log/table-state.ts";
import { itemAt } from "../../kit/item-at.ts";

type AnyState = TableState | LobbyState;

/** A client that keeps frames by reference, as a transport does while the socket is slow. */
class SlowClient<State extends AnyState> {
  readonly state = ClientState.JOINED;
  readonly view: StateView | undefined;
  readonly frames: Uint8Array[] = [];
  readonly #shape: new () => State;

  constructor(shape: new () => State, view?: StateView) {
    this.#shape = shape;
    this.view = view;
  }

  raw(frame: Uint8Array): void {
    this.frames.push(frame);
  }

  /** A frame's first byte is its kind. */
  decoded(): State {
    const state = new this.#shape();
    const decoder = new Decoder(state);
    for (const frame of this.frames) decoder.decode(frame.slice(1));
    return state;
  }
}

class EncodedRoom<State extends AnyState> {
  readonly state: State;
  readonly #serializer: StateSerializer<State>;
  readonly #clients: SlowClient<State>[] = [];

  constructor(state: State, buffers?: Buffers) {
    this.state = state;
    this.#serializer = new StateSerializer(buffers);
    this.#serializer.reset(state);
  }

  join(view?: StateView): SlowClient<State> {
    const client = new SlowClient(this.state.constructor as new () => State, view);
    client.raw(this.#serializer.getFullState(client as unknown as Client));
    this.#clients.push(client);
    return client;
  }

  patch(): void {
    this.#serializer.applyPatches(this.#clients as unknown as Client[]);
  }

  handshake = (): Uint8Array => this.#serializer.handshake();
}

const lines = (count: number, length: number, mark = "x"): string[] =>
  Array.from({ length: count }, (_, i) => `${i} `.padEnd(length, mark));

function tableOf(seats: number, buffers?: Buffers): EncodedRoom<TableState> {
  const room = new EncodedRoom(new TableState(), buffers);
  for (let seat = 0; seat < seats; seat++) room.state.seats.push(new SeatState());
  return room;
}

/** The owner of a seat also reads what is held back from spectators. */
function sitDown(room: EncodedRoom<TableState>, seat: number): SlowClient<TableState> {
  const view = new StateView();
  view.add(itemAt(room.state.seats, seat));
  view.add(room.state.inside);
  return room.join(view);
}

describe("a state", () => {
  test("larger than its buffer is decoded whole by spectators and seats, before and after a patch", () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const room = tableOf(2, { state: new Uint8Array(1024), patch: new Uint8Array(1024) });
    const log = lines(2000, 100);
    room.state.log.push(...log);
    room.state.inside.log.push("held back");
    itemAt(room.state.seats, 1).faces.push(7, 8, 9);
    const [spectator, seat] = [room.join(new StateView()), sitDown(room, 1)];
    room.state.log.push("one more");
    room.patch();
    for (const client of [spectator, seat, room.join(new StateView()), sitDown(room, 1)])
      expect([...client.decoded().log]).toEqual([...log, "one more"]);
    expect([...seat.decoded().inside.log]).toEqual(["held back"]);
    expect([...itemAt(seat.decoded().seats, 1).faces]).toEqual([7, 8, 9]);
    expect(spectator.decoded().inside.log ?? []).toHaveLength(0);
  });

  test("is encoded for each room separately, though rooms share a buffer", () => {
    const [one, two] = [tableOf(1), tableOf(1)];
    one.state.log.push("one");
    two.state.log.push(...lines(1000, 100));
    two.join(new StateView());
    expect([...one.join(new StateView()).decoded().log]).toEqual(["one"]);
    expect([...one.join(new StateView()).decoded().log]).toEqual(["one"]);
  });
});

describe("a patch", () => {
  test("that shows a long log to many seats at the same time is decoded whole by each", () => {
    const room = tableOf(4);
    const clients = Array.from({ length: 4 }, (_, seat) => sitDown(room, seat));
    const late = lines(8000, 120);
    for (const client of clients) client.view!.remove(room.state.inside);
    room.state.inside.log.push(...late);
    room.patch();
    for (const client of clients) client.view!.add(room.state.inside);
    room.state.log.push("and all else");
    room.patch();
    for (const client of clients) {
      const { inside, log } = client.decoded();
      expect([...inside.log]).toEqual(late);
      expect([...log]).toEqual(["and all else"]);
    }
  });
});

describe("a frame that is not written yet", () => {
  test("stays as it was sent while its own room and others encode: without views", () => {
    const [one, two] = [new EncodedRoom(new LobbyState()), new EncodedRoom(new LobbyState())];
    const [client, other] = [one.join(), two.join()];
    for (const name of ["a", "b", "c"]) {
      one.state.tables.set(name, new LobbyTable().assign({ code: `one ${name}` }));
      one.patch();
      two.state.tables.set(name, new LobbyTable().assign({ code: `two ${name}`.repeat(50) }));
      two.patch();
    }
    expect(Array.from(client.decoded().tables.values(), ({ code }) => code)).toEqual(["one a", "one b", "one c"]);
    expect(other.decoded().tables.size).toBe(3);
  });

  test("stays as it was sent while its own room and others encode: with views", () => {
    const [one, two] = [tableOf(1), tableOf(1)];
    const [client, other] = [sitDown(one, 0), sitDown(two, 0)];
    for (const name of ["a", "b", "c"]) {
      one.state.log.push(`one ${name}`);
      one.state.inside.log.push(`held ${name}`);
      one.patch();
      two.state.inside.log.push(`secret ${name}`.repeat(50));
      two.patch();
    }
    expect([...client.decoded().log]).toEqual(["one a", "one b", "one c"]);
    expect([...client.decoded().inside.log]).toEqual(["held a", "held b", "held c"]);
    expect(other.decoded().inside.log).toHaveLength(3);
  });
});

test("rooms of a kind share a handshake", () => {
  expect(tableOf(1).handshake()).toBe(tableOf(3).handshake());
  expect(new EncodedRoom(new LobbyState()).handshake()).not.toEqual(tableOf(1).handshake());
});

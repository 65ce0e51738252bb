import { randomUUID } from "node:crypto";
import type { Client, Room } from "colyseus.js";
import { sdkClient } from "../../client/match/room.ts";
import type { Rng } from "../../shared/engine/chance/rng.ts";
import type { GameCommand } from "../../shared/engine/contract/events.ts";
import type { AnyGame } from "../../shared/engine/contract/game.ts";
import { anyCommand } from "../../shared/engine/contract/moves.ts";
import type { Reply } from "../../shared/engine/log/reply.ts";
import type { TableState } from "../../shared/engine/log/table-state.ts";
import type { Requests } from "../../shared/engine/log/wire.ts";
import { entriesIn, unredact } from "../../shared/engine/log/wire.ts";
import { evolve } from "../../shared/engine/match/evolve.ts";
import { INITIAL_MATCH, type Match, seatOf, toAct } from "../../shared/engine/match/match.ts";
import type { TableSettings } from "../../shared/engine/match/table-settings.ts";
import { headersOf } from "./entropy.ts";
import { gameOf } from "./games.ts";
import { testKey } from "./test-key.ts";

export type TableRoomOf = Room<unknown, TableState>;

export interface Guest {
  readonly player: string;
  readonly name: string;
  readonly token: string;
  readonly client: Client;
  post(path: string, body: unknown): Promise<{ status: number; body: Record<string, unknown> }>;
  get(path: string): Promise<{ status: number; text: string }>;
  open(
    seats: number,
    options?: object,
    visibility?: "open" | "private",
    house?: Partial<TableSettings>,
    game?: string,
  ): Promise<string>;
  /** @param asked whether the client subscribes to the questions to its seat */
  join(match: string, asked?: boolean): Promise<TableRoomOf>;
}

/**
 * Creates a guest.
 * @param key determines the ids of the guest and of their matches
 */
export async function guestOf(origin: string, name: string, key = testKey("guest")): Promise<Guest> {
  const send = async (path: string, body: unknown, headers: Readonly<Record<string, string>>) => {
    const response = await fetch(`${origin}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const { body } = await send("/api/players", { name }, headersOf(key));
  const { player, token } = body as { player: string; token: string };
  const client = sdkClient(origin, token);
  const post = (path: string, payload: unknown) => send(path, payload, { authorization: `Bearer ${token}` });
  return {
    player,
    name,
    token,
    client,
    post,
    async get(path) {
      const response = await fetch(`${origin}${path}`, { headers: { authorization: `Bearer ${token}` } });
      return { status: response.status, text: await response.text() };
    },
    async open(seats, options = { mode: "standard" }, visibility = "private", house = {}, game = "tranquility") {
      const plan = { game, options, seats, visibility, house };
      const { status, body: made } = await post("/api/matches", plan);
      if (status !== 201) throw new Error(JSON.stringify(made));
      return made.id as string;
    },
    join: (match, asked = false) =>
      client.joinOrCreate("table", { match, ...(asked && { asked }) }) as Promise<TableRoomOf>,
  };
}

export const ask = <Name extends keyof Requests>(
  room: TableRoomOf,
  name: Name,
  payload: Requests[Name]["payload"],
): Promise<Requests[Name]["reply"]> => room.request(name, payload) as Promise<Requests[Name]["reply"]>;

/**
 * Resolves when the room has applied all messages so far: messages are ordered, so the answer to a ping comes after
 * them.
 */
export const sync = (room: TableRoomOf): Promise<void> => new Promise((done) => room.ping(() => done()));

const gameIn = (room: TableRoomOf): AnyGame =>
  gameOf((entriesIn(room.state.log.at(0)!)[0] as { game?: string }).game ?? "")!;

/** The match that results from the entries that the guest has received. */
export function viewOf(room: TableRoomOf, player: string): Match {
  const game = gameIn(room);
  const log = [...(room.state.log ?? [])];
  const open = unredact(game, log, undefined, []).reduce(
    (match, entry) => evolve(game, match, entry),
    INITIAL_MATCH as Match,
  );
  const seat = seatOf(open, player);
  const faces = seat === undefined ? [] : [...(room.state.seats[seat]?.faces ?? [])];
  return unredact(game, log, seat, faces).reduce((match, entry) => evolve(game, match, entry), INITIAL_MATCH as Match);
}

export const nonce = (n: number): string => n.toString(16).padStart(16, "0");

/** @throws if it was refused */
export function granted<R extends Reply>(reply: R): Extract<R, { readonly ok: true }> {
  if (!reply.ok) throw new Error(`refused: ${reply.reason}`);
  return reply as Extract<R, { readonly ok: true }>;
}

/** A random legal move; undefined if it is not the guest's turn. */
export function anyMove(room: TableRoomOf, player: string, rng: Rng): GameCommand | undefined {
  const game = gameIn(room);
  const view = viewOf(room, player);
  const seat = seatOf(view, player);
  if (seat === undefined || !toAct(game, view).includes(seat)) return undefined;
  return anyCommand(game.moves(view.table, seat), rng);
}

/** Plays a random legal move if it is the guest's turn. */
export async function act(
  room: TableRoomOf,
  player: string,
  rng: Rng,
  id: string = randomUUID(),
): Promise<Reply | undefined> {
  const command = anyMove(room, player, rng);
  return command && ask(room, "command", { id, command });
}

/** Starts a match with two bots, and hands the own seat over to a third. */
export async function letBotsPlay(room: TableRoomOf): Promise<void> {
  granted(await ask(room, "sit", { seat: 0, nonce: nonce(1) }));
  for (const seat of [1, 2]) granted(await ask(room, "seatBot", { seat }));
  granted(await ask(room, "start", {}));
  granted(await ask(room, "handOver", {}));
}

export const spectatorsIn = (room: TableRoomOf): readonly string[] =>
  Array.from(room.state.spectators ?? [], ({ name }) => name);

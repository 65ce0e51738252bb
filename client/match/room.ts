import { Client, type Room } from "colyseus.js";
import type { TableNews } from "./replicated-log.ts";

/** Everything a room tells of its table. */
export interface RoomState extends TableNews {
  readonly seats: TableNews["seats"] & Iterable<{ readonly present: boolean; readonly away: string }>;
  readonly talk: Iterable<string>;
  /** Its lines are sent to those who may hear them. */
  readonly gallery?: { readonly lines?: Iterable<string> | undefined };
  /** Sent to those who sit at a table that who looks on is shown late; see `InsideState`. */
  readonly inside?: TableNews["inside"] & {
    readonly talk?: Iterable<string> | undefined;
    readonly away?: Iterable<string> | undefined;
  };
  readonly watchers: string;
  readonly rematch: string;
}

/** What a link needs of a joined room. The framework's rooms have this shape, and so have the fakes of the tests. */
export interface TableRoom {
  /** Empty at first: a room is entered a moment before it tells anything. */
  readonly state: Partial<RoomState>;
  readonly reconnection: { minUptime: number; maxRetries: number; delay: number; minDelay: number; maxDelay: number };
  readonly connection: { readonly isOpen: boolean; close(code?: number): void; reconnect(...args: never[]): void };
  onStateChange(listener: () => void): unknown;
  onDrop(listener: (code: number) => void): unknown;
  onReconnect(listener: () => void): unknown;
  onLeave(listener: (code: number) => void): unknown;
  request(name: string, payload: unknown): Promise<unknown>;
  ping(answered: () => void): void;
  leave(consented?: boolean): Promise<unknown>;
}

/** How an attempt to enter a room is followed, and given up. */
export interface Attempt {
  readonly givenUp?: AbortSignal;
  /** The server has answered and keeps a seat. What follows needs a WebSocket. */
  readonly onSeat?: () => void;
}

class TableClient extends Client {
  readonly #attempt: Attempt;

  constructor(origin: string, attempt: Attempt) {
    const { givenUp } = attempt;
    const fetchFn = (url: string | URL | Request, init?: RequestInit) =>
      fetch(url, { ...init, ...(givenUp && { signal: givenUp }) });
    super(origin, { urlBuilder: withoutToken, fetchFn });
    this.#attempt = attempt;
  }

  protected override createRoom<T>(name: string, schema?: never): Room<never, T> {
    const room = super.createRoom<T>(name, schema);
    const { givenUp, onSeat } = this.#attempt;
    // Between the answer with the seat and this, no request is left that the signal would end.
    givenUp?.throwIfAborted();
    onSeat?.();
    givenUp?.addEventListener("abort", () => room.connection.close());
    return room;
  }
}

/**
 * An SDK client that shows the server who a player is, when it asks for a seat in a room. The seat it gets is a ticket for one
 * socket, for 15 seconds. The SDK would put the player's token into the socket's address as well, which proxies write to logs.
 * @param origin of the server, as `https://example.com`
 * @param token of the player. Default: none, for an anonymous client
 */
export function sdkClient(origin: string, token: string | undefined, attempt: Attempt = {}): Client {
  const client = new TableClient(origin, attempt);
  if (token !== undefined) client.auth.token = token;
  return client;
}

function withoutToken(address: URL): string {
  address.searchParams.delete("_authToken");
  return address.href;
}

/** This browser has not what tables need: asking again will not change it. */
export class CannotConnect extends Error {
  override readonly name = "CannotConnect";
}

function clientFor(token: string | undefined, attempt: Attempt): Client {
  try {
    return sdkClient(location.origin.replace(/^http/, "ws"), token, attempt);
  } catch (cause) {
    throw new CannotConnect("the browser cannot make a client", { cause });
  }
}

/** Enters the room of a match: a fresh room every time, rebuilt by the server from its store when it has to be. */
export async function joinTable(match: string, token: string | undefined, attempt: Attempt = {}): Promise<TableRoom> {
  const client = clientFor(token, attempt);
  return (await client.joinOrCreate("table", { match })) as unknown as TableRoom;
}

import { Client, type Room } from "colyseus.js";
import type { NamedPlayer } from "../i18n/player-name.ts";
import { CannotConnect } from "./finality.ts";
import type { TableNews } from "./replicated-log.ts";

export interface RoomState extends TableNews {
  readonly seats: TableNews["seats"] & Iterable<{ readonly present: boolean; readonly away: string }>;
  readonly talk: Iterable<string>;
  /** Spectators' chat, sent to spectators, and to players once the match is over. */
  readonly gallery?: { readonly lines?: Iterable<string> | undefined };
  /** What spectators see later; sent to players if spectators see the table with a delay. */
  readonly inside?: TableNews["inside"] & {
    readonly talk?: Iterable<string> | undefined;
    readonly away?: Iterable<string> | undefined;
  };
  /** Absent from servers of earlier releases. */
  readonly spectators?: Iterable<NamedPlayer>;
  readonly rematch: string;
  /** Absent from servers of earlier releases. */
  readonly protocol?: number;
}

/** The part of a Colyseus room that is used; tests fake it. */
export interface TableRoom {
  /** Incomplete until the first state arrives. */
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

interface JoinAttempt {
  readonly givenUp?: AbortSignal;
  /** Called when the server has reserved a seat; the next step needs a WebSocket. */
  readonly onSeat?: () => void;
}

class TableClient extends Client {
  readonly #attempt: JoinAttempt;

  constructor(origin: string, attempt: JoinAttempt) {
    const { givenUp } = attempt;
    const fetchFn = (url: string | URL | Request, init?: RequestInit) =>
      fetch(url, { ...init, ...(givenUp && { signal: givenUp }) });
    super(origin, { urlBuilder: withoutToken, fetchFn });
    this.#attempt = attempt;
  }

  protected override createRoom<T>(name: string, schema?: never): Room<never, T> {
    const room = super.createRoom<T>(name, schema);
    const { givenUp, onSeat } = this.#attempt;
    // The signal only cancels requests, so it is checked again before the WebSocket.
    givenUp?.throwIfAborted();
    onSeat?.();
    givenUp?.addEventListener("abort", () => room.connection.close());
    return room;
  }
}

/**
 * A seat is a ticket for one socket, valid for 15 seconds. The token that the SDK puts into the socket's URL is
 * removed, because proxies log URLs.
 * @param origin the origin of the server, such as `ws://example.com`
 * @param token undefined for an anonymous client
 */
export function sdkClient(origin: string, token: string | undefined, attempt: JoinAttempt = {}): Client {
  const client = new TableClient(origin, attempt);
  if (token !== undefined) client.auth.token = token;
  return client;
}

function withoutToken(address: URL): string {
  address.searchParams.delete("_authToken");
  return address.href;
}

function clientFor(token: string | undefined, attempt: JoinAttempt): Client {
  try {
    return sdkClient(location.origin.replace(/^http/, "ws"), token, attempt);
  } catch (cause) {
    throw new CannotConnect("the browser cannot make a client", { cause });
  }
}

/**
 * Joins the match's room. If there is none, the server opens one, with the match from its store.
 * @throws CannotConnect if the browser cannot make a client
 */
export async function joinTable(
  match: string,
  token: string | undefined,
  attempt: JoinAttempt = {},
): Promise<TableRoom> {
  const client = clientFor(token, attempt);
  return (await client.joinOrCreate("table", { match })) as unknown as TableRoom;
}

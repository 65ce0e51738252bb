import { Client } from "colyseus.js";
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
  readonly connection: { readonly isOpen: boolean; close(code?: number): void };
  onStateChange(listener: () => void): unknown;
  onDrop(listener: (code: number) => void): unknown;
  onReconnect(listener: () => void): unknown;
  onLeave(listener: (code: number) => void): unknown;
  request(name: string, payload: unknown): Promise<unknown>;
  ping(answered: () => void): void;
  leave(consented?: boolean): Promise<unknown>;
}

/** Enters the room of a match: a fresh room every time, rebuilt by the server from its store when it has to be. */
export async function joinTable(match: string, token: string | undefined): Promise<TableRoom> {
  const client = new Client(location.origin.replace(/^http/, "ws"));
  if (token) client.auth.token = token;
  return (await client.joinOrCreate("table", { match })) as unknown as TableRoom;
}

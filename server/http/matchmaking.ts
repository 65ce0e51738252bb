import { setTimeout as pause } from "node:timers/promises";
import { ErrorCode, type matchMaker, ServerError } from "@colyseus/core";
import { corsFor } from "./origins.ts";

/** HTTP statuses, because Colyseus' own codes are not standard. */
export const JOIN_REFUSALS = {
  NoToken: 401,
  NoSuchMatch: 404,
  NoSuchRoom: 404,
  TableIsOpen: 409,
  SeatExpired: 410,
  TooMany: 429,
  MatchIsDamaged: 500,
  MatchIsNewer: 500,
  ServerError: 500,
  ClusterUnreachable: 503,
  Draining: 503,
  NotStored: 503,
  StoreUnavailable: 503,
  TableMoved: 503,
} as const;

type JoinRefusal = keyof typeof JOIN_REFUSALS;

const isJoinRefusal = (message: string): message is JoinRefusal => Object.hasOwn(JOIN_REFUSALS, message);

const MEANINGS: Readonly<Record<number, JoinRefusal>> = {
  [ErrorCode.MATCHMAKE_NO_HANDLER]: "NoSuchRoom",
  [ErrorCode.MATCHMAKE_INVALID_CRITERIA]: "NoSuchRoom",
  [ErrorCode.MATCHMAKE_INVALID_ROOM_ID]: "NoSuchRoom",
  [ErrorCode.MATCHMAKE_EXPIRED]: "SeatExpired",
  [ErrorCode.AUTH_FAILED]: "NoToken",
};

/** Colyseus' messages, without codes, for a room that is closing or does not answer. */
const PASSING = /already full|not available|no longer available|ipc_timeout|timed out|no processId|shutting down/;

/** An error from another process keeps its message, but not its code. */
function refusalOf(error: unknown): JoinRefusal {
  const { code, message } = error as ServerError;
  if (isJoinRefusal(message)) return message;
  return MEANINGS[Number(code)] ?? (PASSING.test(message) ? "TableMoved" : "ServerError");
}

interface JoinOptions {
  readonly match?: unknown;
  readonly asked?: unknown;
  readonly reconnectionToken?: unknown;
}

/** Drops unknown options: Colyseus would call one named `hasOwnProperty`. */
function readOptions(options: unknown): JoinOptions {
  const { match, asked, reconnectionToken }: JoinOptions = options ?? {};
  return {
    ...(match !== undefined && { match }),
    ...(asked !== undefined && { asked }),
    ...(reconnectionToken !== undefined && { reconnectionToken }),
  };
}

/** Without a token, Colyseus answers with an internal message. */
const hasReconnectionToken = ({ reconnectionToken }: JoinOptions): boolean =>
  typeof reconnectionToken === "string" && reconnectionToken !== "";

type Controller = typeof matchMaker.controller;

/** `create` is not needed, because a join creates its room. */
const METHODS = ["joinOrCreate", "join", "joinById", "reconnect"];

/** Attempts and pause in ms, while another join opens the table. */
const [TRIES, PAUSE] = [5, 50];

/**
 * Gives Colyseus' join endpoint HTTP status codes and this server's CORS headers, and hides unexpected errors. Changes
 * the singleton controller.
 */
export function standardize(
  controller: Controller,
  origins: readonly string[],
  onError: (error: unknown, where: string) => void,
): void {
  const invokeMethod = frameworks.get(controller) ?? controller.invokeMethod;
  frameworks.set(controller, invokeMethod);
  Object.assign(controller, {
    exposedMethods: METHODS,
    DEFAULT_CORS_HEADERS: {},
    getCorsHeaders: (headers: Headers) => corsFor(headers.get("origin"), origins),
    async invokeMethod(...[method, room, given, ...rest]: Parameters<Controller["invokeMethod"]>) {
      const options = readOptions(given);
      if (method === "reconnect" && !hasReconnectionToken(options))
        throw new ServerError(JOIN_REFUSALS.SeatExpired, "SeatExpired");
      for (let i = 1; ; i++) {
        try {
          return await invokeMethod.call(controller, method, room, { ...options }, ...rest);
        } catch (error) {
          const reason = refusalOf(error);
          const isThereNow = method === "joinOrCreate" && reason === "TableIsOpen";
          if (!isThereNow || i === TRIES) {
            if (reason === "ServerError" && (error as Error).message !== reason) onError(error, "matchmaking");
            throw new ServerError(JOIN_REFUSALS[reason], reason);
          }
          await pause(PAUSE);
        }
      }
    },
  });
}

/** Several servers in one process share a controller. */
const frameworks = new WeakMap<Controller, Controller["invokeMethod"]>();

import { setTimeout as pause } from "node:timers/promises";
import { ErrorCode, type matchMaker, ServerError } from "@colyseus/core";
import { corsFor } from "./origins.ts";

/** Reasons for which a join is refused, with the HTTP status of the answer: the framework's own codes, 520 to 526, are not HTTP. */
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

/** Reasons for the framework's codes. */
const MEANINGS: Readonly<Record<number, JoinRefusal>> = {
  [ErrorCode.MATCHMAKE_NO_HANDLER]: "NoSuchRoom",
  [ErrorCode.MATCHMAKE_INVALID_CRITERIA]: "NoSuchRoom",
  [ErrorCode.MATCHMAKE_INVALID_ROOM_ID]: "NoSuchRoom",
  [ErrorCode.MATCHMAKE_EXPIRED]: "SeatExpired",
  [ErrorCode.AUTH_FAILED]: "NoToken",
};

/** The framework's messages for a room that is being closed or whose process does not answer. Their code is that of all errors. */
const PASSING = /already full|not available|no longer available|ipc_timeout|timed out|no processId|shutting down/;

/** The reason for a matchmaking error. An error of another process arrives with its message but without its code. */
function refusalOf(error: unknown): JoinRefusal {
  const { code, message } = error as ServerError;
  if (isJoinRefusal(message)) return message;
  return MEANINGS[Number(code)] ?? (PASSING.test(message) ? "TableMoved" : "ServerError");
}

/** The fields of a join that rooms read. */
interface JoinOptions {
  readonly match?: unknown;
  readonly reconnectionToken?: unknown;
}

/** The options of a join, without fields that no room reads: the framework calls one that is named `hasOwnProperty`. */
function readOptions(options: unknown): JoinOptions {
  const { match, reconnectionToken }: JoinOptions = options ?? {};
  return { ...(match !== undefined && { match }), ...(reconnectionToken !== undefined && { reconnectionToken }) };
}

/** Whether a request to reconnect names a token as a string: without one the framework has an error that looks like one of ours. */
const hasReconnectionToken = ({ reconnectionToken }: JoinOptions): boolean =>
  typeof reconnectionToken === "string" && reconnectionToken !== "";

type Controller = typeof matchMaker.controller;

/** The methods of clients. Rooms are created by joining a match or the lobby, not by `create`. */
const METHODS = ["joinOrCreate", "join", "joinById", "reconnect"];

/** How often somebody tries to join a table that somebody else is just opening or leaving, and after how many milliseconds. */
const [TRIES, PAUSE] = [5, 50];

/**
 * Makes the framework's endpoint for joins answer as HTTP does, to pages of these origins, and never with words that are not
 * ours: they may hold the address of a database. Its one controller is changed.
 * @param onError hears of errors that no reason foresees
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

/** How each controller did it at first: several servers of one process share it. */
const frameworks = new WeakMap<Controller, Controller["invokeMethod"]>();

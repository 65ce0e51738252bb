import { setTimeout as pause } from "node:timers/promises";
import { ErrorCode, type matchMaker, ServerError } from "@colyseus/core";
import { corsFor } from "./origins.ts";

/**
 * What the framework's codes are in HTTP. It answers with them as they are, and 520 to 526 are no statuses: proxies take them for
 * trouble of their own, and put pages of their own in the place of the answer.
 */
const STATUSES: Readonly<Record<number, number>> = {
  [ErrorCode.MATCHMAKE_NO_HANDLER]: 404,
  [ErrorCode.MATCHMAKE_INVALID_CRITERIA]: 404,
  [ErrorCode.MATCHMAKE_INVALID_ROOM_ID]: 404,
  [ErrorCode.MATCHMAKE_UNHANDLED]: 500,
  [ErrorCode.MATCHMAKE_EXPIRED]: 410,
  [ErrorCode.AUTH_FAILED]: 401,
  [ErrorCode.APPLICATION_ERROR]: 500,
};

/** The status for a code; 500 for what is none. */
function statusOf(code: unknown): number {
  const status = STATUSES[Number(code)] ?? Number(code);
  return status >= 400 && status < 600 ? status : 500;
}

type Controller = typeof matchMaker.controller;

/** How often somebody tries to join a table that somebody else is just opening or leaving, and after how many milliseconds. */
const [TRIES, PAUSE] = [5, 50];

/** Makes the framework's door for joins answer as HTTP does, to pages of these origins. Its one controller is changed. */
export function standardize(controller: Controller, origins: readonly string[]): void {
  const invokeMethod = frameworks.get(controller) ?? controller.invokeMethod;
  frameworks.set(controller, invokeMethod);
  Object.assign(controller, {
    DEFAULT_CORS_HEADERS: {},
    getCorsHeaders: (headers: Headers) => corsFor(headers.get("origin"), origins),
    async invokeMethod(...args: Parameters<Controller["invokeMethod"]>) {
      for (let i = 1; ; i++) {
        try {
          return await invokeMethod.apply(controller, args);
        } catch (error) {
          const { code, message } = error as ServerError;
          const isThereNow = args[0] === "joinOrCreate" && message === "TableIsOpen";
          if (!isThereNow || i === TRIES) throw new ServerError(statusOf(code), message);
          await pause(PAUSE);
        }
      }
    },
  });
}

/** How each controller did it at first: several servers of one process share it. */
const frameworks = new WeakMap<Controller, Controller["invokeMethod"]>();

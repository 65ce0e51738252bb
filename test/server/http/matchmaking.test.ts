import { ErrorCode, type matchMaker, ServerError } from "@colyseus/core";
import { expect, test, vi } from "vitest";
import { standardize } from "../../../server/http/matchmaking.ts";

/** The response to a join for which Colyseus throws this error. */
async function answerTo(error: unknown): Promise<readonly [status: unknown, reason: string, isLogged: boolean]> {
  const onError = vi.fn();
  const controller = { invokeMethod: () => Promise.reject(error) } as unknown as typeof matchMaker.controller;
  standardize(controller, [], onError);
  const answer = await controller.invokeMethod("join", "table").catch((thrown: ServerError) => thrown);
  return [(answer as ServerError).code, (answer as ServerError).message, onError.mock.calls.length > 0];
}

const unhandled = (message: string) => new ServerError(ErrorCode.MATCHMAKE_UNHANDLED, message);

test.each([
  ["another process has the table", new ServerError(503, "TableMoved"), 503, "TableMoved"],
  ["another process says so, without its code", unhandled("TableMoved"), 503, "TableMoved"],
  ["the table was just opened there", unhandled("TableIsOpen"), 409, "TableIsOpen"],
  ["the table cannot be read there", unhandled("MatchIsDamaged"), 500, "MatchIsDamaged"],
  ["the database is away there", unhandled("StoreUnavailable"), 503, "StoreUnavailable"],
  ["the room is being closed", unhandled("9dpq8gtmmhzqn29u is already full."), 503, "TableMoved"],
  ["its process is gone", unhandled("process u7 is not available."), 503, "TableMoved"],
  ["its room is gone", unhandled("room 9dpq8gtmmhzqn29u is no longer available."), 503, "TableMoved"],
  ["its process does not answer", new Error("ipc_timeout"), 503, "TableMoved"],
  ["there is no such room", new ServerError(ErrorCode.MATCHMAKE_NO_HANDLER, "invalid method"), 404, "NoSuchRoom"],
  ["the ticket is void", new ServerError(ErrorCode.MATCHMAKE_EXPIRED, "token invalid"), 410, "SeatExpired"],
])("when %s, a join is answered with a reason, and nothing is logged", async (_, error, status, reason) => {
  expect(await answerTo(error)).toEqual([status, reason, false]);
});

test.each([
  new Error("connect ECONNREFUSED 10.1.2.3:5432"),
  new TypeError("rooms is undefined"),
  Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET" }),
  unhandled("something private"),
])("an unforeseen error is logged, and answered without its words: %s", async (error) => {
  expect(await answerTo(error)).toEqual([500, "ServerError", true]);
});

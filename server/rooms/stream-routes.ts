import { ErrorCode, ServerError } from "@colyseus/core";
import { type Request, type Response, Router } from "express";
import { z } from "zod";
import type { Reply } from "../../shared/engine/log/wire.ts";
import { networkIn } from "../http/addresses.ts";
import { counted, Draining, HttpError, parsed, TooMany, tooLarge } from "../http/errors.ts";
import type { RouteContext } from "../http/route-context.ts";
import type { Limits } from "../limits.ts";
import { type HttpVisit, joinWithStream, RoomElsewhere, requestOnce } from "./local-clients.ts";
import { type LineSink, MatchStream } from "./match-stream.ts";
import { largestOf, type RequestName, requests } from "./requests.ts";

interface StreamRoutesDeps extends Pick<RouteContext, "requireCaller" | "summaryOf" | "tokenOf"> {
  readonly limits: Limits;
  /** Whether this process accepts players. */
  readonly isReady: () => boolean;
}

/** The query of a stream. */
export const streamQuery = z.strictObject({
  after: z.coerce.number().int().min(0).default(0).describe("The version up to which the caller has the events"),
  asked: z.enum(["yes", "no"]).default("yes").describe("Whether questions are sent"),
  until: z.enum(["end"]).optional().describe("`end`: the stream ends with the match"),
});

/** A request by its name; a move has a route of its own. */
export const requestName = z.enum(
  Object.keys(requests).filter((name) => name !== "command") as [RequestName, ...RequestName[]],
);

/** How long the rest of a stream may take to be sent, in ms. */
const FLUSH = 5_000;

/** What a request to a room needs: who came, how, and the version of the match. */
type Visit = HttpVisit & { readonly version: number };

/** @throws HttpError, TooMany */
async function visitOf({ requireCaller, summaryOf, tokenOf }: StreamRoutesDeps, request: Request): Promise<Visit> {
  const caller = await requireCaller(request);
  const { id, version } = await summaryOf(request.params.id, request);
  return { match: id, version, player: caller.id, token: tokenOf(request)!, network: networkIn(request.headers) };
}

/** @throws Draining, TooMany */
async function countJoin({ isReady, limits }: StreamRoutesDeps, { network }: HttpVisit): Promise<void> {
  if (!isReady()) throw new Draining();
  await counted(limits, "joins", network);
}

/** The routes by which programs play over HTTP alone: a match as a stream of lines, moves, and all other requests. */
export function streamRoutes(deps: StreamRoutesDeps): Router {
  const router = Router();

  router.get("/matches/:id/stream", async (request, response) => {
    const { after, asked, until } = parsed(streamQuery, request.query, "query");
    const visit = await visitOf(deps, request);
    await countJoin(deps, visit);
    const events = Math.max(0, visit.version - after);
    for (const who of [visit.network, visit.player]) await counted(deps.limits, "reads", who, events);
    const stream = new MatchStream(sinkOf(response), {
      after,
      wantsAsked: asked === "yes",
      endsWithMatch: until === "end",
    });
    response.on("drain", () => stream.onDrain());
    try {
      const client = await joinWithStream(visit, stream);
      response.on("close", () => client.gone());
      if (response.destroyed) client.gone();
    } catch (error) {
      stream.stop();
      answerElsewhere(error, request, response);
    }
  });

  router.post("/matches/:id/commands", (request, response) => answer(deps, "command", request, response));

  router.post("/matches/:id/requests/:name", (request, response) =>
    answer(deps, parsed(requestName, request.params.name, "name"), request, response),
  );

  return router;
}

/** Sends a request to the room of a match, and answers with its reply. */
async function answer(deps: StreamRoutesDeps, name: RequestName, request: Request, response: Response): Promise<void> {
  const visit = await visitOf(deps, request);
  const payload: unknown = request.body ?? {};
  if (Buffer.byteLength(JSON.stringify(payload)) > largestOf(name)) throw tooLarge(largestOf(name));
  try {
    const reply = await requestOnce(visit, name, payload, () => countJoin(deps, visit));
    if (!reply.ok && reply.reason === "TooMany") throw new TooMany(1);
    response.status(statusOf(reply)).json(reply);
  } catch (error) {
    answerElsewhere(error, request, response);
  }
}

/** Sends the caller to the process that has the room. @throws the error otherwise, as an HttpError if a join was refused */
function answerElsewhere(error: unknown, request: Request, response: Response): void {
  if (!(error instanceof RoomElsewhere)) throw error instanceof ServerError ? refusedJoin(error) : error;
  const address = `//${error.address}${request.originalUrl}`;
  response.redirect(307, address);
}

/** Statuses of refused admissions, whose own code says only that they were refused. */
const ADMISSION_STATUSES: Readonly<Record<string, number>> = {
  NotWelcome: 403,
  NoWatchers: 403,
  NotPlayedYet: 403,
  TooMany: 429,
  TooManyWatchers: 429,
  TooManyWindows: 429,
};

function refusedJoin({ code = 500, message: reason }: ServerError): HttpError {
  const status = ADMISSION_STATUSES[reason] ?? code;
  // Colyseus' own codes: the room was closed, or the reservation had expired.
  if (status >= ErrorCode.MATCHMAKE_NO_HANDLER)
    return new HttpError(503, "TableMoved", "the table is being closed: retry");
  return new HttpError(status, reason, "the table cannot be joined");
}

/** HTTP statuses of refused requests; all others are 409. */
const REPLY_STATUSES: Readonly<Record<string, number>> = {
  BadCommand: 400,
  BadOptions: 400,
  BadRequest: 400,
  BadText: 400,
  NoProgramKey: 403,
  NotForPrograms: 403,
  NotSeated: 403,
  ServerError: 500,
  NotStored: 503,
  StoreUnavailable: 503,
  TableMoved: 503,
};

const statusOf = (reply: Reply): number => (reply.ok ? 200 : (REPLY_STATUSES[reply.reason] ?? 409));

/** Writes lines as the body of an answer, which begins with the first one. */
export const sinkOf = (response: Response): LineSink => ({
  write(line) {
    // Proxies and compression would hold lines back.
    if (!response.headersSent)
      response.writeHead(200, {
        "content-type": "application/x-ndjson; charset=utf-8",
        "cache-control": "no-store, no-transform",
        "x-accel-buffering": "no",
      });
    return response.write(line);
  },
  end() {
    response.end();
    setTimeout(() => response.destroy(), FLUSH).unref();
  },
});

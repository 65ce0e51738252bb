import { ErrorCode, ServerError } from "@colyseus/core";
import { type Request, type Response, Router } from "express";
import { z } from "zod";
import type { Reply } from "../../shared/engine/log/reply.ts";
import { networkIn } from "../http/addresses.ts";
import { chargeLimit, Draining, HttpError, parsed, TooMany, tooLarge } from "../http/errors.ts";
import { OF_DOCUMENTS } from "../http/headers.ts";
import type { RouteContext } from "../http/route-context.ts";
import type { Limits } from "../limits.ts";
import type { LineSink } from "./line-stream.ts";
import { type HttpVisit, joinWithStream, RoomElsewhere, requestOnce } from "./local-clients.ts";
import { MatchStream } from "./match-stream.ts";
import { largestOf, type RequestName, requests } from "./request-schemas.ts";

interface StreamRoutesDeps extends Pick<RouteContext, "requireCaller" | "summaryOf" | "tokenOf"> {
  readonly limits: Limits;
  readonly isReady: () => boolean;
}

export const streamQuery = z.strictObject({
  after: z.coerce.number().int().min(0).default(0).describe("The version up to which the caller has the events"),
  asked: z.enum(["yes", "no"]).default("yes").describe("Whether questions are sent"),
  until: z.enum(["end"]).optional().describe("`end`: the stream ends with the match"),
});

/** A move has its own route. */
export const requestName = z.enum(
  Object.keys(requests).filter((name) => name !== "command") as [RequestName, ...RequestName[]],
);

/** Time to send the rest of an ended stream, in ms. */
const FLUSH = 5_000;

/** `version`: the current version of the match. */
type Visit = HttpVisit & { readonly version: number };

/** @throws HttpError, TooMany */
async function visitOf({ requireCaller, summaryOf, tokenOf }: StreamRoutesDeps, request: Request): Promise<Visit> {
  const caller = await requireCaller(request);
  const { id, version } = await summaryOf(request.params.id, request);
  return { match: id, version, player: caller.id, token: tokenOf(request)!, network: networkIn(request.headers) };
}

/** @throws Draining if this process accepts no players, TooMany */
async function countJoin({ isReady, limits }: StreamRoutesDeps, { network }: HttpVisit): Promise<void> {
  if (!isReady()) throw new Draining();
  await chargeLimit(limits, "joins", network);
}

export function streamRoute(deps: StreamRoutesDeps): Router {
  const router = Router();

  router.get("/matches/:id/stream", async (request, response) => {
    const { after, asked, until } = parsed(streamQuery, request.query, "query");
    const visit = await visitOf(deps, request);
    await countJoin(deps, visit);
    const events = Math.max(0, visit.version - after);
    for (const who of [visit.network, visit.player]) await chargeLimit(deps.limits, "reads", who, events);
    const stream = new MatchStream(new ResponseLines(response), {
      after,
      wantsAsked: asked === "yes",
      endsWithMatch: until === "end",
    });
    response.on("drain", () => stream.onDrain());
    try {
      const client = await joinWithStream(visit, stream);
      response.on("close", () => client.gone());
      if (response.destroyed) client.gone();
      releaseRouting(request, response);
    } catch (error) {
      stream.stop();
      answerElsewhere(error, request, response);
    }
  });

  return router;
}

export function requestRoutes(deps: StreamRoutesDeps): Router {
  const router = Router();

  router.post("/matches/:id/commands", (request, response) => answer(deps, "command", request, response));

  router.post("/matches/:id/requests/:name", (request, response) =>
    answer(deps, parsed(requestName, request.params.name, "name"), request, response),
  );

  return router;
}

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

/**
 * Redirects to the process that has the room.
 * @throws HttpError if the join was refused; any other error unchanged
 */
function answerElsewhere(error: unknown, request: Request, response: Response): void {
  if (!(error instanceof RoomElsewhere)) throw error instanceof ServerError ? refusedJoin(error) : error;
  const address = `//${error.address}${request.originalUrl}`;
  response.redirect(307, address);
}

/** Colyseus gives all refused joins the same code. */
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
  // From this code on, Colyseus refused: the room was closed, or the reservation has expired.
  if (status >= ErrorCode.MATCHMAKE_NO_HANDLER)
    return new HttpError(503, "TableMoved", "the table is being closed: retry");
  return new HttpError(status, reason, "the table cannot be joined");
}

/** Statuses of refused requests. Default: 409. */
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

/** Sends the headers with the first line. */
export class ResponseLines implements LineSink {
  readonly #response: Response;

  constructor(response: Response) {
    this.#response = response;
  }

  write(line: string): boolean {
    if (!this.#response.headersSent) this.#begin();
    return this.#response.write(line);
  }

  #begin(): void {
    const response = this.#response;
    for (const name of OF_DOCUMENTS) response.removeHeader(name);
    // Keeps proxies and compression from buffering lines.
    response.writeHead(200, {
      "content-type": "application/x-ndjson; charset=utf-8",
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
    });
    // Node keeps the headers in memory until the response ends. Flushed before the body, they are a single string.
    response.flushHeaders();
  }

  end(): void {
    const response = this.#response;
    response.end();
    setTimeout(() => response.destroy(), FLUSH).unref();
  }
}

const NOTHING: Readonly<Record<string, never>> = Object.freeze({});

/** An idle stream would keep this data in memory. */
function releaseRouting(request: Request, response: Response): void {
  Object.assign(request, { next: undefined, headers: NOTHING, rawHeaders: [], params: NOTHING });
  response.locals = NOTHING;
}

import type { ErrorRequestHandler, Request, RequestHandler, Response } from "express";
import type { z } from "zod";
import { ClusterUnreachable } from "../cluster/unreachable.ts";
import type { LimitName, Limits } from "../limits.ts";
import { OwnedElsewhere } from "../match/leases.ts";
import { Busy } from "../match/readings.ts";
import type { Metrics } from "../metrics.ts";
import { TooManyPasses } from "../players/passes.ts";
import { NotStored, StoreClosed, Unreadable } from "../store/errors.ts";
import { isUnavailable } from "../store/postgres/trouble.ts";

/** `reason` is a code that clients translate; `message` is for developers. */
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly status: number;
  readonly reason: string;
  constructor(status: number, reason: string, message: string) {
    super(message);
    this.status = status;
    this.reason = reason;
  }
}

/** `wait`: seconds until a retry is allowed. */
export class TooMany extends HttpError {
  readonly wait: number;
  constructor(wait: number) {
    super(429, "TooMany", `too many requests: retry in ${wait} s`);
    this.wait = wait;
  }
}

/**
 * @param who a network or a player
 * @throws TooMany if the limit is exceeded
 */
export async function chargeLimit(limits: Limits, limit: LimitName, who: string, amount = 1): Promise<void> {
  const wait = await limits.wait(limit, who, amount);
  if (wait !== undefined) throw new TooMany(wait);
}

export class Draining extends HttpError {
  constructor() {
    super(503, "Draining", "this process is being replaced or cannot reach the database: retry");
  }
}

const MOST_ISSUES = 20;

/**
 * @param what names the value in messages
 * @throws HttpError with the first 20 faults
 */
export function parsed<T>(schema: z.ZodType<T>, value: unknown, what: string): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  if (value === undefined)
    throw new HttpError(400, "BadRequest", `${what}: missing; send JSON with Content-Type: application/json`);
  const wrong = result.error.issues
    .slice(0, MOST_ISSUES)
    .map(({ path, message }) => `${path.join(".") || what}: ${message}`);
  throw new HttpError(400, "BadRequest", wrong.join("; "));
}

/** Default limit of a body, in bytes. */
export const LARGEST_BODY = 16 * 1024;

/** Limit of a document or note set, in bytes. Games set lower limits for documents. */
export const LARGEST_DOCUMENT = 128 * 1024;

/** Limit of a match file, in bytes. Fits the longest allowed log. */
export const LARGEST_MATCH = 1024 * 1024;

export const tooLarge = (most = LARGEST_BODY): HttpError =>
  new HttpError(413, "TooLarge", `the body is larger than ${most / 1024} KB`);

export const notFound: RequestHandler = ({ method, originalUrl }) => {
  throw new HttpError(404, "NoSuchDoor", `no ${method} ${originalUrl} here`);
};

export const UNFORESEEN = "ServerError";

/** Logs unexpected errors with their route, not their URL. */
export const answerError =
  (metrics: Metrics, onError: (error: unknown, where: string) => void): ErrorRequestHandler =>
  (error: unknown, request: Request, response: Response, next) => {
    if (response.headersSent) return next(error);
    const fault = toHttpError(error);
    const { status, reason, message } = fault;
    if (fault instanceof TooMany) response.set("retry-after", String(fault.wait));
    metrics.refused(reason);
    if (reason === UNFORESEEN) onError(error, `${request.method} ${request.route?.path ?? "unknown route"}`);
    response.status(status).json({ reason, message });
  };

/** Hides unexpected messages, which may contain addresses. */
export function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof Busy) return new HttpError(503, error.name, error.message);
  if (error instanceof NotStored)
    return new HttpError(503, "NotStored", "the request cannot be stored at the moment; nothing was changed");
  if (isUnavailable(error))
    return new HttpError(
      503,
      "StoreUnavailable",
      "the database does not answer at the moment; the request may have been stored",
    );
  if (error instanceof StoreClosed) return new Draining();
  if (error instanceof OwnedElsewhere)
    return new HttpError(503, "TableMoved", "another process runs this match: retry");
  if (error instanceof ClusterUnreachable)
    return new HttpError(
      503,
      error.name,
      "the answer needs all processes of the cluster, which cannot reach each other at the moment: retry",
    );
  if (error instanceof TooManyPasses)
    return new HttpError(503, "Busy", "too many passes are waiting to be used at the moment: retry later");
  if (error instanceof Unreadable)
    return new HttpError(500, error.reason, "this match cannot be read; other matches are not affected");
  const status = error instanceof Error && "status" in error && typeof error.status === "number" ? error.status : 500;
  if (status === 413) return tooLarge((error as { readonly limit?: number }).limit);
  if (status < 500) return new HttpError(status, "BadRequest", "the request could not be read");
  return new HttpError(500, UNFORESEEN, "the server failed unexpectedly; nothing was changed");
}

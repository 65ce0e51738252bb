import express, { type Request, type RequestHandler, Router } from "express";
import type { Limits } from "../limits.ts";
import type { OfflineUploads, UploadRefusal } from "../match/offline-uploads.ts";
import { fileBytes } from "../match/writes.ts";
import type { Player } from "../players/tokens.ts";
import { networkIn } from "./addresses.ts";
import { chargeLimit, HttpError, LARGEST_MATCH } from "./errors.ts";

interface OfflineUploadRouteDeps {
  readonly offlineUploads: OfflineUploads;
  readonly limits: Limits;
  readonly requireCaller: (request: Request) => Promise<Player>;
}

const STATUS: Readonly<Record<UploadRefusal, number>> = {
  BadMatchFile: 400,
  MatchIsNotOver: 400,
  UnknownMatch: 400,
  NotPlayedAlone: 400,
  FalseMatch: 400,
  NotYourMatch: 403,
  DealtHere: 409,
  HandedInOtherwise: 409,
  Busy: 503,
};

export function offlineUploadRoute({ offlineUploads, limits, requireCaller }: OfflineUploadRouteDeps): Router {
  const router = Router();
  const file = express.text({ type: () => true, limit: LARGEST_MATCH });

  /** Runs before the file is read. */
  const admit: RequestHandler = async (request, response, next) => {
    response.locals.caller = await requireCaller(request);
    await chargeLimit(limits, "handedIn", networkIn(request.headers));
    next();
  };

  /** A repeated file gets the same match, with status 200. */
  router.post("/history", admit, file, async (request, response) => {
    const text = typeof request.body === "string" ? request.body : "";
    await chargeLimit(limits, "writes", networkIn(request.headers), fileBytes(text));
    const taken = await offlineUploads.take(text, response.locals.caller as Player, networkIn(request.headers));
    if ("refused" in taken) throw new HttpError(STATUS[taken.refused], taken.refused, taken.what);
    const { isNew, ...match } = taken;
    response.status(isNew ? 201 : 200).json(match);
  });

  return router;
}

import { Router } from "express";
import { VERSION } from "../../shared/version.ts";
import { sendCachedJson } from "./compressed-json.ts";
import { Draining } from "./errors.ts";

/** `source`: URL of the source code. */
export interface OperatorInfo {
  readonly host?: string;
  readonly contact?: string;
  readonly source?: string;
}

interface ServiceDeps {
  readonly about: OperatorInfo;
  readonly openApi: () => Promise<object>;
  readonly check: () => Promise<void>;
  readonly isReady: () => boolean;
}

export function serviceRoutes({ about, openApi, check, isReady }: ServiceDeps): Router {
  const router = Router();

  router.get("/about", (_request, response) => {
    response.json({ version: VERSION, ...about });
  });

  let document: Promise<object> | undefined;
  router.get("/openapi.json", async (request, response) => {
    document ??= openApi();
    await sendCachedJson(request, response, await document);
  });

  /** Readiness: whether players may be routed here. */
  router.get("/health", async (_request, response) => {
    if (!isReady()) throw new Draining();
    await check();
    response.json({ ok: true });
  });

  /** Liveness: a process that is not ready must not be killed. */
  router.get("/health/alive", (_request, response) => {
    response.json({ ok: true });
  });

  return router;
}

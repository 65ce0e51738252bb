import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { Router } from "express";
import type { Metrics } from "../metrics.ts";
import { addressOf, isIn, networkOf } from "./addresses.ts";

const NOBODY = networkOf([]);
const LOOPBACK = networkOf(["loopback"]);
const LOCAL_NAMES = ["localhost", "127.0.0.1", "[::1]"];
const RELAYED = ["x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "forwarded", "via"];

type OperatorRequest = Pick<IncomingMessage, "url" | "headers" | "socket">;

export const isOperatorRequest = ({ url = "" }: OperatorRequest): boolean =>
  /^\/(metrics|operator)\/?(\?|$)/i.test(url);

export const isOperatorPage = ({ url = "" }: OperatorRequest): boolean => /^\/operator/i.test(url);

/**
 * With METRICS_TOKEN, the request must have that token. Otherwise it must come from this machine, to a local host name,
 * without a proxy.
 */
export function isFromOperator(request: OperatorRequest, token: string | undefined): boolean {
  const { headers } = request;
  if (token !== undefined) return isSame(tokenIn(headers.authorization ?? ""), token);
  const name = URL.parse(`http://${headers.host ?? ""}`)?.hostname ?? "";
  const isRelayed = RELAYED.some((header) => headers[header] !== undefined);
  return !isRelayed && LOCAL_NAMES.includes(name) && isIn(LOOPBACK, addressOf(request, NOBODY));
}

/** Accepts `Bearer`, or `Basic` with any user name. */
function tokenIn(authorization: string): string {
  const [scheme, value = ""] = authorization.split(" ");
  if (scheme === "Bearer") return value;
  if (scheme !== "Basic") return "";
  const typed = Buffer.from(value, "base64").toString();
  return typed.slice(typed.indexOf(":") + 1);
}

const isSame = (given: string, due: string): boolean => timingSafeEqual(digest(given), digest(due));
const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** The request filter controls access. */
export function metricsRouter(metrics: Metrics): Router {
  const router = Router();
  router.get("/metrics", async (_request, response) => {
    response.type(metrics.contentType).send(await metrics.text());
  });
  return router;
}

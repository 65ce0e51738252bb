import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { Router } from "express";
import type { Metrics } from "../metrics.ts";
import { addressOf, isIn, networkOf } from "./addresses.ts";

const NOBODY = networkOf([]);
const LOOPBACK = networkOf(["loopback"]);
const LOCAL_NAMES = ["localhost", "127.0.0.1", "[::1]"];
/** What a proxy adds to what it passes on. */
const RELAYED = ["x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "forwarded", "via"];

type Asked = Pick<IncomingMessage, "url" | "headers" | "socket">;

export const isMetrics = ({ url = "" }: Asked): boolean => /^\/metrics\/?(\?|$)/i.test(url);

/** With a token, whoever has it; without, programs on this machine that ask for themselves, under a local name. */
export function mayReadMetrics(request: Asked, token: string | undefined): boolean {
  const { headers } = request;
  if (token !== undefined) return isSame(headers.authorization ?? "", `Bearer ${token}`);
  const name = URL.parse(`http://${headers.host ?? ""}`)?.hostname ?? "";
  const isRelayed = RELAYED.some((header) => headers[header] !== undefined);
  return !isRelayed && LOCAL_NAMES.includes(name) && isIn(LOOPBACK, addressOf(request, NOBODY));
}

/** Whether two texts are the same; how long it takes tells nothing of how much of them is. */
const isSame = (given: string, due: string): boolean => timingSafeEqual(digest(given), digest(due));
const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** The door for Prometheus. The gate decides who may come to it. */
export function metricsRouter(metrics: Metrics): Router {
  const router = Router();
  router.get("/metrics", async (_request, response) => {
    response.type(metrics.contentType).send(await metrics.text());
  });
  return router;
}

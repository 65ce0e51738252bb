import { type Request, Router } from "express";
import { z } from "zod";
import { type Day, FIRST_DAY, isDay } from "../../shared/engine/daily/day.ts";
import type { Limits } from "../limits.ts";
import type { DailyDeals } from "../match/daily-deals.ts";
import { BEGUN_BYTES } from "../match/writes.ts";
import { networkIn } from "./addresses.ts";
import { chargeLimit, HttpError, parsed } from "./errors.ts";
import type { RouteContext } from "./route-context.ts";

interface DayDeps extends Pick<RouteContext, "callerOf" | "requirePerson"> {
  readonly days: DailyDeals;
  readonly limits: Limits;
}

/** An alias, for clients with a wrong clock. */
const TODAY = "today";

export const dayQuery = z.strictObject({
  before: z
    .string()
    .refine(isDay, `a day from ${FIRST_DAY} on, as 2026-11-24`)
    .optional()
    .describe("The page ends before this day"),
  limit: z.coerce.number().int().min(1).max(62).default(31).describe("Number of days"),
});

/** Before a day, these routes reveal only its table and the commitment to its seed. */
export function dayRoutes({ days, limits, callerOf, requirePerson }: DayDeps): Router {
  const router = Router();
  if (!days.hasDeals) return router;

  /** @throws HttpError for an invalid day, or one too far ahead */
  const dayIn = ({ params }: Request): Day => {
    const day = params.day === TODAY ? days.today : String(params.day);
    if (days.has(day)) return day;
    throw new HttpError(
      404,
      "NoSuchDay",
      `days are written as 2026-11-24, from ${FIRST_DAY} on, in UTC; today is ${days.today}`,
    );
  };

  router.get("/days", async (request, response) => {
    const caller = await callerOf(request);
    response.json(await days.calendar(parsed(dayQuery, request.query, "query"), caller?.id));
  });

  router.get("/days/:day", async (request, response) => {
    const caller = await callerOf(request);
    response.json(await days.read(dayIn(request), caller?.id));
  });

  router.post("/days/:day/tries", async (request, response) => {
    const caller = await requirePerson(request, "the deals of days are for people");
    const day = dayIn(request);
    const network = networkIn(request.headers);
    await chargeLimit(limits, "matches", network);
    await chargeLimit(limits, "writes", network, BEGUN_BYTES);
    const match = await days.play(day, caller);
    if (!match) throw new HttpError(409, "DayIsSealed", `the deal of ${day} opens at midnight UTC`);
    const { id, code, daily } = match;
    response.status(201).json({ id, code, counts: daily?.counts ?? false });
  });

  return router;
}

import { hash, timingSafeEqual } from "node:crypto";
import { type Request, Router } from "express";
import { z } from "zod";
import type { Limits } from "../limits.ts";
import { CHOICE_BYTES } from "../match/writes.ts";
import type { Players } from "../players/players.ts";
import { name } from "../players/tokens.ts";
import { networkIn } from "./addresses.ts";
import { chargeLimit, HttpError } from "./errors.ts";
import type { RouteContext } from "./route-context.ts";

export interface ProgramDeps extends Pick<RouteContext, "hasToken"> {
  readonly players: Pick<Players, "createProgram" | "program">;
  readonly limits: Limits;
  /** The key without which no program is created; undefined if every client may create one. */
  readonly programKey: string | undefined;
}

const line = z
  .string()
  .max(100)
  .regex(/^[^\p{C}]*$/u, "no control characters")
  .default("");

/** A player who is created or renamed. `kind: "bot"` creates a program. `key`: the operator's key, if programs need one here. */
export const newPlayer = z.union([
  z.strictObject({ name, kind: z.literal("human").optional() }),
  z.strictObject({
    name,
    kind: z.literal("bot"),
    owner: line,
    link: z.union([z.literal(""), z.url({ protocol: /^https?$/ }).max(200)]).default(""),
    key: z.string().max(200).optional(),
  }),
]);

type NewProgram = Extract<z.infer<typeof newPlayer>, { kind: "bot" }>;

/** Compares two keys in a time that does not depend on where they differ. */
const isSameKey = (given: string, key: string): boolean =>
  timingSafeEqual(hash("sha256", given, "buffer"), hash("sha256", key, "buffer"));

/** Creates a program, which is a player that never becomes a person. @throws HttpError, TooMany */
export async function createProgram(
  { players, hasToken, limits, programKey }: ProgramDeps,
  { name, owner, link, key = "" }: NewProgram,
  request: Request,
) {
  if (hasToken(request))
    throw new HttpError(400, "BadRequest", "kind: a player stays a person; create a program without a token");
  if (programKey !== undefined && !isSameKey(key, programKey))
    throw new HttpError(403, "NoProgramKey", "this server creates programs only with the key of its operator");
  await chargeLimit(limits, "writes", networkIn(request.headers), CHOICE_BYTES);
  return players.createProgram(name, { owner, link });
}

/** The route that says who runs a program. */
export function programRoutes({ players }: Pick<ProgramDeps, "players">): Router {
  const router = Router();
  router.get("/programs/:player", async (request, response) => {
    const player = request.params.player.slice(0, 64);
    const program = await players.program(player);
    if (!program) throw new HttpError(404, "NoSuchProgram", "no program has this id");
    response.json({ player, ...program });
  });
  return router;
}

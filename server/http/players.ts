import { type Request, Router } from "express";
import { z } from "zod";
import type { LimitName, Limits } from "../limits.ts";
import { CHOICE_BYTES } from "../match/writes.ts";
import type { Passes } from "../players/passes.ts";
import type { Players } from "../players/players.ts";
import type { Player } from "../players/tokens.ts";
import type { Stores } from "../store/ports.ts";
import { networkIn } from "./addresses.ts";
import { chargeLimit, HttpError, parsed, TooMany } from "./errors.ts";
import { createProgram, newPlayer, type ProgramDeps } from "./programs.ts";
import { noToken, type RouteContext } from "./route-context.ts";

interface PlayerRoutesDeps extends ProgramDeps, Pick<RouteContext, "hasToken" | "requireCaller" | "countChoice"> {
  readonly players: Players;
  readonly passes: Passes;
  readonly store: Pick<Stores, "matches">;
  readonly limits: Limits;
}

export const usedPass = z.strictObject({ pass: z.string().max(64) });

export const usedPhrase = z.strictObject({ phrase: z.string().max(200) });

/** Finished matches that add 1 to the cost of a rename, which rewrites their summaries. */
const MATCHES_A_RENAME = 20;

export function playerRoutes(deps: PlayerRoutesDeps): Router {
  const { hasToken, requireCaller, countChoice, players, store, limits } = deps;
  const router = Router();

  /** With a token, renames the player. */
  router.post("/players", async (request, response) => {
    const chosen = parsed(newPlayer, request.body, "body");
    const { name } = chosen;
    if (chosen.kind === "bot") {
      response.status(201).json(await createProgram(deps, chosen, request));
      return;
    }
    const isRename = hasToken(request);
    if (isRename) await mustNotWait("renames", request);
    const known = isRename ? await requireCaller(request) : undefined;
    if (known) await countRename(known, request);
    if (known) await chargeLimit(limits, "writes", networkIn(request.headers), CHOICE_BYTES);
    response.status(201).json((await (known ? players.rename(known, name) : players.create(name))) ?? noToken());
  });

  /**
   * Refuses a network above a limit, without counting.
   * @throws TooMany
   */
  async function mustNotWait(limit: LimitName, request: Request): Promise<void> {
    const { wait } = await limits.statusOf(limit, networkIn(request.headers));
    if (wait > 0) throw new TooMany(wait);
  }

  /**
   * Charges a rename by the number of rewritten summaries.
   * @throws TooMany
   */
  async function countRename({ id }: Player, request: Request): Promise<void> {
    const { matches } = await store.matches.pastCount(id);
    const amount = 1 + Math.floor(matches / MATCHES_A_RENAME);
    for (const who of [networkIn(request.headers), id]) await chargeLimit(limits, "renames", who, amount);
  }

  router.get("/players/me", async (request, response) => {
    const { id: player, name, isProgram } = await requireCaller(request);
    response.json({ player, name, kind: isProgram ? "bot" : "human" });
  });

  router.delete("/players/:player", async (request, response) => {
    const caller = await requireCaller(request);
    if (request.params.player !== caller.id)
      throw new HttpError(403, "NotYou", "only the player can delete their own account");
    await countChoice(request);
    await players.remove(caller);
    response.status(204).end();
  });

  return router.use(deviceRoutes(deps));
}

function deviceRoutes({ requireCaller, countChoice, players, passes }: PlayerRoutesDeps): Router {
  const router = Router();

  router.post("/recovery", async (request, response) => {
    const caller = await requireCaller(request);
    await countChoice(request);
    response.status(201).json({ phrase: (await players.newPhrase(caller)) ?? noToken() });
  });

  router.post("/recovery/use", async (request, response) => {
    const player = await players.comeBack(parsed(usedPhrase, request.body, "body").phrase);
    if (!player)
      throw new HttpError(404, "NoSuchPhrase", "no player has this phrase: it was mistyped or has been replaced");
    response.json(player);
  });

  router.post("/passes", async (request, response) => {
    const caller = await requireCaller(request);
    await countChoice(request);
    response.status(201).json(await passes.make(caller));
  });

  router.post("/passes/use", async (request, response) => {
    const owner = await passes.use(parsed(usedPass, request.body, "body").pass);
    const player = owner && (await players.welcome(owner));
    if (!player) throw new HttpError(404, "NoSuchPass", "this pass was used already or has expired: create a new one");
    response.json(player);
  });

  return router;
}

import { type Request, Router } from "express";
import { z } from "zod";
import type { LogbookResponse } from "../../shared/engine/lists/logbook.ts";
import type { DealSecrecy } from "../match/deal-secrecy.ts";
import { type Logbooks, LogbooksBusy } from "../players/logbooks.ts";
import type { Players } from "../players/players.ts";
import type { Player } from "../players/tokens.ts";
import type { Stores } from "../store/ports.ts";
import { networkIn } from "./addresses.ts";
import { HttpError, parsed } from "./errors.ts";

interface LogbookDeps {
  readonly store: Pick<Stores, "players">;
  readonly players: Pick<Players, "openLogbook">;
  readonly logbooks: Logbooks;
  readonly secrecy: Pick<DealSecrecy, "firstSecretOf">;
  readonly callerOf: (request: Request) => Promise<Player | undefined>;
  readonly requireCaller: (request: Request) => Promise<Player>;
  /** @throws TooMany */
  readonly countChoice: (request: Request) => Promise<void>;
}

export const logbookRequest = z.strictObject({ open: z.boolean() });

/** Others see only open logbooks, without companions or secret results. A closed logbook looks missing. */
export function logbookRoutes({
  store,
  players,
  logbooks,
  secrecy,
  callerOf,
  requireCaller,
  countChoice,
}: LogbookDeps): Router {
  const router = Router();

  router.get("/logbooks/:player", async (request, response) => {
    const player = String(request.params.player);
    const [caller, chosen] = await Promise.all([callerOf(request), store.players.get(player)]);
    const isOwn = caller?.id === player;
    if (!isOwn && !chosen?.isOpen)
      throw new HttpError(404, "NoSuchLogbook", "no player has an open logbook at this address");
    const secret = isOwn ? undefined : await secrecy.firstSecretOf(player, caller?.id);
    const network = networkIn(request.headers);
    const reading = secret ? logbooks.readBefore(player, secret, network) : logbooks.read(player, network);
    const logbook = await reading.catch((error: unknown) => {
      if (!(error instanceof LogbooksBusy)) throw error;
      throw new HttpError(503, "Busy", "too many logbooks are being computed: retry later");
    });
    const body: LogbookResponse = {
      ...logbook,
      player,
      name: isOwn ? caller.name : chosen!.name,
      kind: chosen?.program ? "bot" : "human",
      isOpen: chosen?.isOpen ?? false,
      companions: isOwn ? logbook.companions : [],
    };
    response.json(body);
  });

  router.put("/logbooks/:player", async (request, response) => {
    const caller = await requireCaller(request);
    if (request.params.player !== caller.id)
      throw new HttpError(403, "NotYourLogbook", "only its owner can open or close a logbook");
    const { open: isOpen } = parsed(logbookRequest, request.body, "body");
    await countChoice(request);
    if (!(await players.openLogbook(caller, isOpen)))
      throw new HttpError(401, "NoToken", "this player has deleted their account");
    response.json({ isOpen });
  });

  return router;
}

import { type Request, Router } from "express";
import { z } from "zod";
import type { ToldLogbook } from "../../shared/engine/logbook.ts";
import type { Logbooks } from "../players/logbooks.ts";
import type { Player } from "../players/tokens.ts";
import type { Store } from "../store/store.ts";
import { Fault, parsed } from "./faults.ts";

interface LogbookDeps {
  readonly store: Pick<Store, "player" | "changePlayer">;
  readonly logbooks: Logbooks;
  readonly callerOf: (request: Request) => Promise<Player | undefined>;
  readonly requireCaller: (request: Request) => Promise<Player>;
}

const opening = z.strictObject({ open: z.boolean() });

/**
 * The doors to what players have done. A logbook is its owner's alone until they open it; with whom they played is told to nobody
 * else even then. One that is closed and one that is none are answered alike.
 */
export function logbookDoors({ store, logbooks, callerOf, requireCaller }: LogbookDeps): Router {
  const router = Router();

  router.get("/logbooks/:player", async (request, response) => {
    const player = String(request.params.player);
    const [caller, chosen] = await Promise.all([callerOf(request), store.player(player)]);
    const isOwn = caller?.id === player;
    if (!isOwn && !chosen?.isOpen) throw new Fault(404, "NoSuchLogbook", "nobody has a logbook of this address open");
    const logbook = await logbooks.read(player);
    const told: ToldLogbook = {
      ...logbook,
      player,
      name: isOwn ? caller.name : chosen!.name,
      isOpen: chosen?.isOpen ?? false,
      companions: isOwn ? logbook.companions : [],
    };
    response.json(told);
  });

  /** Opens one's own logbook to everybody who has its address, or closes it. */
  router.put("/logbooks/:player", async (request, response) => {
    const { id, name } = await requireCaller(request);
    if (request.params.player !== id)
      throw new Fault(403, "NotYourLogbook", "only its owner opens or closes a logbook");
    const { open: isOpen } = parsed(opening, request.body, "body");
    await store.changePlayer(id, { name, isOpen });
    response.json({ isOpen });
  });

  return router;
}

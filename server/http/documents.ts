import express, { type Request, Router } from "express";
import { z } from "zod";
import type { AnyGame, Documents } from "../../shared/engine/contract/game.ts";
import type { Limits } from "../limits.ts";
import type { Readings } from "../match/readings.ts";
import { TEXT_BYTES } from "../match/writes.ts";
import type { Player } from "../players/tokens.ts";
import type { DocumentKey } from "../store/documents.ts";
import type { Stores } from "../store/ports.ts";
import { holdsText } from "../text.ts";
import { networkIn } from "./addresses.ts";
import { chargeLimit, HttpError, LARGEST_DOCUMENT, parsed, tooLarge } from "./errors.ts";
import { mustBeUnchanged } from "./unchanged.ts";

interface DocumentDeps {
  readonly store: Pick<Stores, "documents">;
  readonly gameOf: (id: string) => AnyGame | undefined;
  readonly readings: Pick<Readings, "check">;
  readonly limits: Limits;
  readonly requireCaller: (request: Request) => Promise<Player>;
}

/** Maximum number of documents per player and game. */
const MOST = 50;

export const documentAddress = z.object({
  game: z.string().max(32).describe("Id of a game"),
  id: z
    .string()
    .regex(/^[\w-]{1,64}$/, "1 to 64 letters, digits, _ or -")
    .describe("Id of the document, which its owner chooses"),
});

/** @throws HttpError if the game has no documents */
function kindIn({ gameOf }: Pick<DocumentDeps, "gameOf">, game: string): Documents {
  const { documents } = gameOf(game) ?? {};
  if (!documents) throw new HttpError(404, "NoDocuments", "this game has no documents");
  return documents;
}

/** @throws HttpError without a valid token or address, or if the game has no documents */
async function keyIn(deps: DocumentDeps, request: Request): Promise<DocumentKey> {
  const { id: player } = await deps.requireCaller(request);
  const { game, id } = parsed(documentAddress, request.params, "address");
  kindIn(deps, game);
  return { player, game, id };
}

const countIn = ({ limits }: DocumentDeps, { headers }: Request): Promise<void> =>
  chargeLimit(limits, "documents", networkIn(headers));

/** Only its owner can read a document. */
export function documentRoutes(deps: DocumentDeps): Router {
  const { store, requireCaller } = deps;
  const router = Router();

  router.get("/documents/:game", async (request, response) => {
    const { id: player } = await requireCaller(request);
    const { game } = request.params;
    kindIn(deps, game);
    const lines = await store.documents.list({ player, game });
    response.json({ documents: lines.map(({ id, title, changedAt }) => ({ id, title, changedAt })) });
  });

  router.get("/documents/:game/:id", async (request, response) => {
    const found = await store.documents.get(await keyIn(deps, request));
    if (!found) throw new HttpError(404, "NoSuchDocument", "you have no document with this id for this game");
    const { title, changedAt, text } = found;
    response.json({ title, changedAt, text });
  });

  router.delete("/documents/:game/:id", async (request, response) => {
    const key = await keyIn(deps, request);
    await countIn(deps, request);
    await store.documents.drop(key);
    response.status(204).end();
  });

  return router.use(storeRoute(deps));
}

function storeRoute(deps: DocumentDeps): Router {
  const { store, readings, limits } = deps;
  const router = Router();

  /** `If-Match` has the time of the last known change; `If-None-Match: *` requires a new document. */
  router.put(
    "/documents/:game/:id",
    express.text({ type: () => true, limit: LARGEST_DOCUMENT }),
    async (request, response) => {
      const key = await keyIn(deps, request);
      await countIn(deps, request);
      const kind = kindIn(deps, key.game);
      const text = typeof request.body === "string" ? request.body : "";
      if (Buffer.byteLength(text) > kind.largest) throw tooLarge(kind.largest);
      const read = await readings.check(key.game, text, networkIn(request.headers));
      if ("faults" in read) throw new HttpError(400, "BadDocument", read.faults.join("\n"));
      if (!holdsText([text, read.title]))
        throw new HttpError(400, "BadDocument", "title: contains NUL or half of a surrogate pair");
      mustBeUnchanged(request, (await store.documents.get(key))?.changedAt, "DocumentChanged");
      await chargeLimit(limits, "writes", networkIn(request.headers), TEXT_BYTES + Buffer.byteLength(text));
      const changedAt = new Date().toISOString();
      if (!(await store.documents.keep({ ...key, title: read.title, changedAt, text }, MOST)))
        throw new HttpError(
          409,
          "TooManyDocuments",
          `no more than ${MOST} documents are stored for a game: delete one`,
        );
      response.json({ title: read.title, changedAt });
    },
  );

  return router;
}

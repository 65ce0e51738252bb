import { type Request, Router } from "express";
import { z } from "zod";
import type { GalleryEntry, WeekBoardResponse } from "../../shared/engine/lists/gallery-responses.ts";
import type { Limits } from "../limits.ts";
import type { Gallery } from "../match/gallery.ts";
import type { WeekBoard } from "../match/week-board.ts";
import { TEXT_BYTES } from "../match/writes.ts";
import { GALLERY_ORDERS, type GalleryBoard } from "../store/gallery.ts";
import { networkIn } from "./addresses.ts";
import { chargeLimit, HttpError, parsed } from "./errors.ts";
import type { RouteContext } from "./route-context.ts";

interface BoardsDeps extends Pick<RouteContext, "callerOf" | "requireCaller" | "requirePerson" | "countChoice"> {
  readonly gallery: Gallery;
  readonly weekBoard: WeekBoard;
  readonly limits: Limits;
}

export const galleryQuery = z.strictObject({
  order: z
    .enum(GALLERY_ORDERS)
    .default("newest")
    .describe("By time of publication, by number of matches, or by the share of matches that people won"),
  name: z.string().max(60).default("").describe("A part of a title or an author; case and accents are ignored"),
  list: z.enum(["all", "mine"]).default("all").describe("All boards, or those that the caller published"),
  from: z.coerce.number().int().min(0).max(1_000_000).default(0).describe("The `next` of the previous page"),
  limit: z.coerce.number().int().min(1).max(50).default(20).describe("Number of boards"),
});

export const newBoard = z.strictObject({
  game: z.string().max(32),
  definition: z.looseObject({}).describe("A board in the format of its game, with its title and its author"),
});

export const boardAddress = z.object({ id: z.string().max(64).describe("Id of a board") });

export function boardRoutes(deps: BoardsDeps): Router {
  const { gallery, weekBoard, callerOf, requireCaller } = deps;
  const router = Router();

  router.get("/boards", async (request, response) => {
    const { list, ...query } = parsed(galleryQuery, request.query, "query");
    const caller = list === "mine" ? await requireCaller(request) : await callerOf(request);
    response.json(await gallery.list({ ...query, ...(list === "mine" && { publisher: caller!.id }) }, caller?.id));
  });

  router.get("/boards/week", async (request, response) => {
    const caller = await callerOf(request);
    const found = await weekBoard.find();
    const board = found && gallery.entryOf(found.board, caller?.id);
    response.json((board ? { ...found, board } : { board: null }) satisfies WeekBoardResponse);
  });

  router.get("/boards/:id", async (request, response) => {
    const caller = await callerOf(request);
    response.json(entryOf(gallery, await boardIn(gallery, request), caller?.id));
  });

  return router.use(publishRoutes(deps));
}

function publishRoutes({ gallery, limits, requireCaller, requirePerson, countChoice }: BoardsDeps): Router {
  const router = Router();

  router.post("/boards", async (request, response) => {
    const caller = await requirePerson(request, PEOPLE_ONLY);
    const { game, definition } = parsed(newBoard, request.body, "body");
    const network = networkIn(request.headers);
    await chargeLimit(limits, "documents", network);
    const checked = gallery.check(game, definition, caller);
    if (!checked) throw new HttpError(400, "NoSuchGame", `no game "${game}" with boards of players here`);
    if ("faults" in checked) throw new HttpError(400, "BadBoard", checked.faults.slice(0, MOST_FAULTS).join("; "));
    const { board } = checked;
    await chargeLimit(limits, "writes", network, TEXT_BYTES + 2 * Buffer.byteLength(board.definition));
    const result = await gallery.publish(board);
    if (result === "taken")
      throw new HttpError(409, "BoardIsPublished", `the gallery has or had this board: /boards/${board.id}`);
    if (result === "full")
      throw new HttpError(
        409,
        "TooManyBoards",
        "the caller, or the whole site, has published as many boards as possible",
      );
    response.status(201).json({ id: board.id });
  });

  router.delete("/boards/:id", async (request, response) => {
    const caller = await requireCaller(request);
    await chargeLimit(limits, "documents", networkIn(request.headers));
    const board = await boardIn(gallery, request);
    if (!(await gallery.unpublish(board.id, caller.id)))
      throw new HttpError(403, "NotYourBoard", "only its publisher can remove a board");
    response.status(204).end();
  });

  router.post("/boards/:id/report", async (request, response) => {
    const caller = await requirePerson(request, PEOPLE_ONLY);
    await countChoice(request);
    await gallery.report((await boardIn(gallery, request)).id, caller.id);
    response.status(204).end();
  });

  return router;
}

const PEOPLE_ONLY = "people publish and report boards";

const MOST_FAULTS = 20;

/** @throws HttpError if the gallery shows no such board */
async function boardIn(gallery: Pick<Gallery, "get">, { params }: Request): Promise<GalleryBoard> {
  const found = await gallery.get(parsed(boardAddress, params, "address").id);
  if (!found) throw noSuchBoard();
  return found;
}

function entryOf(gallery: Pick<Gallery, "entryOf">, board: GalleryBoard, caller: string | undefined): GalleryEntry {
  const entry = gallery.entryOf(board, caller);
  if (!entry) throw noSuchBoard();
  return entry;
}

const noSuchBoard = (): HttpError => new HttpError(404, "NoSuchBoard", "the gallery has no board with this id");

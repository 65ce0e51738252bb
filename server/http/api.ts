import compression from "compression";
import express, { type Request, Router } from "express";
import { z } from "zod";
import { safeParse } from "zod/v4/core";
import { write } from "../../shared/engine/format.ts";
import type { AnyGame } from "../../shared/engine/game.ts";
import { DEFAULT_TABLE_SETTINGS } from "../../shared/engine/table-settings.ts";
import type { Tally } from "../cluster/cluster.ts";
import type { Limits } from "../limits.ts";
import { accessRefusal } from "../match/access.ts";
import type { Days } from "../match/days.ts";
import type { HandingIn } from "../match/handing-in.ts";
import type { Shown } from "../match/shown.ts";
import type { Table } from "../match/table.ts";
import { tableSettings } from "../match/table-settings.ts";
import type { Tables } from "../match/tables.ts";
import { Watchlist } from "../match/watchlist.ts";
import type { Metrics } from "../metrics.ts";
import { Logbooks } from "../players/logbooks.ts";
import type { Passes } from "../players/passes.ts";
import type { Players } from "../players/players.ts";
import type { Player } from "../players/tokens.ts";
import { name } from "../players/tokens.ts";
import type { Store } from "../store/store.ts";
import { networkIn } from "./addresses.ts";
import { branches } from "./branches.ts";
import { dayDoors } from "./days.ts";
import { documents } from "./documents.ts";
import { answerFault, counted, Draining, Fault, LARGEST_BODY, parsed } from "./faults.ts";
import type { Finder } from "./finding.ts";
import { handingInDoor } from "./handing-in.ts";
import { historyQuery, pageOf } from "./history.ts";
import { logbookDoors } from "./logbooks.ts";
import { type Push, pushDoors } from "./push.ts";

export interface ApiDeps {
  readonly tables: Tables;
  readonly days: Days;
  readonly store: Store;
  readonly players: Players;
  readonly gameOf: (id: string) => AnyGame | undefined;
  readonly limits: Limits;
  readonly finder: Finder;
  readonly passes: Passes;
  readonly handingIn: HandingIn;
  readonly onlookers: Pick<Tally, "all">;
  readonly shown: Pick<Shown, "to">;
  readonly metrics: Metrics;
  readonly push?: Push | undefined;
  /** Resolves when moves are read and stored. */
  readonly check: () => Promise<void>;
  /** Whether this process takes people in: not while it is replaced. */
  readonly isReady: () => boolean;
  readonly onError: (error: unknown, where: string) => void;
}

const newPlayer = z.strictObject({ name });

const usedPass = z.strictObject({ pass: z.string().max(64) });

const usedPhrase = z.strictObject({ phrase: z.string().max(200) });

const newMatch = z.strictObject({
  game: z.string().max(32),
  options: z.looseObject({}).default({}),
  seats: z.number().int().min(1).max(64),
  visibility: z.enum(["open", "private"]).default("private"),
  house: tableSettings.default(DEFAULT_TABLE_SETTINGS),
  /** No match counts for a rating yet. */
  rated: z.literal(false).optional(),
});

const listing = z.strictObject({
  state: z
    .string()
    .transform((text) => text.split(","))
    .pipe(
      z
        .array(z.enum(["open", "live", "over"]))
        .min(1)
        .max(3),
    )
    .optional(),
  player: z.string().max(32).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});

/** The doors under `/api`: guests and their devices, matches, logs. */
export function api({
  tables,
  days,
  store,
  players,
  gameOf,
  limits,
  finder,
  passes,
  handingIn,
  onlookers,
  shown,
  metrics,
  push,
  check,
  isReady,
  onError,
}: ApiDeps): Router {
  const router = Router();
  router.use(compressed);

  const bearer = (request: Request): string | undefined =>
    /^Bearer (.+)$/.exec(request.get("authorization") ?? "")?.[1];
  const callerOf = (request: Request): Promise<Player | undefined> => players.verify(bearer(request));
  const requireCaller = async (request: Request): Promise<Player> => {
    const caller = await callerOf(request);
    if (!caller) throw new Fault(401, "NoToken", "a token of this server is needed: POST /api/players");
    return caller;
  };

  // Before forms are read: a document is a text, and larger than any of them, and so is the file of a match.
  router.use(documents({ store, gameOf, limits, requireCaller }));
  router.use(handingInDoor({ handingIn, limits, requireCaller }));
  router.use(express.json({ limit: LARGEST_BODY }));

  /** A guest; with a token, the same player under another name. */
  router.post("/players", async (request, response) => {
    const { name } = parsed(newPlayer, request.body, "body");
    const known = bearer(request) === undefined ? undefined : await requireCaller(request);
    response.status(201).json(await (known ? players.rename(known, name) : players.create(name)));
  });

  /** The caller, by the name they have now, whichever device it was changed on. */
  router.get("/players/me", async (request, response) => {
    const { id: player, name } = await requireCaller(request);
    response.json({ player, name });
  });

  /** The caller is nobody any more, for good. */
  router.delete("/players/:player", async (request, response) => {
    const caller = await requireCaller(request);
    if (request.params.player !== caller.id) throw new Fault(403, "NotYou", "nobody is deleted but by themselves");
    await players.remove(caller);
    response.status(204).end();
  });

  /** What the caller comes back by when no device knows them any more; the one before is void. */
  router.post("/recovery", async (request, response) => {
    response.status(201).json({ phrase: await players.newPhrase(await requireCaller(request)) });
  });

  router.post("/recovery/use", async (request, response) => {
    const player = await players.comeBack(parsed(usedPhrase, request.body, "body").phrase);
    if (!player) throw new Fault(404, "NoSuchPhrase", "nobody comes back by this phrase: it was mistyped, or replaced");
    response.json(player);
  });

  /** What lets another device play for the caller: it travels in a link, and once used it is worth nothing. */
  router.post("/passes", async (request, response) => {
    response.status(201).json(await passes.make(await requireCaller(request)));
  });

  router.post("/passes/use", async (request, response) => {
    const player = await passes.use(parsed(usedPass, request.body, "body").pass);
    if (!player) throw new Fault(404, "NoSuchPass", "this pass was used already, or is too old: make a new one");
    response.json(await players.introduced(player));
  });

  router.post("/matches", async (request, response) => {
    await requireCaller(request);
    const { game: id, options, seats, visibility, house } = parsed(newMatch, request.body, "body");
    const game = gameOf(id);
    if (!game) throw new Fault(400, "NoSuchGame", `no game "${id}" here`);
    const chosen = safeParse(game.options, options);
    if (!chosen.success) {
      const wrong = chosen.error.issues.map(({ path, message }) => `options.${path.join(".")}: ${message}`);
      throw new Fault(400, "BadOptions", wrong.join("; "));
    }
    const [least, most] = game.seats(chosen.data as object);
    if (seats < least || seats > most)
      throw new Fault(400, "SeatCount", `seats: ${least} to ${most} with these options`);
    await counted(limits, "matches", networkIn(request.headers));
    const plan = { game, options: chosen.data as object, seats, visibility, house };
    const { id: match, code } = await tables.create(plan);
    response.status(201).json({ id: match, code });
  });

  /** Private matches are listed for their own players only. */
  router.get("/matches", async (request, response) => {
    const { state, player, limit } = parsed(listing, request.query, "query");
    const caller = (await callerOf(request))?.id;
    const own = player !== undefined && caller === player;
    const matches = await tables.find({
      limit,
      ...(state ? { states: state } : {}),
      ...(player === undefined ? {} : { player }),
      ...(own ? {} : { visibility: "open" }),
    });
    const told = await Promise.all(matches.map((match) => shown.to(caller, match)));
    // One that has just begun has not for who looks on late.
    response.json({ matches: told.filter((match) => !state || state.includes(match.state)) });
  });

  router.get("/matches/:id", async (request, response) => {
    const match = await summaryOf(request.params.id, request);
    response.json(await shown.to((await callerOf(request))?.id, match));
  });

  const watchlist = new Watchlist({ tables, shown, onlookers });
  /** What anybody may watch. */
  router.get("/watch", async (_request, response) => {
    response.json({ watched: await watchlist.list() });
  });

  /** The match file as the caller may read it now: their own view while it goes on, all of it afterwards. */
  router.get("/matches/:id/log", async (request, response) => {
    const caller = await callerOf(request);
    const table = await tableFor(request, caller);
    const file = table.fileFor(table.viewerOf(caller?.id));
    response.attachment(`${table.id}.jsonl`).type("application/jsonl");
    response.send(write(file));
  });

  async function tableFor(request: Request, caller: Player | undefined): Promise<Table> {
    const { id } = await summaryOf(request.params.id, request);
    const table = await tables.read(id);
    if (!table) throw noSuchMatch();
    const objection = accessRefusal(table, caller?.id ?? "");
    if (objection) throw new Fault(403, objection, "this match is not for you to see just now");
    if (await days.isSecretTo(table.summary!, caller?.id))
      throw new Fault(
        403,
        "NotPlayedYet",
        "this is the deal of a day: end your own try of it first, or wait until it has settled",
      );
    return table;
  }

  router.use(branches({ tables, limits, callerOf, requireCaller, tableFor }));

  router.use(pushDoors({ push, store, limits, requireCaller }));

  router.use(dayDoors({ days, limits, callerOf, requireCaller }));

  router.use(logbookDoors({ store, logbooks: new Logbooks(store, gameOf), callerOf, requireCaller }));

  const noSuchMatch = () => new Fault(404, "NoSuchMatch", "no match has this id or code");

  async function summaryOf(idOrCode: unknown, request: Request) {
    const summary = await finder.find(String(idOrCode).slice(0, 64), networkIn(request.headers));
    if (!summary) throw noSuchMatch();
    return summary;
  }

  /** Matches that are over: the caller's own; or those of a table, all of it if it is open, else those the caller played. */
  router.get("/history", async (request, response) => {
    const query = parsed(historyQuery, request.query, "query");
    const table = query.table === undefined ? undefined : await summaryOf(query.table, request);
    const player = table?.visibility === "open" ? undefined : (await requireCaller(request)).id;
    response.json(await pageOf(tables, query, { player, table: table?.id }));
  });

  /** Whether people may be led here. */
  router.get("/health", async (_request, response) => {
    if (!isReady()) throw new Draining();
    await check();
    response.json({ ok: true });
  });

  /** Whether this process lives: one that is not ready is not to be ended for it. */
  router.get("/health/alive", (_request, response) => {
    response.json({ ok: true });
  });

  router.use((request: Request) => {
    throw new Fault(404, "NoSuchDoor", `no ${request.method} ${request.originalUrl} here`);
  });
  router.use(answerFault(metrics, onError));
  return router;
}

/**
 * Answers over 1 KB are compressed, but only those to GET. What a POST answers holds a token or a pass beside what the caller
 * sent, and how well the two compress together would tell of the secret to who can choose the one and see the length of both.
 */
export const compressed = compression({ filter: ({ method }) => method === "GET" });

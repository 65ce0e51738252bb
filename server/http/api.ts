import compression from "compression";
import express, { type Request, type RequestHandler, Router } from "express";
import { z } from "zod";
import { safeParse } from "zod/v4/core";
import type { AnyGame } from "../../shared/engine/contract/game.ts";
import type { ReservedPlayer } from "../../shared/engine/match/seating.ts";
import type { Summary } from "../../shared/engine/match/summary.ts";
import { DEFAULT_TABLE_SETTINGS } from "../../shared/engine/match/table-settings.ts";
import { VERSION } from "../../shared/version.ts";
import type { ClusterTally } from "../cluster/cluster.ts";
import type { Config } from "../config.ts";
import type { LimitName, Limits } from "../limits.ts";
import type { Branching } from "../match/branching.ts";
import type { Days } from "../match/days.ts";
import type { HandingIn } from "../match/handing-in.ts";
import type { MatchFactory } from "../match/match-factory.ts";
import type { PeopleHere } from "../match/people-here.ts";
import { PublicLists } from "../match/public-lists.ts";
import type { Readings } from "../match/readings.ts";
import type { SpectatorSummaries } from "../match/shown.ts";
import { tableSettings } from "../match/table-settings.ts";
import type { Tables } from "../match/tables.ts";
import { Watchlist } from "../match/watchlist.ts";
import { bytesOf, CHOICE_BYTES, MATCH_BYTES } from "../match/writes.ts";
import type { Metrics } from "../metrics.ts";
import type { Contacts } from "../players/contacts.ts";
import type { Logbooks } from "../players/logbooks.ts";
import type { Passes } from "../players/passes.ts";
import type { Players } from "../players/players.ts";
import type { Player } from "../players/tokens.ts";
import { name } from "../players/tokens.ts";
import { MOST_LISTED } from "../store/lists/query.ts";
import type { Store } from "../store/ports.ts";
import { holdsText } from "../text.ts";
import { networkIn } from "./addresses.ts";
import { branches } from "./branches.ts";
import { sendKeptJson } from "./compressed-json.ts";
import { contactRoutes } from "./contacts.ts";
import { dayDoors } from "./days.ts";
import { documents } from "./documents.ts";
import { answerFault, counted, Draining, Fault, LARGEST_BODY, noSuchDoor, parsed, TooMany } from "./faults.ts";
import type { Finder } from "./finding.ts";
import { handingInDoor } from "./handing-in.ts";
import { historyQuery, pageOf } from "./history.ts";
import { logbookDoors } from "./logbooks.ts";
import { type Push, pushDoors } from "./push.ts";
import { noSuchMatch, type Reads, sendCompressed } from "./reads.ts";
import { type Webhooks, webhookRoutes } from "./webhooks.ts";

export interface ApiDeps {
  readonly tables: Tables;
  readonly factory: Pick<MatchFactory, "create">;
  readonly days: Days;
  readonly store: Store;
  readonly players: Players;
  readonly gameOf: (id: string) => AnyGame | undefined;
  readonly limits: Limits;
  readonly finder: Finder;
  readonly passes: Passes;
  readonly branching: Branching;
  readonly handingIn: HandingIn;
  readonly logbooks: Logbooks;
  readonly contacts: Contacts;
  /** Notifies those players who accept invitations from `by` of the seats reserved for them. */
  readonly invite: (table: Summary, by: string, players: readonly string[]) => Promise<void>;
  readonly spectators: Pick<ClusterTally, "largest">;
  readonly people: Pick<PeopleHere, "ask" | "count">;
  readonly shown: Pick<SpectatorSummaries, "to" | "find">;
  /** The same for public lists, without open tables that have no players. */
  readonly listed: Pick<SpectatorSummaries, "find">;
  readonly reads: Reads;
  readonly readings: Pick<Readings, "check">;
  readonly metrics: Metrics;
  readonly push?: Push | undefined;
  readonly webhooks?: Webhooks | undefined;
  /** The operator's name and contact, and the URL of the source. */
  readonly about: Config["about"];
  /** Resolves if moves can be read and stored. */
  readonly check: () => Promise<void>;
  /** Whether this process accepts players: not while it is being replaced, or alone cannot reach the database. */
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
  /** Players with a reserved seat; the caller must be allowed to invite each of them. */
  invited: z.array(z.string().max(32)).min(1).max(63).optional(),
  /** Ratings do not exist yet. */
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
  limit: z.coerce.number().int().min(1).max(MOST_LISTED).default(50),
});

/** @throws Fault for a request without a token, or with a token of a deleted player */
function noToken(): never {
  throw new Fault(401, "NoToken", "a valid token of this server is required: POST /api/players creates one");
}

/** Number of finished matches for which a rename counts one more, because each is rewritten. */
const MATCHES_A_RENAME = 20;

/** The routes under `/api`: guests and their devices, matches, logs. */
export function api({
  tables,
  factory,
  days,
  store,
  players,
  gameOf,
  limits,
  finder,
  passes,
  branching,
  handingIn,
  logbooks,
  contacts,
  invite,
  spectators,
  people,
  shown,
  listed,
  reads,
  readings,
  metrics,
  push,
  webhooks,
  about,
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
    return caller ?? noToken();
  };

  // Before the JSON parser: documents and match files are texts, and larger than JSON bodies may be.
  router.use(documents({ store, gameOf, readings, limits, requireCaller }));
  router.use(handingInDoor({ handingIn, limits, requireCaller }));
  router.use(express.json({ limit: LARGEST_BODY }), mustHoldText);

  const countChoice = async (request: Request) => {
    const network = networkIn(request.headers);
    await counted(limits, "choices", network);
    await counted(limits, "writes", network, CHOICE_BYTES);
  };

  const countTest = (player: string) => counted(limits, "webhookTests", player);

  router.get("/about", (_request, response) => {
    response.json({ version: VERSION, ...about });
  });

  /** Creates a guest; with a token, renames the player. */
  router.post("/players", async (request, response) => {
    const { name } = parsed(newPlayer, request.body, "body");
    const isRename = bearer(request) !== undefined;
    if (isRename) await mustNotWait("renames", request);
    const known = isRename ? await requireCaller(request) : undefined;
    if (known) await countRename(known, request);
    if (known) await counted(limits, "writes", networkIn(request.headers), CHOICE_BYTES);
    response.status(201).json((await (known ? players.rename(known, name) : players.create(name))) ?? noToken());
  });

  /** Refuses a network that has used up a limit, before any look-up. @throws TooMany */
  async function mustNotWait(limit: LimitName, request: Request): Promise<void> {
    const { wait } = await limits.standing(limit, networkIn(request.headers));
    if (wait > 0) throw new TooMany(wait);
  }

  /** Counts a rename by the number of matches whose summaries it rewrites. @throws TooMany */
  async function countRename({ id }: Player, request: Request): Promise<void> {
    const { matches } = await store.pastCount(id);
    const amount = 1 + Math.floor(matches / MATCHES_A_RENAME);
    for (const who of [networkIn(request.headers), id]) await counted(limits, "renames", who, amount);
  }

  /** With the current name. */
  router.get("/players/me", async (request, response) => {
    const { id: player, name } = await requireCaller(request);
    response.json({ player, name });
  });

  /** Deletes the caller's account permanently. */
  router.delete("/players/:player", async (request, response) => {
    const caller = await requireCaller(request);
    if (request.params.player !== caller.id)
      throw new Fault(403, "NotYou", "only the player can delete their own account");
    await countChoice(request);
    await players.remove(caller);
    response.status(204).end();
  });

  /** Creates a recovery phrase for the caller; the previous one becomes void. */
  router.post("/recovery", async (request, response) => {
    const caller = await requireCaller(request);
    await countChoice(request);
    response.status(201).json({ phrase: (await players.newPhrase(caller)) ?? noToken() });
  });

  router.post("/recovery/use", async (request, response) => {
    const player = await players.comeBack(parsed(usedPhrase, request.body, "body").phrase);
    if (!player)
      throw new Fault(404, "NoSuchPhrase", "no player has this phrase: it was mistyped or has been replaced");
    response.json(player);
  });

  /** Creates a one-time pass that lets another device play for the caller; it travels in a link. */
  router.post("/passes", async (request, response) => {
    const caller = await requireCaller(request);
    await countChoice(request);
    response.status(201).json(await passes.make(caller));
  });

  router.post("/passes/use", async (request, response) => {
    const owner = await passes.use(parsed(usedPass, request.body, "body").pass);
    const player = owner && (await players.welcome(owner));
    if (!player) throw new Fault(404, "NoSuchPass", "this pass was used already or has expired: create a new one");
    response.json(player);
  });

  router.post("/matches", async (request, response) => {
    const caller = await requireCaller(request);
    const { game: id, options, seats, visibility, house, invited } = parsed(newMatch, request.body, "body");
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
    const kept = invited && (await keptFor(caller, { seats, visibility, invited }));
    const network = networkIn(request.headers);
    await counted(limits, "matches", network);
    await counted(limits, "writes", network, MATCH_BYTES + bytesOf([chosen.data as object]));
    const plan = { game, options: chosen.data as object, seats, visibility, house, ...(kept && { kept }) };
    const match = await factory.create(plan);
    if (invited) await invite(match, caller.id, invited);
    response.status(201).json({ id: match.id, code: match.code });
  });

  /** The seats reserved at a new table: the caller's first, then those of invited players. @throws Fault, TooMany */
  async function keptFor(
    caller: Player,
    { seats, visibility, invited }: Pick<z.infer<typeof newMatch>, "seats" | "visibility"> & { invited: string[] },
  ): Promise<readonly (ReservedPlayer | null)[]> {
    if (visibility !== "private")
      throw new Fault(400, "BadRequest", "body.invited: only private tables take invitations");
    if (invited.length >= seats)
      throw new Fault(400, "SeatCount", "seats: expected one for the caller and one for each invited player");
    const guests = await contacts.guestsOf(caller.id, [...new Set(invited)]);
    if (!guests)
      throw new Fault(
        403,
        "NotInvitable",
        "a player can be invited only if they played with the caller and both allow it",
      );
    return Array.from({ length: seats }, (_, seat) => guests[seat - 1] ?? null);
  }

  const publicLists = new PublicLists(listed, people);
  /** Private matches are listed for their own players only. */
  router.get("/matches", async (request, response) => {
    const { state, player, limit } = parsed(listing, request.query, "query");
    const caller = (await callerOf(request))?.id;
    if (caller === undefined && player === undefined) {
      people.ask(networkIn(request.headers));
      return sendKeptJson(request, response, await publicLists.read(state, limit));
    }
    const own = player !== undefined && caller === player;
    const query = {
      limit,
      ...(state && { states: state }),
      ...(player !== undefined && { player }),
      ...(!own && { visibility: "open" as const }),
    };
    const finder = player === undefined ? listed : shown;
    const matches = await finder.find(caller, query, networkIn(request.headers));
    response.json({ matches });
  });

  router.get("/matches/:id", async (request, response) => {
    const match = await summaryOf(request.params.id, request);
    response.json(await reads.summary(networkIn(request.headers), (await callerOf(request))?.id, match));
  });

  const watchlist = new Watchlist({ tables, shown, spectators, bestOfLastDay: () => days.bestOfLast() });
  router.get("/watch", async (request, response) => {
    await sendKeptJson(request, response, await watchlist.list());
  });

  /** The match file as the caller may read it now: their own view during the match, all of it afterwards. */
  router.get("/matches/:id/log", async (request, response) => {
    const caller = await callerOf(request);
    const match = await summaryOf(request.params.id, request);
    const { file } = await reads.read(request, match, caller, "file");
    response.attachment(`${match.id}.jsonl`).type("application/jsonl");
    await sendCompressed(request, response, file!);
  });

  router.use(branches({ tables, branching, limits, callerOf, requireCaller, summaryOf, reads, days }));

  router.use(pushDoors({ push, store, requireCaller, countChoice }));

  router.use(webhookRoutes({ webhooks, store, requireCaller, countChoice, countTest }));

  router.use(contactRoutes({ contacts, requireCaller, summaryOf, countChoice }));

  router.use(dayDoors({ days, limits, callerOf, requireCaller }));

  router.use(logbookDoors({ store, players, logbooks, days, callerOf, requireCaller, countChoice }));

  /** @throws Fault, TooMany */
  async function summaryOf(idOrCode: unknown, request: Request): Promise<Summary> {
    const summary = await finder.find(String(idOrCode).slice(0, 64), networkIn(request.headers));
    if (!summary) throw noSuchMatch();
    return summary;
  }

  /** Finished matches: the caller's own; or those of a table, all of them if it is public, otherwise those the caller played. */
  router.get("/history", async (request, response) => {
    const query = parsed(historyQuery, request.query, "query");
    const table = query.table === undefined ? undefined : await summaryOf(query.table, request);
    const player = table?.visibility === "open" ? undefined : (await requireCaller(request)).id;
    response.json(await pageOf(tables, query, { player, table: table?.id }));
  });

  /** Readiness: whether players may be routed here. */
  router.get("/health", async (_request, response) => {
    if (!isReady()) throw new Draining();
    await check();
    response.json({ ok: true });
  });

  /** Liveness: whether the process runs. A process that is not ready must not be killed for that. */
  router.get("/health/alive", (_request, response) => {
    response.json({ ok: true });
  });

  router.use(noSuchDoor);
  router.use(answerFault(metrics, onError));
  return router;
}

/** @throws Fault if a body contains a string that stores cannot keep */
const mustHoldText: RequestHandler = ({ body }, _response, next) => {
  if (!holdsText(body)) throw new Fault(400, "BadRequest", "body: a string contains NUL or half of a surrogate pair");
  next();
};

/**
 * Compresses answers over 1 KB, but only to GET. The answer to a POST contains a token or a pass next to the caller's own text,
 * so its compressed length would reveal the secret to an attacker who chooses the text and observes the length.
 */
export const compressed = compression({ filter: ({ method }) => method === "GET" });

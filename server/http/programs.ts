import { type Request, Router } from "express";
import { z } from "zod";
import type { AnyGame } from "../../shared/engine/contract/game.ts";
import type { OfferedGame, OfferingProgram } from "../../shared/engine/people/program-offers.ts";
import type { Limits } from "../limits.ts";
import type { ProgramOffers } from "../match/program-offers.ts";
import { CHOICE_BYTES } from "../match/writes.ts";
import type { Players } from "../players/players.ts";
import type { ProgramKey } from "../players/program-key.ts";
import { name, type Player } from "../players/tokens.ts";
import { networkIn } from "./addresses.ts";
import { chargeLimit, HttpError, parsed } from "./errors.ts";
import { faultOfOffer } from "./games.ts";
import type { RouteContext } from "./route-context.ts";

export interface ProgramDeps extends Pick<RouteContext, "hasToken"> {
  readonly players: Pick<Players, "createProgram" | "program">;
  readonly limits: Limits;
  readonly programKey: ProgramKey;
}

const line = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^[^\p{C}]*$/u, "no control characters")
    .default("");

const key = z.string().max(200).optional();

/** A player or a program. `key`: the host's, if programs need one. */
export const newPlayer = z.union([
  z.strictObject({ name, kind: z.literal("human").optional() }),
  z.strictObject({
    name,
    kind: z.literal("bot"),
    owner: line(100),
    link: z.union([z.literal(""), z.url({ protocol: /^https?$/ }).max(200)]).default(""),
    key,
  }),
]);

type NewProgram = Extract<z.infer<typeof newPlayer>, { kind: "bot" }>;

/** @throws HttpError, TooMany */
export async function createProgram(
  { players, hasToken, limits, programKey }: ProgramDeps,
  { name, owner, link, key = "" }: NewProgram,
  request: Request,
) {
  if (hasToken(request))
    throw new HttpError(400, "BadRequest", "kind: a player stays a person; create a program without a token");
  if (!programKey.accepts(key)) throw noProgramKey();
  await chargeLimit(limits, "writes", networkIn(request.headers), CHOICE_BYTES);
  return players.createProgram(name, { owner, link });
}

const MOST = { games: 20, options: 10, values: 20, seats: 64 } as const;

const optionValue = z.union([z.string().max(100), z.number(), z.boolean()]);

const offeredGame = z.strictObject({
  game: z.string().max(64),
  options: z.record(z.string().max(64), z.array(optionValue).min(1).max(MOST.values)).optional(),
  seats: z.array(z.number().int().min(1).max(64)).min(1).max(MOST.seats).optional(),
});

export const offerRequest = z.strictObject({
  about: line(200).describe("A sentence for people"),
  games: z.array(offeredGame).max(MOST.games).describe("The tables that it plays; of those that it leaves out, all"),
  tables: z.number().int().min(1).max(50).default(1).describe("How many tables it plays at a time"),
  key: key.describe("The key of the host, if programs need one and this one has not shown it"),
});

export const programQuery = z.strictObject({
  game: z.string().min(1).max(64).optional().describe("Only programs that offer this game"),
  after: z.string().max(64).default("").describe("The `next` of the previous page"),
  limit: z.coerce.number().int().min(1).max(100).default(50).describe("Number of programs"),
});

export interface ProgramPage {
  readonly programs: readonly OfferingProgram[];
  readonly next?: string;
}

const noProgramKey = (): HttpError => new HttpError(403, "NoProgramKey", "programs need the key of the host here");

/**
 * @param showsKey whether this request shows the host's key, or needs none
 * @throws HttpError without a valid token, for a person, or if the host's key is missing
 */
export async function requireProgram(
  { requireCaller }: Pick<RouteContext, "requireCaller">,
  request: Request,
  showsKey = false,
): Promise<Player> {
  const caller = await requireCaller(request);
  if (!caller.isProgram) throw new HttpError(403, "NotAProgram", "only programs may do that");
  if (caller.lacksKey && !showsKey) throw noProgramKey();
  return caller;
}

interface ProgramRoutesDeps extends Pick<RouteContext, "requireCaller" | "countChoice"> {
  readonly players: Pick<Players, "program" | "offer">;
  readonly offers: Pick<ProgramOffers, "list" | "refresh">;
  readonly programKey: ProgramKey;
  readonly gameOf: (id: string) => AnyGame | undefined;
}

export function programRoutes(deps: ProgramRoutesDeps): Router {
  const { players, offers, programKey, gameOf, countChoice } = deps;
  const router = Router();

  router.get("/programs", async (request, response) => {
    const { game, after, limit } = parsed(programQuery, request.query, "query");
    const found = (await offers.list()).filter(
      ({ player, games }) => player > after && (game === undefined || games.some((one) => one.game === game)),
    );
    const programs = found.slice(0, limit);
    const page: ProgramPage = { programs, ...(found.length > limit && { next: programs.at(-1)!.player }) };
    response.json(page);
  });

  router.put("/programs/me", async (request, response) => {
    mustBeSmall(request.body);
    const { key: given, ...offer } = parsed(offerRequest, request.body, "body");
    if (given !== undefined && !programKey.accepts(given)) throw noProgramKey();
    const caller = await requireProgram(deps, request, given !== undefined);
    for (const [i, one] of offer.games.entries()) mustBeKnown(one, gameOf(one.game), `games.${i}`);
    await countChoice(request);
    await players.offer(caller, offer as Parameters<Players["offer"]>[1], given !== undefined);
    offers.refresh();
    response.json(offer);
  });

  router.delete("/programs/me", async (request, response) => {
    const caller = await requireProgram(deps, request, true);
    await countChoice(request);
    await players.offer(caller, undefined, false);
    offers.refresh();
    response.status(204).end();
  });

  router.get("/programs/:player", async (request, response) => {
    const player = request.params.player.slice(0, 64);
    const program = await players.program(player);
    if (!program) throw new HttpError(404, "NoSuchProgram", "no program has this id");
    response.json({ player, ...program });
  });
  return router;
}

/**
 * Limits the work of parsing.
 * @throws HttpError
 */
function mustBeSmall(body: { readonly games?: unknown } | undefined): void {
  const sizeOf = (held: unknown): number => (typeof held === "object" && held !== null ? Object.keys(held).length : 0);
  const games = Array.isArray(body?.games) ? (body.games as readonly Partial<OfferedGame>[]) : [];
  const isSmall =
    sizeOf(body) <= MOST.options &&
    games.length <= MOST.games &&
    games.every(
      (one) =>
        sizeOf(one) <= MOST.options &&
        sizeOf(one?.options) <= MOST.options &&
        sizeOf(one?.seats) <= MOST.seats &&
        Object.values(one?.options ?? {}).every((values) => sizeOf(values) <= MOST.values),
    );
  if (!isSmall)
    throw new HttpError(
      400,
      "BadRequest",
      `body: at most ${MOST.games} games, ${MOST.options} options of each, ${MOST.values} values of each`,
    );
}

/** @throws HttpError unless the game exists, with these option values and seat counts */
function mustBeKnown({ options, seats }: z.infer<typeof offeredGame>, game: AnyGame | undefined, where: string): void {
  if (!game) throw new HttpError(400, "NoSuchGame", `${where}.game: GET /api/games lists the games`);
  const fault = faultOfOffer(game, { ...(options && { options }), ...(seats && { seats }) });
  if (fault) throw new HttpError(400, fault.reason, `${where}.${fault.what}`);
}

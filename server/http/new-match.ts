import { Router } from "express";
import { z } from "zod";
import { safeParse } from "zod/v4/core";
import type { AnyGame } from "../../shared/engine/contract/game.ts";
import type { ReservedPlayer } from "../../shared/engine/match/seating.ts";
import type { Summary } from "../../shared/engine/match/summary.ts";
import { DEFAULT_TABLE_SETTINGS } from "../../shared/engine/match/table-settings.ts";
import type { Limits } from "../limits.ts";
import type { MatchFactory } from "../match/match-factory.ts";
import { tableSettings } from "../match/table-settings.ts";
import { bytesOf, MATCH_BYTES } from "../match/writes.ts";
import type { Contacts } from "../players/contacts.ts";
import type { Player } from "../players/tokens.ts";
import { networkIn } from "./addresses.ts";
import { chargeLimit, HttpError, parsed } from "./errors.ts";
import type { RouteContext } from "./route-context.ts";

interface NewMatchDeps extends Pick<RouteContext, "requireCaller"> {
  readonly factory: Pick<MatchFactory, "create">;
  readonly contacts: Pick<Contacts, "guestsOf">;
  readonly limits: Limits;
  readonly gameOf: (id: string) => AnyGame | undefined;
  readonly invite: (table: Summary, by: string, players: readonly string[]) => Promise<void>;
}

export const newMatch = z.strictObject({
  game: z.string().max(32),
  options: z.looseObject({}).default({}),
  seats: z.number().int().min(1).max(64),
  visibility: z.enum(["open", "private"]).default("private"),
  house: tableSettings.default(DEFAULT_TABLE_SETTINGS),
  /** Players who get reserved seats. */
  invited: z.array(z.string().max(32)).min(1).max(63).optional(),
  rated: z.literal(false).optional(),
});

type NewMatch = z.infer<typeof newMatch>;

export function newMatchRoute({ requireCaller, factory, contacts, limits, gameOf, invite }: NewMatchDeps): Router {
  const router = Router();

  router.post("/matches", async (request, response) => {
    const caller = await requireCaller(request);
    const {
      game: id,
      options: given,
      seats,
      visibility,
      house: settings,
      invited,
    } = parsed(newMatch, request.body, "body");
    const game = gameOf(id);
    if (!game) throw new HttpError(400, "NoSuchGame", `no game "${id}" here`);
    const options = optionsOf(game, given, seats);
    const kept = invited && (await seatsReservedBy(caller, { seats, visibility, invited }));
    const network = networkIn(request.headers);
    await chargeLimit(limits, "matches", network);
    await chargeLimit(limits, "writes", network, MATCH_BYTES + bytesOf([options]));
    const match = await factory.create({
      game,
      options,
      seats,
      visibility,
      settings,
      ...(kept && { kept }),
      opener: caller.id,
    });
    if (invited) await invite(match, caller.id, invited);
    response.status(201).json({ id: match.id, code: match.code });
  });

  /**
   * The first seat is free for the caller.
   * @throws HttpError
   */
  async function seatsReservedBy(
    caller: Player,
    { seats, visibility, invited }: Pick<NewMatch, "seats" | "visibility"> & { invited: string[] },
  ): Promise<readonly (ReservedPlayer | null)[]> {
    if (visibility !== "private")
      throw new HttpError(400, "BadRequest", "body.invited: only private tables take invitations");
    if (invited.length >= seats)
      throw new HttpError(400, "SeatCount", "seats: expected one for the caller and one for each invited player");
    const guests = await contacts.guestsOf(caller.id, [...new Set(invited)]);
    if (!guests)
      throw new HttpError(
        403,
        "NotInvitable",
        "a player can be invited only if they played with the caller and both allow it",
      );
    return Array.from({ length: seats }, (_, seat) => guests[seat - 1] ?? null);
  }

  return router;
}

/**
 * @returns the options with defaults
 * @throws HttpError if the game forbids these options or this number of seats
 */
export function optionsOf(game: AnyGame, given: object, seats: number): object {
  const chosen = safeParse(game.options, given);
  if (!chosen.success) {
    const wrong = chosen.error.issues.map(({ path, message }) => `options.${path.join(".")}: ${message}`);
    throw new HttpError(400, "BadOptions", wrong.join("; "));
  }
  const options = chosen.data as object;
  const [least, most] = game.seats(options);
  if (seats < least || seats > most)
    throw new HttpError(400, "SeatCount", `seats: ${least} to ${most} with these options`);
  return options;
}

import type { Request } from "express";
import type { Summary } from "../../shared/engine/match/summary.ts";
import type { Limits } from "../limits.ts";
import { CHOICE_BYTES } from "../match/writes.ts";
import type { Players } from "../players/players.ts";
import type { Player } from "../players/tokens.ts";
import { networkIn } from "./addresses.ts";
import { chargeLimit, HttpError } from "./errors.ts";
import type { MatchLookup } from "./match-lookup.ts";
import { noSuchMatch } from "./reads.ts";

export interface RouteContext {
  /** The token may be invalid. */
  readonly hasToken: (request: Request) => boolean;
  /** The token may be invalid. */
  readonly tokenOf: (request: Request) => string | undefined;
  /** Undefined without a valid token. */
  readonly callerOf: (request: Request) => Promise<Player | undefined>;
  /** @throws HttpError without a valid token */
  readonly requireCaller: (request: Request) => Promise<Player>;
  /**
   * @param why for developers
   * @throws HttpError without a valid token, or for a program
   */
  readonly requirePerson: (request: Request, why: string) => Promise<Player>;
  /** @throws HttpError if the match is missing, TooMany */
  readonly summaryOf: (idOrCode: unknown, request: Request) => Promise<Summary>;
  /**
   * Charges a request that writes a row or creates a secret.
   * @throws TooMany
   */
  readonly countChoice: (request: Request) => Promise<void>;
  /** @throws TooMany */
  readonly countTest: (player: string) => Promise<void>;
}

interface RouteContextDeps {
  readonly players: Pick<Players, "verify">;
  readonly lookup: MatchLookup;
  readonly limits: Limits;
}

export function noToken(): never {
  throw new HttpError(401, "NoToken", "a valid token of this server is required: POST /api/players creates one");
}

const bearer = (request: Request): string | undefined => /^Bearer (.+)$/.exec(request.get("authorization") ?? "")?.[1];

export function routeContext({ players, lookup, limits }: RouteContextDeps): RouteContext {
  const callerOf = (request: Request): Promise<Player | undefined> => players.verify(bearer(request));
  const requireCaller = async (request: Request): Promise<Player> => (await callerOf(request)) ?? noToken();
  return {
    hasToken: (request) => bearer(request) !== undefined,
    tokenOf: bearer,
    callerOf,
    requireCaller,
    async requirePerson(request, why) {
      const caller = await requireCaller(request);
      if (caller.isProgram) throw new HttpError(403, "NotForPrograms", why);
      return caller;
    },
    async summaryOf(idOrCode, request) {
      const summary = await lookup.find(String(idOrCode).slice(0, 64), networkIn(request.headers));
      if (!summary) throw noSuchMatch();
      return summary;
    },
    async countChoice(request) {
      const network = networkIn(request.headers);
      await chargeLimit(limits, "choices", network);
      await chargeLimit(limits, "writes", network, CHOICE_BYTES);
    },
    countTest: (player) => chargeLimit(limits, "webhookTests", player),
  };
}

import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { Request, Response } from "express";
import type { Viewer } from "../../shared/engine/contract/events.ts";
import type { AnyGame } from "../../shared/engine/contract/game.ts";
import type { Summary } from "../../shared/engine/match/summary.ts";
import type { Limits } from "../limits.ts";
import { accessRefusal, viewerOf } from "../match/access.ts";
import type { DealSecrecy } from "../match/deal-secrecy.ts";
import type { MatchContent, MatchContentKind, Readings } from "../match/readings.ts";
import type { SpectatorSummaries } from "../match/spectator-summaries.ts";
import type { Player } from "../players/tokens.ts";
import { networkIn } from "./addresses.ts";
import { chargeLimit, HttpError } from "./errors.ts";

interface ReadsDeps {
  readonly readings: Pick<Readings, "has" | "read">;
  readonly shown: Pick<SpectatorSummaries, "isDelayedFor" | "summaryFor">;
  readonly limits: Limits;
  readonly secrecy: Pick<DealSecrecy, "isSecretTo">;
  readonly gameOf: (id: string) => AnyGame | undefined;
}

/** Maximum cost of a cached reading, in events. */
const CACHED_COST = 20;

export const noSuchMatch = (): HttpError => new HttpError(404, "NoSuchMatch", "no match has this id or code");

export class Reads {
  readonly #deps: ReadsDeps;

  constructor(deps: ReadsDeps) {
    this.#deps = deps;
  }

  /** @throws HttpError if the match has no log or the caller may not see it, TooMany, Unreadable, Busy */
  async read(
    request: Request,
    summary: Summary,
    caller: Player | undefined,
    what: MatchContentKind,
  ): Promise<MatchContent> {
    // First, because the refusal must not depend on whether the match is over.
    await this.#mustNotBeSecret(summary, caller?.id);
    const viewer = viewerOf(summary, caller?.id);
    const network = networkIn(request.headers);
    await this.#count(network, summary, viewer, what, caller?.id);
    const { readings, gameOf } = this.#deps;
    const reading = await readings.read(summary, viewer, what, network);
    if (!reading) throw noSuchMatch();
    const objection = accessRefusal({ game: gameOf(summary.game)!, match: reading.match }, caller?.id ?? "");
    if (objection) throw new HttpError(403, objection, "you are not allowed to see this match at the moment");
    return reading;
  }

  /** @throws HttpError if the match's shared deal is still secret to the player */
  async #mustNotBeSecret(match: Summary, player: string | undefined): Promise<void> {
    if (!(await this.#deps.secrecy.isSecretTo(match, player))) return;
    const kind = match.series ? "series" : "day";
    throw new HttpError(
      403,
      "NotPlayedYet",
      `this match is the deal of a ${kind}: finish your own try first, or wait until the ${kind} is over`,
    );
  }

  /**
   * Charges all events, because a branch folds the whole log without the cache.
   * @throws TooMany
   */
  async countLog(request: Request, { version }: Summary, { id }: Player): Promise<void> {
    for (const who of [networkIn(request.headers), id]) await chargeLimit(this.#deps.limits, "reads", who, version);
  }

  /** @throws HttpError if the player may not see the match, TooMany, Unreadable, Busy */
  async summary(network: string, player: string | undefined, match: Summary): Promise<Summary> {
    await this.#mustNotBeSecret(match, player);
    const { shown } = this.#deps;
    if (shown.isDelayedFor(player, match)) await this.#count(network, match, "table", "summary", player);
    return shown.summaryFor(player, match, network);
  }

  /**
   * The match file for spectators, in gzip; undefined if they may not see it.
   * @throws TooMany, Unreadable, Busy
   */
  async table(network: string, match: Summary): Promise<Uint8Array | undefined> {
    const { readings, gameOf } = this.#deps;
    await this.#count(network, match, "table", "file");
    const reading = await readings.read(match, "table", "file", network);
    const isShown = reading && !accessRefusal({ game: gameOf(match.game)!, match: reading.match }, "");
    return isShown ? reading.file : undefined;
  }

  /**
   * Charges the network and the player.
   * @throws TooMany
   */
  async #count(
    network: string,
    match: Summary,
    viewer: Viewer,
    what: MatchContentKind,
    player?: string,
  ): Promise<void> {
    const { readings, limits } = this.#deps;
    const events = readings.has(match, viewer, what) ? Math.min(CACHED_COST, match.version) : match.version;
    for (const who of player === undefined ? [network] : [network, player])
      await chargeLimit(limits, "reads", who, events);
  }
}

const decompress = promisify(gunzip);

/** Computing an ETag takes as long as the rest of a request. */
const etags = new WeakMap<Uint8Array, string>();

function etagOf({ app }: Request, text: Uint8Array): string {
  const etag = etags.get(text) ?? String(app.get("etag fn")(text));
  etags.set(text, etag);
  return etag;
}

/** Decompresses gzip for clients that do not accept it. */
export async function sendCompressed(request: Request, response: Response, text: Uint8Array): Promise<void> {
  const isTaken = request.acceptsEncodings("gzip", "identity") === "gzip";
  const bytes = Buffer.from(text.buffer, text.byteOffset, text.byteLength);
  if (isTaken) response.set("content-encoding", "gzip");
  if (!response.get("etag")) response.set("etag", etagOf(request, text));
  response.vary("accept-encoding").send(isTaken ? bytes : await decompress(bytes));
}

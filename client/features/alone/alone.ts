import { signal } from "@preact/signals";
import { safeParse } from "zod/v4/core";
import { isRefusal, type Seat } from "../../../shared/engine/contract/events.ts";
import type { AnyGame } from "../../../shared/engine/contract/game.ts";
import { headerOf, write } from "../../../shared/engine/log/format.ts";
import { type Refused, refused } from "../../../shared/engine/log/reply.ts";
import { upcastEntry } from "../../../shared/engine/log/upcast.ts";
import type { Requests } from "../../../shared/engine/log/wire.ts";
import type { MatchCommand } from "../../../shared/engine/match/decide.ts";
import { deviceId } from "../../../shared/engine/match/device-id.ts";
import { type Summary, summarize } from "../../../shared/engine/match/summary.ts";
import type { TableSettings } from "../../../shared/engine/match/table-settings.ts";
import { guest } from "../../api/identity.ts";
import { manifestOf } from "../../catalog/catalog.ts";
import { loadGame } from "../../catalog/load.ts";
import type { TableConnection } from "../../contract/table-connection.ts";
import { emptyTimeline, extend } from "../../contract/timeline.ts";
import { t } from "../../i18n/t.ts";
import { localConnection } from "../../match/local-connection.ts";
import { LocalMatch } from "../../match/local-match.ts";
import type { DeviceMatch } from "../../storage/database.ts";
import { HAS_ALONE, writeStored } from "../../storage/local-storage.ts";
import { append, storedMatch, storedMatches, storeMatch } from "../../storage/matches.ts";

/* Solo matches without a server, dealt from this device's randomness and stored in this browser. */

const OWN: Seat = 0;

const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");

const now = (): string => new Date().toISOString();

const rulesOf = async (game: string): Promise<AnyGame | undefined> => manifestOf(game)?.wholeRules?.();

interface Alone {
  readonly game: string;
  /** Missing options have their defaults. */
  readonly options: object;
  readonly settings?: TableSettings | undefined;
}

/**
 * @returns the match's id; undefined if the game is unknown or needs a server, or its rules do not accept the options
 * @throws StorageError
 */
export async function dealAlone({ game, options, settings }: Alone): Promise<string | undefined> {
  const rules = await rulesOf(game);
  const chosen = rules && safeParse(rules.options, options);
  if (!chosen?.success) return undefined;
  const [id, seed] = [deviceId(hex(8)), hex(32)];
  const { player, name = t().you } = guest.peek() ?? {};
  const first = { nonce: hex(16), ...(player === undefined ? {} : { player }) };
  const deal = { id, seed, first, options: chosen.data as object, names: [name], settings };
  const { log } = new LocalMatch(rules as AnyGame, deal, now);
  await storeMatch({ id, game, seed, log });
  forgetSummaries();
  writeStored(HAS_ALONE, "yes");
  return id;
}

const resumed = (rules: AnyGame, { seed, log }: DeviceMatch) =>
  new LocalMatch(rules, { seed, log: log.map((entry) => upcastEntry(rules, entry)) }, now);

type Resumed = ReturnType<typeof resumed>;

/** Refuses requests that make no sense in a solo match. */
function commandFor(rules: AnyGame, name: keyof Requests, payload: unknown): MatchCommand | Refused {
  if (name === "concede" || name === "playOn" || name === "hint") return { type: name, seat: OWN };
  if (name === "takeBack") return { type: name, seat: OWN, ...(payload as Requests["takeBack"]["payload"]) };
  if (name !== "command") return refused("NoConnection");
  const parsed = safeParse(rules.command, (payload as Requests["command"]["payload"]).command);
  return parsed.success ? { type: "play", seat: OWN, command: parsed.data } : refused("BadCommand");
}

/**
 * Undefined if there is no such match, or its game needs a server or is unknown.
 * @throws StorageError
 */
export async function openAlone(id: string): Promise<TableConnection | undefined> {
  const found = await storedMatch(id);
  const [rules, game] = found ? await Promise.all([rulesOf(found.game), loadGame(found.game)]) : [];
  if (!found || !rules || !game) return undefined;
  const nobody = emptyTimeline(game.rules, OWN);
  let match: Resumed = resumed(rules, found);
  const timeline = signal(extend(nobody, match.seenBy(OWN)));
  /** Returns to the stored match, because a write failed or another page wrote first. */
  const restore = async (): Promise<Refused> => {
    match = resumed(rules, (await storedMatch(id)) ?? found);
    timeline.value = extend(nobody, match.seenBy(OWN));
    return refused("NoConnection");
  };
  const request = async (name: keyof Requests, payload: unknown): Promise<Requests["rematch"]["reply"]> => {
    if (name === "rematch") return again(match);
    const command = commandFor(rules, name, payload);
    if ("ok" in command) return command;
    const before = match.log.length;
    const entries = match.ask(command);
    if (isRefusal(entries)) return refused(entries.refused, entries.rule);
    // As on a server, a move is shown only once it is stored.
    if (!(await append(id, before, entries).catch(() => false))) return restore();
    forgetSummaries();
    timeline.value = extend(timeline.peek(), match.seenBy(OWN).slice(before));
    return { ok: true, v: match.log.length, id, code: id };
  };
  return localConnection(game, timeline, { request: request as TableConnection["request"], close: () => {} });
}

async function again({ match: { config }, log }: Resumed): Promise<Requests["rematch"]["reply"]> {
  const { game, options, house: settings } = config;
  const next = await dealAlone({ game, options, settings }).catch(() => undefined);
  return next === undefined ? refused("NoConnection") : { ok: true, v: log.length, id: next, code: next };
}

/**
 * The match's file; until the match is over, with only what the player may see.
 * @throws StorageError
 */
export async function fileOf(id: string): Promise<string | undefined> {
  const found = await storedMatch(id);
  const rules = found && (await rulesOf(found.game));
  if (!found || !rules) return undefined;
  const match = resumed(rules, found);
  const log = match.match.phase === "over" ? match.log : match.seenBy(OWN);
  return write({ header: headerOf(match.match, match.log), log });
}

/** `handedIn` is the match's id in the server's history, once uploaded. */
export type DeviceSummary = Summary & Pick<DeviceMatch, "handedIn">;

/** Cached until this page changes a match, because lists poll the summaries. */
let listed: Promise<readonly DeviceSummary[]> | undefined;

export function forgetSummaries(): void {
  listed = undefined;
}

/**
 * The matches on this device, with the viewer as their player.
 * @throws StorageError
 */
export async function summaries(): Promise<readonly DeviceSummary[]> {
  listed ??= summarizeAll().catch((error) => {
    forgetSummaries();
    throw error;
  });
  const all = await listed;
  return all.map((match) => playedBy(match, guest.peek()?.player));
}

/** Names the viewer as the player, even of a match dealt before they had an id. */
export const playedBy = (match: DeviceSummary, player: string | undefined): DeviceSummary =>
  player === undefined ? match : { ...match, seats: match.seats.map((seat) => seat && { ...seat, player }) };

async function summarizeAll(): Promise<readonly DeviceSummary[]> {
  const all = await Promise.all(
    (await storedMatches()).map(async (found) => {
      const rules = await rulesOf(found.game);
      if (!rules) return [];
      const { match, log } = resumed(rules, found);
      const { handedIn } = found;
      return [{ ...summarize(rules, undefined, match, log), ...(handedIn === undefined ? {} : { handedIn }) }];
    }),
  );
  return all.flat();
}

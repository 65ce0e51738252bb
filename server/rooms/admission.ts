import { type AuthContext, ErrorCode, matchMaker, ServerError } from "@colyseus/core";
import { z } from "zod";
import { chargeLimit } from "../http/errors.ts";
import { type Limits, type Quota, takeEach } from "../limits.ts";
import { accessRefusal, spectatorRefusal } from "../match/access.ts";
import type { DealSecrecy } from "../match/deal-secrecy.ts";
import type { Redirects } from "../match/redirects.ts";
import type { Table } from "../match/table.ts";
import type { Tables } from "../match/tables.ts";
import type { Players } from "../players/players.ts";
import { isText } from "../text.ts";
import type { TableClient } from "./table-client.ts";
import type { Visitor } from "./visitor.ts";

/** `sockets`: per guest; `tables`: open tables per network; `guestTables`: per guest. */
interface RoomQuotas {
  readonly sockets: Quota;
  readonly tables: Quota;
  readonly guestTables: Quota;
}

export interface AdmissionDeps {
  readonly tables: Pick<Tables, "find">;
  readonly redirects: Pick<Redirects, "assertMayRejoin">;
  readonly secrecy: Pick<DealSecrecy, "isSecretTo">;
  readonly players: Players;
  readonly limits: Limits;
  readonly quotas: RoomQuotas;
}

/** Close code for clients that have lost access. */
export const NO_ACCESS = 4403;

const joining = z.object({
  match: z.string().min(1).max(64).refine(isText),
  asked: z.boolean().default(false),
});

/** `opener`: the player whose join creates the room, set by `authenticate`, not by clients. */
const opening = joining.extend({ opener: z.object({ player: z.string(), network: z.string() }) });

/**
 * Without a match id, Colyseus would ignore the filter and join any room.
 * @throws ServerError with an HTTP status and a reason, OwnedElsewhere
 */
export async function authenticate(
  { redirects, players }: AdmissionDeps,
  token: string,
  options: unknown,
  { ip = "" }: AuthContext,
): Promise<Visitor> {
  const player = await players.verify(token);
  if (!player) throw new ServerError(401, "NoToken");
  const { success, data } = joining.safeParse(options);
  if (!success) throw new ServerError(404, "NoSuchMatch");
  await redirects.assertMayRejoin(data.match, player.id);
  Object.assign(options as object, { opener: { player: player.id, network: ip } });
  return { ...player, network: ip, wantsAsked: data.asked };
}

/** `release` frees the quotas when the room closes. */
interface OpeningPermit {
  readonly match: string;
  readonly release: () => void;
}

/** @throws ServerError with an HTTP status and a reason, TooMany */
export async function permitOpening(
  { tables, limits, quotas }: AdmissionDeps,
  options: unknown,
): Promise<OpeningPermit> {
  const { match, opener } = opening.parse(options);
  // First, because `getLocalRoomById` takes an inherited property such as `constructor` for a room.
  const [found] = await tables.find({ id: match, limit: 1 });
  if (!found) throw new ServerError(404, "NoSuchMatch");
  if (matchMaker.getLocalRoomById(match)) throw new ServerError(409, "TableIsOpen");
  // Opening a room reads and folds the log.
  for (const who of [opener.network, opener.player]) await chargeLimit(limits, "reads", who, found.version);
  const release = takeEach([
    [quotas.guestTables, opener.player],
    [quotas.tables, opener.network],
  ]);
  if (!release) throw new ServerError(429, "TooMany");
  return { match, release };
}

export class Admission {
  readonly #deps: AdmissionDeps;
  readonly #table: Table;
  /** Functions that release sockets, by session. */
  readonly #sockets = new Map<string, () => void>();

  constructor(deps: AdmissionDeps, table: Table) {
    this.#deps = deps;
    this.#table = table;
  }

  /**
   * Decides whether a client may join, and counts its socket.
   * @param spectators the connected spectators, including the client if it has no seat
   * @throws ServerError with the reason of a refusal
   */
  async admit(client: TableClient, spectators: () => readonly TableClient[]): Promise<void> {
    const player = client.auth!;
    const isSecret = await this.#deps.secrecy.isSecretTo(this.#table.summary!, player.id);
    // Secrecy first, because the refusal must not depend on whether the match is over.
    const refusal = isSecret
      ? "NotPlayedYet"
      : (accessRefusal(this.#table, player.id) ?? crowdRefusal(client, spectators()));
    const release = refusal ? undefined : this.#deps.quotas.sockets.take(player.id);
    if (!release) throw new ServerError(ErrorCode.APPLICATION_ERROR, refusal ?? "TooMany");
    this.#sockets.set(client.sessionId, release);
  }

  release({ sessionId }: TableClient): void {
    this.#sockets.get(sessionId)?.();
    this.#sockets.delete(sessionId);
  }
}

/** Why a spectator is refused; undefined if there is room, and for a player. */
function crowdRefusal(client: TableClient, spectators: readonly TableClient[]): string | undefined {
  if (!spectators.includes(client)) return undefined;
  const others = spectators.filter((other) => other !== client);
  return spectatorRefusal(
    others.map(({ auth }) => auth!),
    client.auth!,
  );
}

import type { Refused } from "../../shared/engine/log/wire.ts";
import type { Phase, Summary } from "../../shared/engine/match/summary.ts";
import type { TableSettings } from "../../shared/engine/match/table-settings.ts";
import type { Timestamp } from "../../shared/engine/time.ts";

/** A guest account: the token authenticates it, the id is what seats are assigned to. */
export interface Guest {
  readonly player: string;
  readonly token: string;
  readonly name: string;
}

/** Signs in another device as this guest: works once, for a short time. */
export interface PassResponse {
  readonly pass: string;
  readonly until: Timestamp;
}

/** The settings of a new table. Options are the game's own; missing ones have their defaults. */
interface NewTableSettings {
  readonly game: string;
  readonly options: object;
  readonly seats: number;
  readonly visibility: Summary["visibility"];
  readonly house: TableSettings;
  /** Players for whom seats are reserved at a private table. */
  readonly invited?: readonly string[];
}

/** The filters of a list of matches. */
export interface MatchListQuery {
  readonly state: readonly Phase[];
  readonly player?: string;
  readonly limit?: number;
}

/** A response, or why there is none: the server's reason, or `NoConnection`. */
export type ApiResponse<T> = ({ readonly ok: true } & T) | (Refused & { readonly status?: number });

/** Whether a retry may succeed: the server did not answer, or was busy or broken. */
export const isPassing = (answer: ApiResponse<object>): boolean =>
  !answer.ok && (answer.status === undefined || answer.status === 429 || answer.status >= 500);

const isRefusal = (body: unknown): body is { readonly reason: string } =>
  typeof body === "object" && body !== null && "reason" in body && typeof body.reason === "string";

/** Request timeout, in ms. */
const PATIENCE = 30_000;

const json = (response: Response): Promise<unknown> => response.json();

/**
 * Sends one request to the API. Failures are values, as the callers are screens that show them.
 * @param read reads the body of a successful response
 */
export async function ask<T extends object>(
  path: string,
  init: RequestInit = {},
  token?: string,
  read: (response: Response) => Promise<unknown> = json,
): Promise<ApiResponse<T>> {
  const headers = new Headers(init.headers);
  if (init.body) headers.set("content-type", "application/json");
  if (token) headers.set("authorization", `Bearer ${token}`);
  try {
    const response = await fetch(`/api${path}`, { ...init, headers, signal: AbortSignal.timeout(PATIENCE) });
    if (response.ok) return { ...((await read(response)) as T), ok: true };
    const body = await json(response);
    return { ok: false, reason: isRefusal(body) ? body.reason : "Unexpected", status: response.status };
  } catch {
    return { ok: false, reason: "NoConnection" };
  }
}

export const post = (body: object): RequestInit => ({ method: "POST", body: JSON.stringify(body) });

export const put = (body: object): RequestInit => ({ method: "PUT", body: JSON.stringify(body) });

/** For successful responses without a body. */
export const nothing = async (): Promise<object> => ({});

/** `no-cache` revalidates; an unchanged list is sent without a body. */
export const POLLED: RequestInit = { cache: "no-cache" };

const search = ({ state, player, limit }: MatchListQuery): string => {
  const params = new URLSearchParams({ state: state.join(",") });
  if (player !== undefined) params.set("player", player);
  if (limit !== undefined) params.set("limit", String(limit));
  return params.toString();
};

/** A new guest, or with a token a new name for that guest. */
export const introduce = (name: string, token?: string) => ask<Guest>("/players", post({ name }), token);

export const makePass = (token: string) => ask<PassResponse>("/passes", post({}), token);

/** The guest who made the pass, which is then used up. */
export const usePass = (pass: string) => ask<Guest>("/passes/use", post({ pass }));

/** The guest of a token, by the current name, wherever it was changed. */
export const whoIs = (token: string) => ask<Omit<Guest, "token">>("/players/me", POLLED, token);

/** Makes recovery words for the guest; earlier ones become invalid. */
export const makePhrase = (token: string) => ask<{ readonly phrase: string }>("/recovery", post({}), token);

/** The guest of these recovery words. */
export const usePhrase = (phrase: string) => ask<Guest>("/recovery/use", post({ phrase }));

/** Deletes the guest permanently. */
export const deleteGuest = (player: string, token: string) =>
  ask<object>(`/players/${player}`, { method: "DELETE" }, token, nothing);

export const openMatch = (opening: NewTableSettings, token: string) =>
  ask<Pick<Summary, "id" | "code">>("/matches", post(opening), token);

/** Public matches and the number of people online; with a player's own token, that player's private matches too. */
export const listMatches = (query: MatchListQuery, token?: string) =>
  ask<{ readonly matches: readonly Summary[]; readonly people?: number }>(`/matches?${search(query)}`, POLLED, token);

/** A public match, and its number of spectators. */
export interface PublicMatch {
  readonly match: Summary;
  readonly onlookers: number;
}

/** The public matches in progress, the most watched first; if there are none, the best recent replays. */
export const listWatched = () =>
  ask<{ readonly watched: readonly PublicMatch[]; readonly replays?: readonly Summary[] }>("/watch", POLLED);

/** The file of a match, as far as the caller may read it now. */
export const matchLog = (id: string, token?: string) =>
  ask<{ readonly text: string }>(`/matches/${encodeURIComponent(id)}/log`, POLLED, token, async (response) => ({
    text: await response.text(),
  }));

/** One match by id or invitation code; with a player's token, as that player may see it. */
export const findMatch = (idOrCode: string, token?: string) =>
  ask<Summary>(`/matches/${encodeURIComponent(idOrCode)}`, POLLED, token);

/** The server's description of itself: its version and, if given, its host. */
export interface About {
  readonly version: string;
  readonly host?: string;
  readonly contact?: string;
  readonly source?: string;
}

export const readAbout = (): Promise<ApiResponse<About>> => ask("/about");

import type { Phase, Summary } from "../../shared/engine/summary.ts";
import type { TableSettings } from "../../shared/engine/table-settings.ts";
import type { Moment } from "../../shared/engine/time.ts";
import type { Refused } from "../../shared/engine/wire.ts";

/** A guest: the token is the identity, the id is what seats are given to. */
export interface Guest {
  readonly player: string;
  readonly token: string;
  readonly name: string;
}

/** What makes another device this guest: it works once, and until a moment soon. */
export interface Pass {
  readonly pass: string;
  readonly until: Moment;
}

/** What a table is opened with. Options are the game's own; whatever is left out has its default. */
export interface Opening {
  readonly game: string;
  readonly options: object;
  readonly seats: number;
  readonly visibility: Summary["visibility"];
  readonly house: TableSettings;
  /** Players for whom seats are kept at a private table. */
  readonly invited?: readonly string[];
}

/** Which matches a list holds. */
export interface Query {
  readonly state: readonly Phase[];
  readonly player?: string;
  readonly limit?: number;
}

/** An answer, or why there is none: the server's reason, or `NoConnection` when nobody answered. */
export type Answer<T> = ({ readonly ok: true } & T) | (Refused & { readonly status?: number });

/** Whether the same question may be answered another time: nobody answered, or the server was busy or broken. */
export const isPassing = (answer: Answer<object>): boolean =>
  !answer.ok && (answer.status === undefined || answer.status === 429 || answer.status >= 500);

const isRefusal = (body: unknown): body is { readonly reason: string } =>
  typeof body === "object" && body !== null && "reason" in body && typeof body.reason === "string";

/** How long the server may take over an answer, in ms. One that takes longer counts as none. */
const PATIENCE = 30_000;

const json = (response: Response): Promise<unknown> => response.json();

/**
 * One request to the API. Failures are values: the callers are screens, which show them.
 * @param read what a good answer holds
 */
export async function ask<T extends object>(
  path: string,
  init: RequestInit = {},
  token?: string,
  read: (response: Response) => Promise<unknown> = json,
): Promise<Answer<T>> {
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

/** What a good answer holds that has no body. */
export const nothing = async (): Promise<object> => ({});

/** `no-cache` asks the server whether anything changed; an unchanged list costs no body. */
export const POLLED: RequestInit = { cache: "no-cache" };

const search = ({ state, player, limit }: Query): string => {
  const params = new URLSearchParams({ state: state.join(",") });
  if (player !== undefined) params.set("player", player);
  if (limit !== undefined) params.set("limit", String(limit));
  return params.toString();
};

/** A new guest, or with a token a new name for the one there is. */
export const introduce = (name: string, token?: string) => ask<Guest>("/players", post({ name }), token);

export const makePass = (token: string) => ask<Pass>("/passes", post({}), token);

/** The guest whose pass it is. Nobody can use it again. */
export const usePass = (pass: string) => ask<Guest>("/passes/use", post({ pass }));

/** The guest of a token, by the name that they have now, wherever it was changed. */
export const whoIs = (token: string) => ask<Omit<Guest, "token">>("/players/me", POLLED, token);

/** Words by which the guest comes back; those of before are void. */
export const makePhrase = (token: string) => ask<{ readonly phrase: string }>("/recovery", post({}), token);

/** The guest who comes back by these words. */
export const usePhrase = (phrase: string) => ask<Guest>("/recovery/use", post({ phrase }));

/** Has the guest deleted, for good. */
export const deleteGuest = (player: string, token: string) =>
  ask<object>(`/players/${player}`, { method: "DELETE" }, token, nothing);

export const openMatch = (opening: Opening, token: string) =>
  ask<Pick<Summary, "id" | "code">>("/matches", post(opening), token);

/** Matches as everybody may see them, and how many people are here; with a player's own token, that player's private ones too. */
export const listMatches = (query: Query, token?: string) =>
  ask<{ readonly matches: readonly Summary[]; readonly people?: number }>(`/matches?${search(query)}`, POLLED, token);

/** A match that anybody may watch, and how many people do. */
export interface Watched {
  readonly match: Summary;
  readonly onlookers: number;
}

/** What may be watched just now, the most watched first; without any, the best replays of late. */
export const listWatched = () =>
  ask<{ readonly watched: readonly Watched[]; readonly replays?: readonly Summary[] }>("/watch", POLLED);

/** The file of a match, as far as whoever asks may read it now. */
export const matchLog = (id: string, token?: string) =>
  ask<{ readonly text: string }>(`/matches/${encodeURIComponent(id)}/log`, POLLED, token, async (response) => ({
    text: await response.text(),
  }));

/** One match, by its id or the code of an invitation; with a player's own token, as that player may know it. */
export const findMatch = (idOrCode: string, token?: string) =>
  ask<Summary>(`/matches/${encodeURIComponent(idOrCode)}`, POLLED, token);

/** What a server says of itself: its version, and who runs it where they say so. */
export interface About {
  readonly version: string;
  readonly host?: string;
  readonly contact?: string;
  readonly source?: string;
}

export const readAbout = (): Promise<Answer<About>> => ask("/about");

import type { Phase, Summary } from "../../shared/engine/match/summary.ts";
import type { TableSettings } from "../../shared/engine/match/table-settings.ts";
import { type ApiResponse, post, request } from "./request.ts";

/** `player` is the guest's id; `token` authenticates the guest. */
export interface Guest {
  readonly player: string;
  readonly token: string;
  readonly name: string;
}

/** Missing options have the game's defaults. */
interface NewTableSettings {
  readonly game: string;
  readonly options: object;
  readonly seats: number;
  readonly visibility: Summary["visibility"];
  readonly house: TableSettings;
  /** Players with reserved seats at a private table. */
  readonly invited?: readonly string[];
}

export interface MatchListQuery {
  readonly state: readonly Phase[];
  readonly player?: string;
  readonly limit?: number;
}

/** Whether a retry may succeed: the server did not answer, was busy, or failed. */
export const isPassing = (answer: ApiResponse<object>): boolean =>
  !answer.ok && (answer.status === undefined || answer.status === 429 || answer.status >= 500);

export const ask = <T extends object>(
  path: string,
  init: RequestInit = {},
  token?: string,
  read?: (response: Response) => Promise<unknown>,
): Promise<ApiResponse<T>> => request<T>(`/api${path}`, init, token, read);

export const put = (body: object): RequestInit => ({ method: "PUT", body: JSON.stringify(body) });

export const ignoreBody = async (): Promise<object> => ({});

/** With `no-cache`, an unchanged response has no body. */
export const POLLED: RequestInit = { cache: "no-cache" };

const search = ({ state, player, limit }: MatchListQuery): string => {
  const params = new URLSearchParams({ state: state.join(",") });
  if (player !== undefined) params.set("player", player);
  if (limit !== undefined) params.set("limit", String(limit));
  return params.toString();
};

/** With a token, renames its guest instead. */
export const introduce = (name: string, token?: string) => ask<Guest>("/players", post({ name }), token);

export const whoIs = (token: string) => ask<Omit<Guest, "token">>("/players/me", POLLED, token);

export const openMatch = (opening: NewTableSettings, token: string) =>
  ask<Pick<Summary, "id" | "code">>("/matches", post(opening), token);

/** Public matches, with a token also the player's private ones, and the number of people online. */
export const listMatches = (query: MatchListQuery, token?: string) =>
  ask<{ readonly matches: readonly Summary[]; readonly people?: number }>(`/matches?${search(query)}`, POLLED, token);

/** Returns the match as the token's player may see it. */
export const findMatch = (idOrCode: string, token?: string) =>
  ask<Summary>(`/matches/${encodeURIComponent(idOrCode)}`, POLLED, token);

import type {
  SeriesListResponse,
  SeriesResponse,
  SeriesResultsResponse,
  SeriesStandingsResponse,
} from "../../shared/engine/lists/series-responses.ts";
import { ask, ignoreBody, POLLED } from "./api.ts";
import { post } from "./request.ts";

/** Rows per page. */
const PAGE = 100;

interface SeriesForm {
  readonly title: string;
  readonly deals: readonly { readonly game: string; readonly options: object }[];
  readonly seats: number;
  readonly bots: boolean;
  readonly listed: boolean;
  /** ISO 8601. Default: now. */
  readonly opensAt?: string;
  readonly closesAt: string;
}

export type SeriesListName = "current" | "past" | "mine";

/** @param after the `next` of the previous page */
export const listSeries = (list: SeriesListName, after: string | undefined, token?: string) =>
  ask<SeriesListResponse>(
    `/series?${new URLSearchParams({ list, ...(after === undefined ? {} : { after }) })}`,
    POLLED,
    token,
  );

export const openSeries = (form: SeriesForm, token: string) =>
  ask<{ readonly id: string }>("/series", post(form), token);

const pathOf = (id: string): string => `/series/${encodeURIComponent(id)}`;

export const readSeries = (id: string, token?: string) => ask<SeriesResponse>(pathOf(id), POLLED, token);

export const withdrawSeries = (id: string, token: string) =>
  ask<object>(pathOf(id), { method: "DELETE" }, token, ignoreBody);

/** @param from the number of rows to skip */
export const readStandings = (id: string, from: number, token?: string) =>
  ask<SeriesStandingsResponse>(`${pathOf(id)}/standings?from=${from}&limit=${PAGE}`, POLLED, token);

/** @param from the number of rows to skip */
export const readResults = (id: string, deal: number, from: number, token?: string) =>
  ask<SeriesResultsResponse>(`${pathOf(id)}/deals/${deal}?from=${from}&limit=${PAGE}`, POLLED, token);

/** Returns the caller's table on a deal, or opens one. */
export const playDeal = (id: string, deal: number, token: string) =>
  ask<{ readonly id: string; readonly code: string }>(`${pathOf(id)}/deals/${deal}/tries`, post({}), token);

/** @param query such as `format=csv&table=results` */
export const downloadResults = (id: string, query: string, token?: string) =>
  ask<{ readonly file: Blob }>(`${pathOf(id)}/results?${query}`, POLLED, token, async (response) => ({
    file: await response.blob(),
  }));

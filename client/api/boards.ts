import type { GalleryEntry, GalleryResponse, WeekBoardResponse } from "../../shared/engine/lists/gallery-responses.ts";
import { ask, ignoreBody, POLLED } from "./api.ts";
import { post } from "./request.ts";

export interface GallerySearch {
  readonly order: "newest" | "played" | "won";
  readonly name: string;
  readonly list: "all" | "mine";
}

export const listBoards = (search: GallerySearch, from: number, token?: string) =>
  ask<GalleryResponse>(`/boards?${new URLSearchParams({ ...search, from: String(from) })}`, POLLED, token);

const pathOf = (id: string): string => `/boards/${encodeURIComponent(id)}`;

export const readBoard = (id: string, token?: string) => ask<GalleryEntry>(pathOf(id), POLLED, token);

export const readWeekBoard = (token?: string) => ask<WeekBoardResponse>("/boards/week", POLLED, token);

export const publishBoard = (game: string, definition: object, token: string) =>
  ask<{ readonly id: string }>("/boards", post({ game, definition }), token);

export const unpublishBoard = (id: string, token: string) =>
  ask<object>(pathOf(id), { method: "DELETE" }, token, ignoreBody);

export const reportBoard = (id: string, token: string) =>
  ask<object>(`${pathOf(id)}/report`, post({}), token, ignoreBody);

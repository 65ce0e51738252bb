import type { LogbookResponse } from "../../shared/engine/lists/logbook.ts";
import { ask, POLLED, put } from "./api.ts";

const pathOf = (player: string): string => `/logbooks/${encodeURIComponent(player)}`;

/** The caller's own, or a published one. Otherwise refused with `NoSuchLogbook`. */
export const readLogbook = (player: string, token?: string) => ask<LogbookResponse>(pathOf(player), POLLED, token);

/** Anyone who has a published logbook's address can read it. `open` false withdraws it. */
export const openLogbook = (player: string, open: boolean, token: string) =>
  ask<Pick<LogbookResponse, "isOpen">>(pathOf(player), put({ open }), token);

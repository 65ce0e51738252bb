import type { LogbookResponse } from "../../shared/engine/lists/logbook.ts";
import { ask, POLLED, put } from "./api.ts";

const pathOf = (player: string): string => `/logbooks/${encodeURIComponent(player)}`;

/** Refused with `NoSuchLogbook` if the logbook is neither public nor the caller's. */
export const readLogbook = (player: string, token?: string) => ask<LogbookResponse>(pathOf(player), POLLED, token);

/** Publishes a logbook to readers who know its address, or withdraws it. */
export const openLogbook = (player: string, open: boolean, token: string) =>
  ask<Pick<LogbookResponse, "isOpen">>(pathOf(player), put({ open }), token);

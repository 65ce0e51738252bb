import type { LogbookResponse } from "../../shared/engine/lists/logbook.ts";
import { ask, POLLED, put } from "./api.ts";

const pathOf = (player: string): string => `/logbooks/${encodeURIComponent(player)}`;

/** A player's logbook: the caller's own, or a published one. Otherwise refused with `NoSuchLogbook`. */
export const readLogbook = (player: string, token?: string) => ask<LogbookResponse>(pathOf(player), POLLED, token);

/** Publishes the caller's logbook to everyone who has its address, or withdraws it. */
export const openLogbook = (player: string, open: boolean, token: string) =>
  ask<Pick<LogbookResponse, "isOpen">>(pathOf(player), put({ open }), token);

import type { ToldLogbook } from "../../shared/engine/logbook.ts";
import { ask, POLLED, put } from "./api.ts";

const pathOf = (player: string): string => `/logbooks/${encodeURIComponent(player)}`;

/** What a player has done: one's own, or one that is open. Refused with `NoSuchLogbook` else. */
export const readLogbook = (player: string, token?: string) => ask<ToldLogbook>(pathOf(player), POLLED, token);

/** Opens one's own logbook to everybody who has its address, or closes it. */
export const openLogbook = (player: string, open: boolean, token: string) =>
  ask<Pick<ToldLogbook, "isOpen">>(pathOf(player), put({ open }), token);

import type { Seat } from "../../shared/engine/contract/events.ts";

const WINDS = ["Mistral", "Zephyr", "Bora", "Sirocco", "Levanter", "Ostro", "Pampero", "Helm", "Tramontane", "Chinook"];

/** @param table an id, which varies the names */
export const botName = (table: string, seat: Seat): string => WINDS[(seat + table.charCodeAt(0)) % WINDS.length]!;

import type { Seat } from "../../shared/engine/game.ts";

/** Bots are called after winds, a different one at each seat. */
const WINDS = ["Mistral", "Zephyr", "Bora", "Sirocco", "Levanter", "Ostro", "Pampero", "Helm", "Tramontane", "Chinook"];

/** What the bot at a seat is called. @param table what else it hangs on: an id */
export const botName = (table: string, seat: Seat): string => WINDS[(seat + table.charCodeAt(0)) % WINDS.length]!;

import { registerGames } from "../catalog/catalog.ts";
import { GAMES } from "./index.ts";

/*
 * The first import of each program with pages, so that the games are known before any other module reads them. Nothing
 * below the start imports the games themselves: they import the table, the course and the rule book.
 */
registerGames(GAMES);

import { registerGames } from "../catalog/catalog.ts";
import { GAMES } from "./index.ts";

/*
 * The first import of each program with pages, so that the games are known before any other module reads them. The
 * modules of the home page do not import the games themselves; tables, courses and rule books do.
 */
registerGames(GAMES);

import { registerGames } from "../catalog/catalog.ts";
import { GAMES } from "./index.ts";

/*
 * Each program with pages imports this module first, so that the games are registered before other modules read them.
 */
registerGames(GAMES);

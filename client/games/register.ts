import { registerGames } from "../catalog/catalog.ts";
import { GAMES } from "./index.ts";

/* Imported first by each program with pages, so that the games are registered before other modules read them. */
registerGames(GAMES);

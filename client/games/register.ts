import { registerGames } from "../catalog/catalog.ts";
import { GAMES } from "./index.ts";

/* Each program with pages imports this module first, so that the games are known before any other module reads them.
   The home page's modules do not import the games themselves; those of tables, courses and rule books do. */
registerGames(GAMES);

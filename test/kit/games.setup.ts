/** Registers the games for tests of the client, as pages do. */
import "../../client/games/register.ts";

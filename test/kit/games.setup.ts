/** Registers the games for tests of the client, as every page does before it uses them. */
import "../../client/games/register.ts";

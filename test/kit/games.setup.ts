/** Tests of the client know its games, as every page does before it reads them. */
import "../../client/games/register.ts";

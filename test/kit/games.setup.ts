/** Pages do this as well. */
import "../../client/games/register.ts";

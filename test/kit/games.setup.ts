/** Pages register the games as well. */
import "../../client/games/register.ts";

import { guest, identify, renew } from "../api/identity.ts";
import type { AnyClientGame } from "../games/game.ts";
import { joinTable } from "./room.ts";
import { connectRoom } from "./room-connection.ts";
import type { TableConnection } from "./table-connection.ts";
import { keepUnacknowledged } from "./unacknowledged.ts";

/** What the server says of a table that cannot be had; asking again will not change it. */
const UNREADABLE: readonly string[] = ["NoSuchMatch", "MatchIsDamaged", "MatchIsNewer"];
/** Why the server turns somebody away for as long as things are as they are. */
const OBJECTIONS: readonly string[] = ["NotWelcome", "NoWatchers", "NotPlayedYet", "TooManyWindows", "TooManyWatchers"];

/** A status alone proves nothing: proxies have pages of their own for theirs. */
const says = (error: unknown, reason: string): boolean => error instanceof Error && error.message.includes(reason);

function finality(error: unknown): string | undefined {
  if (UNREADABLE.some((reason) => says(error, reason))) return "NoSuchMatch";
  return OBJECTIONS.find((reason) => says(error, reason));
}

/** Goes to a table, and stays in touch with it. */
export function connectToTable(id: string, game: AnyClientGame): TableConnection {
  const connection = connectRoom({
    game: game.rules,
    player: () => guest.value?.player,
    async join() {
      const { token } = (await identify()) ?? {};
      try {
        return await joinTable(id, token);
      } catch (error) {
        if (says(error, "NoToken")) await renew();
        throw error;
      }
    },
    finality,
  });
  return { ...keepUnacknowledged(id, connection), game };
}

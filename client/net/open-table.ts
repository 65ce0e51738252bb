import type { Summary } from "../../shared/engine/summary.ts";
import { gameOf } from "../games/shelf.ts";
import { guest, identify, renew } from "./identity.ts";
import type { Link } from "./link.ts";
import { joinTable } from "./room.ts";
import { linkTo } from "./room-link.ts";
import { withMemory } from "./unanswered.ts";

/** The framework's code for a table that does not exist; asking again will not change it. Any other may pass. */
const NO_SUCH_TABLE = 522;
/** The framework's code for a token that the server does not know. */
const UNKNOWN_TOKEN = 525;

const codeOf = (error: unknown): number =>
  typeof error === "object" && error !== null && "code" in error ? Number(error.code) : 0;

/** Why the server turns somebody away for as long as things are as they are. */
const OBJECTIONS: readonly string[] = ["NotWelcome", "NoWatchers"];

function finality(error: unknown): string | undefined {
  if (codeOf(error) === NO_SUCH_TABLE) return "NoSuchMatch";
  return error instanceof Error ? OBJECTIONS.find((reason) => error.message.includes(reason)) : undefined;
}

/** Goes to a table, and stays in touch with it. Undefined when this client does not know its game. */
export function openTable({ id, game: name }: Pick<Summary, "id" | "game">): Link | undefined {
  const game = gameOf(name);
  if (!game) return undefined;
  const link = linkTo({
    game,
    player: () => guest.value?.player,
    async join() {
      const { token } = (await identify()) ?? {};
      try {
        return await joinTable(id, token);
      } catch (error) {
        if (codeOf(error) === UNKNOWN_TOKEN) await renew();
        throw error;
      }
    },
    finality,
  });
  return withMemory(id, link);
}

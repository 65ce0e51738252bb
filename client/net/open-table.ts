import type { Summary } from "../../shared/engine/summary.ts";
import { gameOf } from "../games/shelf.ts";
import { guest, identify, renew } from "./identity.ts";
import type { Link } from "./link.ts";
import { joinTable } from "./room.ts";
import { linkTo } from "./room-link.ts";

/** Codes that will not change by asking again: the table is not there, or does not let us in. */
const FINAL: ReadonlySet<number> = new Set([400, 403, 404, 410]);
/** Codes by which the server says that it does not know this token. */
const UNKNOWN_TOKEN: ReadonlySet<number> = new Set([401, 525]);

const codeOf = (error: unknown): number =>
  typeof error === "object" && error !== null && "code" in error ? Number(error.code) : 0;

/** Goes to a table, and stays in touch with it. Undefined when this client does not know its game. */
export function openTable({ id, game: name }: Pick<Summary, "id" | "game">): Link | undefined {
  const game = gameOf(name);
  if (!game) return undefined;
  return linkTo({
    game,
    player: () => guest.value?.player,
    async join() {
      const { token } = (await identify()) ?? {};
      try {
        return await joinTable(id, token);
      } catch (error) {
        if (UNKNOWN_TOKEN.has(codeOf(error))) await renew();
        throw error;
      }
    },
    isFinal: (error) => FINAL.has(codeOf(error)),
  });
}

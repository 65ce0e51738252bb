import type { Summary } from "../../shared/engine/summary.ts";
import { invitationName } from "../../shared/head.ts";
import type { HeadOf } from "./pages.ts";

/** Finds the match of an id or a code, for somebody who may have to be slowed down. */
type Find = (idOrCode: string, network: string) => Promise<Summary | undefined>;

/**
 * What the address of a table says of itself where somebody shares it: what is played there and for how many, as long as
 * somebody is missing. Nothing of who sits there: chats keep what they have read. Whoever tries addresses learns no more than
 * by asking for the match, and a page is served whatever goes wrong here.
 */
export const invitationHead =
  (find: Find): HeadOf =>
  async (route, { network, heads }) => {
    if (route.at !== "table") return undefined;
    const match = await find(route.code.slice(0, 64), network).catch(() => undefined);
    const isGathering = match?.state === "open" && match.seats.includes(null);
    return isGathering ? heads[invitationName(match)] : undefined;
  };

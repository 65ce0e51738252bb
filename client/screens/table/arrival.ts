import type { Link } from "../../net/link.ts";
import { live } from "../../net/live.ts";
import { latest } from "../../play/timeline.ts";
import { toast } from "../../ui/toast.tsx";
import type { Purpose } from "../route.ts";
import { whyNot } from "../words.ts";

/** A player's own part in the shuffle: 16 bytes as hex. */
export const nonce = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Gives every seat that nobody has to a bot. */
async function seatBots({ timeline, request }: Link): Promise<void> {
  const { seats } = latest(timeline.value);
  for (const [seat, held] of seats.entries()) if (!held) await request("seatBot", { seat });
}

/** Does what the person came for: sits down, and begins once nobody is missing. */
export async function settle(link: Link, { seat, isReady, company }: Purpose): Promise<void> {
  if (!(await live(link))) return;
  const { phase, seats } = latest(link.timeline.value);
  if (phase !== "open" || link.timeline.value.seat !== undefined) return;
  const wanted = seat !== undefined && seats[seat] === undefined ? { seat } : {};
  const sat = await link.request("sit", { ...wanted, nonce: nonce() });
  if (!sat.ok) return toast(whyNot(sat.reason));
  if (company === "bots") await seatBots(link);
  if (!isReady || latest(link.timeline.value).seats.includes(undefined)) return;
  await link.request("start", {});
}

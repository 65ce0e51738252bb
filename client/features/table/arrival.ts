import type { TableConnection } from "../../contract/table-connection.ts";
import { latest } from "../../contract/timeline.ts";
import { whyNot } from "../../i18n/t.ts";
import { untilConnected } from "../../match/until-connected.ts";
import type { Purpose } from "../../navigation/route.ts";
import { toast } from "../../ui/toast.tsx";
import { botFor } from "./strength.ts";

/** A player's contribution to the shuffle: 16 bytes as hex. */
export const nonce = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

export async function seatBots({ timeline, request }: TableConnection): Promise<void> {
  const { seats, config } = latest(timeline.value);
  for (const [seat, held] of seats.entries()) if (!held) await request("seatBot", { seat, ...botFor(config.game) });
}

/**
 * Takes a seat, with `company: "bots"` gives the others to bots, and with `isReady` starts the match if all seats are
 * taken. Continues after a reload.
 */
export async function carryOutPurpose(connection: TableConnection, { seat, isReady, company }: Purpose): Promise<void> {
  if (!(await untilConnected(connection))) return;
  const { phase, seats } = latest(connection.timeline.value);
  if (phase !== "open") return;
  if (connection.timeline.value.seat === undefined) {
    const wanted = seat !== undefined && seats[seat] === undefined ? { seat } : {};
    const sat = await connection.request("sit", { ...wanted, nonce: nonce() });
    if (!sat.ok) return toast(whyNot(sat.reason));
  }
  if (company === "bots") await seatBots(connection);
  if (!isReady || latest(connection.timeline.value).seats.includes(undefined)) return;
  await connection.request("start", {});
}

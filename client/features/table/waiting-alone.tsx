import { useState } from "preact/hooks";
import type { Seat } from "../../../shared/engine/contract/events.ts";
import { isOfPlayer } from "../../../shared/engine/match/match-events.ts";
import { hasBots } from "../../catalog/catalog.ts";
import type { TableConnection } from "../../contract/table-connection.ts";
import { latest } from "../../contract/timeline.ts";
import { atTable } from "../../i18n/at-table.ts";
import { whyNot } from "../../i18n/t.ts";
import { Icon } from "../../ui/icon.tsx";
import { toast } from "../../ui/toast.tsx";
import { seatBots } from "./arrival.ts";
import { botFor } from "./strength.ts";

function absentSeats({ timeline, present }: Pick<TableConnection, "timeline" | "present">): readonly Seat[] {
  const { seat: own } = timeline.value;
  return latest(timeline.value).seats.flatMap((held, seat) =>
    isOfPlayer(held) && seat !== own && !present.value[seat] ? [seat] : [],
  );
}

/** Whether one present player waits at a public table that bots could join. */
export function isWaitingAlone(connection: Pick<TableConnection, "timeline" | "present">): boolean {
  const { config, seats, seating } = latest(connection.timeline.value);
  const absent = absentSeats(connection);
  const people = seats.filter(isOfPlayer).length - absent.length;
  return (
    config.visibility === "open" &&
    hasBots(config.game) &&
    people === 1 &&
    (absent.length > 0 || seats.includes(undefined)) &&
    seating.reservations.every((guest) => guest === undefined)
  );
}

/** Gives the free seats and those of absent players to bots, and starts. Players who sat down meanwhile take part. */
async function beginWithBots(connection: TableConnection, absent: readonly Seat[]): Promise<void> {
  const { request, timeline } = connection;
  for (const seat of absent) {
    const released = await request("free", { seat });
    if (!released.ok) return toast(whyNot(released.reason));
    await request("seatBot", { seat, ...botFor(latest(timeline.value).config.game) });
  }
  await seatBots(connection);
  const begun = await request("start", {});
  if (!begun.ok) toast(whyNot(begun.reason));
}

export function WaitingAlone({ connection }: { readonly connection: TableConnection }) {
  const [isAsked, setAsked] = useState(false);
  const { lobby } = atTable();
  const free = latest(connection.timeline.value).seats.filter((held) => !held).length;
  const absent = absentSeats(connection);
  const begin = async () => {
    setAsked(true);
    await beginWithBots(connection, absent);
    setAsked(false);
  };
  return (
    <div class="hope">
      <p role="status">
        {absent.length > 0 ? lobby.othersAway(absent.length) : `${lobby.first} ${lobby.orBots(free)}`}
      </p>
      <button type="button" class="button" disabled={isAsked} onClick={begin}>
        <Icon name="bot" /> {lobby.withBots}
      </button>
    </div>
  );
}

import { useState } from "preact/hooks";
import type { Seat } from "../../../shared/engine/contract/events.ts";
import { includesTable, type OfferingProgram } from "../../../shared/engine/people/program-offers.ts";
import { ask, POLLED } from "../../api/api.ts";
import { usePolled } from "../../api/polled.ts";
import type { TableConnection } from "../../contract/table-connection.ts";
import { latest } from "../../contract/timeline.ts";
import { atTable } from "../../i18n/at-table.ts";
import { Icon } from "../../ui/icon.tsx";
import { ProgramDialog } from "./program-dialog.tsx";

const POLL_INTERVAL = 10_000;

const MOST = 100;

const listPrograms = (game: string) =>
  ask<{ readonly programs: readonly OfferingProgram[] }>(
    `/programs?${new URLSearchParams({ game, limit: String(MOST) })}`,
    POLLED,
  );

/** Programs that offer this table and are not seated or invited; those online first. */
function useProgramsFor({ timeline }: Pick<TableConnection, "timeline">): readonly OfferingProgram[] {
  const { config, seats, seating } = latest(timeline.value);
  const offered = usePolled({
    ask: () => listPrograms(latest(timeline.value).config.game),
    intervalWhenVisible: POLL_INTERVAL,
  });
  const { game, options } = config;
  const expected = new Set([...seats, ...seating.reservations].map((one) => one?.player));
  return (offered.value.value?.programs ?? [])
    .filter(
      (program) => !expected.has(program.player) && includesTable(program, { game, options, seats: seats.length }),
    )
    .toSorted((a, b) => Number(b.here) - Number(a.here) || a.name.localeCompare(b.name));
}

export interface InviteProgramProps {
  readonly connection: TableConnection;
}

/** Opens the list of programs for the first free seat; missing without such a seat or programs for this table. */
export function InviteProgram({ connection }: InviteProgramProps) {
  const [seat, setSeat] = useState<Seat>();
  const programs = useProgramsFor(connection);
  const { seats, seating } = latest(connection.timeline.value);
  const free = seats.findIndex((held, at) => !held && !seating.reservations[at]);
  return (
    <>
      {free >= 0 && programs.length > 0 && (
        <button type="button" class="button slim quiet invite-program" onClick={() => setSeat(free)}>
          <Icon name="bot" /> {atTable().lobby.programs.title}
        </button>
      )}
      {seat !== undefined && (
        <ProgramDialog connection={connection} seat={seat} programs={programs} onClose={() => setSeat(undefined)} />
      )}
    </>
  );
}

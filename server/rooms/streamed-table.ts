import type { TableState } from "../../shared/engine/log/table-state.ts";
import type { SeatQuestions } from "../../shared/engine/match/seat-questions.ts";
import type { Table } from "../match/table.ts";
import type { StreamedTable } from "./match-stream.ts";
import type { StreamClient } from "./stream-client.ts";

interface StreamedTableSource {
  readonly state: TableState;
  readonly table: Table;
  /** The version that spectators may see. */
  readonly publicVersion: number;
  readonly questions: Pick<SeatQuestions, "to">;
}

/** The table as a stream's client may see it, equal to what a socket of this player gets. */
export function streamedTo(
  { userData: access }: Pick<StreamClient, "userData">,
  { state, table, publicVersion, questions }: StreamedTableSource,
): StreamedTable {
  const { id, log, match } = table;
  const { seat, gallery } = access!;
  const { code, game } = match.config;
  const isSeated = seat !== undefined;
  // While spectators are delayed, seated players have their own list.
  const aways = isSeated && state.inside.away.length > 0 ? [...state.inside.away] : undefined;
  return {
    match: { id, code, game },
    seat,
    log,
    version: isSeated ? log.length : publicVersion,
    seats: match.seats.map((held, at) => {
      const away = aways?.[at] ?? state.seats[at]?.away ?? "";
      return held ? { name: held.name, kind: held.kind, present: away === "", away } : null;
    }),
    chats: [[...state.talk, ...(isSeated ? state.inside.talk : [])], gallery ? [...state.gallery.lines] : []],
    rematch: state.rematch,
    isOver: match.phase === "over" && (isSeated || publicVersion === log.length),
    asked: () => (seat === undefined ? undefined : questions.to(seat)),
  };
}

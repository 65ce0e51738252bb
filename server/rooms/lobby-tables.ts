import { LobbySeat, type LobbyState, LobbyTable } from "../../shared/engine/log/table-state.ts";
import type { SeatSummary, Summary } from "../../shared/engine/match/summary.ts";
import { DEFAULT_TABLE_SETTINGS } from "../../shared/engine/match/table-settings.ts";
import type { ListUpdate } from "../match/open-tables.ts";

/** Colyseus sends only fields whose values change. */
export function updateLobbyTables(tables: LobbyState["tables"], { put, removed }: ListUpdate): void {
  for (const id of removed) tables.delete(id);
  for (const summary of put) {
    const known = tables.get(summary.id);
    if (known) assignSummary(known, summary);
    else tables.set(summary.id, assignSummary(new LobbyTable(), summary));
  }
}

function assignSummary(table: LobbyTable, summary: Summary): LobbyTable {
  const { code, game, version, createdAt, changedAt, variant = "", previous = "" } = summary;
  const { options, house = DEFAULT_TABLE_SETTINGS, seats } = summary;
  Object.assign(table, { code, game, version, createdAt, changedAt, variant, previous });
  Object.assign(table, { options: JSON.stringify(options), house: JSON.stringify(house) });
  while (table.seats.length > seats.length) table.seats.pop();
  while (table.seats.length < seats.length) table.seats.push(new LobbySeat());
  for (const [i, held] of seats.entries()) Object.assign(table.seats[i]!, lobbySeatOf(held));
  return table;
}

const lobbySeatOf = (held: SeatSummary | null) => ({
  name: held?.name ?? "",
  kind: held?.kind ?? "",
  player: held?.player ?? "",
  stoodIn: held?.stoodIn ?? false,
  kept: held?.kept ?? false,
});

import type { ReservedSql } from "postgres";
import type { Summary } from "../../../shared/engine/match/summary.ts";
import type { PastLine } from "../lists/past.ts";
import { matchRow } from "../lists/rows.ts";

export async function listRowsIn(sql: ReservedSql, id: string) {
  const [match] = await sql`
    select id, code, state, visibility, previous, root, day, score, deal, board, board_won, changed, players, summary::text from matches where id = ${id}`;
  const places = await sql`
    select player, state, visibility, changed from places where id = ${id} order by player`;
  const past = await sql`
    select player, ended, game, mode, seats, result, names from past where id = ${id} order by player`;
  const [lacking] = await sql`
    select count(*)::int as names from past, unnest(string_to_array(names, chr(10))) as name
    where id = ${id} and player <> '' and not (
      exists (select from companions as known where (known.player, known.name) = (past.player, name)) and exists (
        select from past_companions as line where (line.player, line.name, line.ended, line.id, line.game, line.mode, line.seats,
          line.result) = (past.player, name, past.ended, past.id, past.game, past.mode, past.seats, past.result)))`;
  return {
    match: { ...match },
    places: places.map((row) => ({ ...row })),
    past: past.map((row) => ({ ...row })),
    lacking: lacking?.names,
  };
}

/** In the form of `listRowsIn`. */
export function correctListRows(summary: Summary) {
  const { past, ...match } = matchRow(summary);
  const { state, visibility, changed } = match;
  const byPlayer = (a: { player: string }, b: { player: string }) => (a.player < b.player ? -1 : 1);
  const players: string[] = JSON.parse(match.players);
  return {
    match,
    places: players
      .map((player) => ({ player, state, visibility, changed: state === "over" ? changed : "" }))
      .sort(byPlayer),
    past: (JSON.parse(past) as PastLine[]).map((line) => ({ ...line })).sort(byPlayer),
    // Names that a search would miss.
    lacking: 0,
  };
}

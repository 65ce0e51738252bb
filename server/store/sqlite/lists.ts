import type { DatabaseSync } from "node:sqlite";
import type { MatchRow } from "../lists/rows.ts";

/** Runs in the caller's transaction. */
interface Lists {
  hasNewer(id: string, row: Pick<MatchRow, "summary">): boolean;
  /** Writes an unfinished match's time and summary, if only these changed; otherwise returns false: call `list`. */
  move(row: MatchRow): boolean;
  list(row: MatchRow): void;
  clear(id: string): void;
}

const PAST = ["player", "ended", "game", "mode", "seats", "result", "names"];
const FILL_PAST = `
    insert into past (id, ${PAST.join()}) select ?, ${PAST.map((column) => `value ->> '${column}'`).join()} from json_each(?)`;

const PUT_MATCH = `
    insert into matches (id, code, state, visibility, previous, changed, players, summary, root, day, score, deal,
      board, board_won)
    values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    on conflict (id) do update set code = excluded.code, state = excluded.state, visibility = excluded.visibility,
      previous = excluded.previous, changed = excluded.changed, players = excluded.players, summary = excluded.summary,
      root = excluded.root, day = excluded.day, score = excluded.score, deal = excluded.deal,
      board = excluded.board, board_won = excluded.board_won`;

export function listsIn(db: DatabaseSync): Lists {
  const putMatch = db.prepare(PUT_MATCH);
  const newerSummary = db.prepare(`
    select 1 from matches where id = ?1 and json_valid(summary)
      and coalesce(summary ->> '$.summaryVersion', 0) > coalesce(?2 ->> '$.summaryVersion', 0)`);
  const moveMatch = db.prepare(`
    update matches set changed = ?, summary = ?
    where id = ? and code = ? and state = ? and state <> 'over' and visibility = ? and previous is ? and players = ?
      and root is ? and day is ? and score is ? and deal is ?`);
  const clearMatch = db.prepare("delete from matches where id = ?");
  const clearPlaces = db.prepare("delete from places where id = ?");
  const fillPlaces = db.prepare(`
    insert into places (player, state, visibility, changed, id) select value, ?, ?, ?, ? from json_each(?)`);
  const clearPast = db.prepare("delete from past where id = ?");
  const fillPast = db.prepare(FILL_PAST);

  return {
    hasNewer: (id, { summary }) => newerSummary.get(id, summary) !== undefined,

    move({ id, code, state, visibility, previous, changed, players, summary, ...keys }) {
      const { root, day, score, deal } = keys;
      const values = [changed, summary, id, code, state, visibility, previous, players, root, day, score, deal];
      return Number(moveMatch.run(...values).changes) > 0;
    },

    list({ id, code, state, visibility, previous, changed, players, past, summary, ...keys }) {
      const { root, day, score, deal, board, board_won } = keys;
      const values = [id, code, state, visibility, previous, changed, players, summary, root, day, score, deal];
      putMatch.run(...values, board, board_won);
      clearPlaces.run(id);
      fillPlaces.run(state, visibility, state === "over" ? changed : "", id, players);
      clearPast.run(id);
      fillPast.run(id, past);
    },

    clear(id) {
      for (const clear of [clearPlaces, clearPast, clearMatch]) clear.run(id);
    },
  };
}

import type { PuzzleAgreements } from "../puzzle-agreements.ts";
import type { SqlDatabase } from "./database.ts";

const HAS = "select 1 from puzzle_agreements where match = $1 and player = $2";
const KEEP = `
  insert into puzzle_agreements (match, player) select $1, $2
  where (select count(*) from puzzle_agreements where player = $2) < $3
    and not exists (select 1 from players where id = $2 and gone)
  on conflict (match, player) do nothing`;
const DROP = "delete from puzzle_agreements where match = $1 and player = $2";

export function sqlPuzzleAgreements(db: SqlDatabase): PuzzleAgreements {
  const has: PuzzleAgreements["has"] = async ({ match, player }) => (await db.query(HAS, [match, player])).length > 0;
  return {
    has,
    keep: async ({ match, player }, most) =>
      (await db.change({ sql: KEEP, values: [match, player, most] })) || has({ match, player }),
    drop: ({ match, player }) => db.write({ sql: DROP, values: [match, player] }),
  };
}

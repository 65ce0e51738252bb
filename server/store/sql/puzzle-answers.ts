import type { PuzzleAnswers } from "../ports.ts";
import type { SqlDatabase } from "./database.ts";

const KEEP = `
  insert into puzzle_answers (day, player, choice) select $1, $2, $3
  where (select count(*) from puzzle_answers where day = $1) < $4
    and not exists (select 1 from players where id = $2 and gone)
  on conflict (day, player) do nothing`;
const GET = "select choice from puzzle_answers where day = $1 and player = $2";
const COUNTS = "select choice, count(*) as answers from puzzle_answers where day = $1 group by choice order by choice";
const DROP = "delete from puzzle_answers where day < $1";

export const sqlPuzzleAnswers = (db: SqlDatabase): PuzzleAnswers => ({
  keep: ({ day, player, choice }, most) => db.change({ sql: KEEP, values: [day, player, choice, most] }),

  async get(day, player) {
    const [row] = await db.query(GET, [day, player]);
    return row && Number(row.choice);
  },

  counts: async (day) =>
    (await db.query(COUNTS, [day])).map(({ choice, answers }) => ({
      choice: Number(choice),
      answers: Number(answers),
    })),

  dropBefore: (day) => db.write({ sql: DROP, values: [day] }),
});

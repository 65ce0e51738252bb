import { expect, test } from "vitest";
import { Logbooks } from "../../../server/players/logbooks.ts";
import { memoryStores } from "../../../server/store/memory/stores.ts";
import type { SeatFigures } from "../../../shared/engine/contract/figures.ts";
import { boardOf, isOpposed, variantOf } from "../../../shared/engine/contract/game.ts";
import type { Logbook } from "../../../shared/engine/lists/logbook.ts";
import { wilson } from "../../../shared/engine/lists/wilson.ts";
import type { Recorded } from "../../../shared/engine/match/log-entry.ts";
import { GAMES, gameOf } from "../../../shared/games/index.ts";
import { itemAt } from "../../kit/item-at.ts";
import { type PastMatch, pastMatches } from "../../kit/past.ts";
import { byStrength } from "../../kit/strength.ts";

/** Number of matches, of which `PLAYED` are different. */
const MATCHES = 10_000;
const PLAYED = byStrength({ quick: 40, gate: 150, nightly: MATCHES });
/** Fewer than the boards that a player plays. */
const SEVERAL = byStrength({ quick: 10, gate: 15, nightly: 15 });

const game = GAMES.tranquility!;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

function figuresIn({ match, log }: PastMatch, seat: number): SeatFigures {
  const events = log as readonly (Recorded & {
    seat?: number;
    cards?: number[];
    paid?: { seat: number; cards: number[] }[];
  })[];
  const of = (type: string) => events.filter((event) => event.type === type);
  const own = (type: string) => of(type).filter((event) => event.seat === seat);
  const tolls = of("TollSettled").flatMap(({ paid = [] }) => paid.filter((part) => part.seat === seat));
  const paid = sum([...own("CostPaid"), ...tolls].map(({ cards }) => cards!.length)) + own("CardTurned").length;
  const rounds = Math.ceil(of("TurnStarted").length / match.seats.length);
  const score = (match.table as { board: unknown[] }).board.filter(
    (placed) => placed === null || placed === undefined,
  ).length;
  const scores = match.outcome!.scores?.[seat];
  return scores === undefined ? { paid, rounds, left: score } : { paid, rounds, points: scores };
}

async function recount(player: string, all: readonly PastMatch[]): Promise<Logbook> {
  const { boards: averages } = await game.figures!.averages!();
  const own = all.filter(
    ({ match }) =>
      !match.config.from &&
      !match.config.house?.practice &&
      match.config.daily?.counts !== false &&
      match.seats.some((held) => held?.player === player),
  );
  const played = own.map((pastMatch) => {
    const { match, summary } = pastMatch;
    const seat = match.seats.findIndex((held) => held?.player === player);
    const { result, winners, reason } = match.outcome!;
    const won = result === "won" && winners.includes(seat);
    const counts = reason !== "conceded" && itemAt(match.seats, seat).bot === undefined;
    const { options } = match.config;
    const kind = JSON.stringify([variantOf(game, options), match.seats.length]);
    const average = averages[boardOf(game, options, match.seats.length)]![match.seats.length]!;
    const end = won ? "won" : result === "won" ? "lost" : result;
    return {
      end,
      kind,
      average,
      at: summary.endedAt!,
      pastMatch,
      figures: counts ? figuresIn(pastMatch, seat) : {},
    } as const;
  });
  const ends = played.filter(({ pastMatch }) => !pastMatch.match.config.offline);
  const offline = { won: 0, lost: 0, draw: 0, ended: 0 };
  for (const { end, pastMatch } of played) if (pastMatch.match.config.offline) offline[end]++;
  const boards = [...new Set(ends.map(({ kind }) => kind))].map((kind) => {
    const here = ends.filter((each) => each.kind === kind);
    const [variant, seats] = JSON.parse(kind) as [string, number];
    const names = [...new Set(here.flatMap(({ figures }) => Object.keys(figures)))];
    const figures = names.map((name) => {
      const having = here.filter((each) => name in each.figures);
      const values = having.map((each) => itemAt(each.figures as SeatFigures, name));
      const distinct = [...new Set(values)].sort((a, b) => a - b);
      const counts = distinct.map((value) => [value, values.filter((other) => other === value).length] as const);
      const compared = {
        matches: having.length,
        own: sum(values),
        bots: sum(having.map(({ average }) => itemAt(average.figures, name))),
      };
      return [name, { better: itemAt(game.figures!.kinds, name), counts, compared }] as const;
    });
    const results = { won: 0, lost: 0, draw: 0, ended: 0 };
    for (const { end } of here) results[end]++;
    const bots = { matches: here.length, won: sum(here.map(({ average }) => average.won)) };
    return { game: game.id, variant, seats, results, bots, figures: Object.fromEntries(figures) };
  });
  const runs = ends
    .map(({ end }) => (end === "won" ? "w" : "x"))
    .join("")
    .split("x");
  const longest = runs.reduce((best, run) => (run.length > best.length ? run : best), "");
  const first = ends
    .map(({ end }) => (end === "won" ? "w" : "x"))
    .join("")
    .indexOf(longest);
  const partners = ends.flatMap(({ pastMatch, end }) =>
    isOpposed(game, pastMatch.match.config.options)
      ? []
      : pastMatch.match.seats.flatMap((held) =>
          held?.player !== undefined && held.player !== player ? [{ id: held.player, name: held.name, end }] : [],
        ),
  );
  const companions = [...new Set(partners.map(({ id }) => id))].map((id) => {
    const met = partners.filter((each) => each.id === id);
    return {
      player: id,
      name: met.at(-1)!.name,
      matches: met.length,
      won: met.filter(({ end }) => end === "won").length,
    };
  });
  return {
    boards,
    ...(longest === ""
      ? {}
      : {
          longestRun: {
            matches: longest.length,
            since: itemAt(ends, first).at,
            until: itemAt(ends, first + longest.length - 1).at,
          },
        }),
    ...daysOf(ends.flatMap(({ pastMatch }) => pastMatch.match.config.daily ?? [])),
    course: ends.slice(-60).map(({ end, at }) => ({ game: game.id, result: end, ended: at })),
    companions,
    ...(ends.length < played.length ? { offline } : {}),
  };
}

function daysOf(tries: readonly { readonly day: string }[]): Pick<Logbook, "days"> {
  const days = [...new Set(tries.map(({ day }) => day))].sort();
  if (days.length === 0) return {};
  const number = (day: string): number => Date.parse(day) / 86_400_000;
  const runAt = (first: number) => {
    const run = days.slice(first).filter((day, i) => number(day) === number(itemAt(days, first)) + i);
    return { days: run.length, since: itemAt(run, 0), until: run.at(-1)! };
  };
  const begins = days.flatMap((day, i) => (i > 0 && number(day) === number(itemAt(days, i - 1)) + 1 ? [] : [i]));
  const runs = begins.map(runAt);
  const most = Math.max(...runs.map((run) => run.days));
  return {
    days: {
      ...{ played: days.length, last: runs.at(-1)!, recent: days.slice(-60) },
      longest: runs.find((run) => run.days === most)!,
    },
  };
}

/** Rounds fractions to nine digits, sorts boards, and keeps only companions that are shown. */
function comparable({ boards, companions, ...rest }: Logbook): object {
  const sorted = boards
    .map((board) =>
      JSON.parse(
        JSON.stringify(board, (_, value) => (typeof value === "number" ? Number(value.toPrecision(9)) : value)),
      ),
    )
    .sort((a, b) => (JSON.stringify([a.variant, a.seats]) < JSON.stringify([b.variant, b.seats]) ? -1 : 1));
  const best = companions.toSorted((a, b) => wilson(b.won, b.matches)[0] - wilson(a.won, a.matches)[0]);
  return { ...rest, boards: sorted, companions: best.slice(0, 8) };
}

test("the figures of ten thousand matches equal those of their logs, counted by hand", {
  timeout: 600_000,
}, async () => {
  const all = pastMatches(MATCHES, PLAYED, true);
  const store = memoryStores();
  // Logbooks read only summaries, so one event per log is enough.
  for (const { summary } of all)
    await store.events.append(summary.id, 0, [{ ...itemAt(itemAt(all, 0).log, 0), v: 1 }], summary);
  const logbooks = new Logbooks(store.matches, gameOf);
  for (const player of ["p0", "p7", "nobody"]) {
    const read = await logbooks.read(player);
    expect(comparable(read)).toEqual(comparable(await recount(player, all)));
    expect(read.boards.length > SEVERAL).toBe(player !== "nobody");
    expect((read.days?.longest.days ?? 0) > 2).toBe(player !== "nobody");
  }
});

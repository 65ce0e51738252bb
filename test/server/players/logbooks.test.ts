import { expect, test } from "vitest";
import { botOf, dealt, type PartialMatch, playOn } from "../../../server/cli/bots.ts";
import { settingsOf } from "../../../server/cli/settings.ts";
import { Logbooks } from "../../../server/players/logbooks.ts";
import { memoryStore } from "../../../server/store/memory.ts";
import { boardOf, isOpposed, type Outcome, type SeatFigures, variantOf } from "../../../shared/engine/game.ts";
import { type Logbook, wilson } from "../../../shared/engine/logbook.ts";
import { foldMatch, type Match, type Occupant, type Recorded } from "../../../shared/engine/match.ts";
import { recorded } from "../../../shared/engine/recording.ts";
import { type Summary, summarize } from "../../../shared/engine/summary.ts";
import { GAMES, gameOf } from "../../../shared/games/index.ts";
import { rolls } from "../../kit/chance.ts";
import { byStrength } from "../../kit/strength.ts";

/** So many matches are counted, and so many different ones are played for them. */
const MATCHES = 10_000;
const PLAYED = byStrength({ quick: 40, gate: 150, nightly: MATCHES });
const PEOPLE = 12;

const game = GAMES.tranquility!;
const SETTINGS = settingsOf(game).filter(({ options }) => !("talk" in options) || options.talk === "silent");

/** A match of bots to its end; or, of every fifth, until somebody gave up. */
function playedOf(n: number): PartialMatch {
  const setting = SETTINGS[n % SETTINGS.length]!;
  const bout = { ...setting, name: "calm", id: `m${n}`, text: `logbook ${n}` };
  const positions = playOn(bout, dealt(bout), botOf(game, "calm"));
  if (n % 5 > 0) return positions.at(-1)!;
  const { match, log, commands } = positions[positions.length >> 1]!;
  const outcome: Outcome = { result: "lost", winners: [], reason: "conceded" };
  const end = recorded(game, [{ type: "MatchEnded", outcome } as never], {
    after: log.length,
    at: log.at(-1)!.at,
    cause: "end",
  });
  return { match: foldMatch(game, match, end), log: [...log, ...end], commands };
}

/** A match that counts for somebody, told by its log and by who sat where. */
interface Told {
  readonly match: Match;
  readonly log: readonly Recorded[];
  readonly summary: Summary;
}

/** The match with people in most of its seats, as one of many. */
function toldAs({ match, log }: PartialMatch, n: number): Told {
  const rng = rolls(n + 1);
  const people = Array.from({ length: PEOPLE }, (_, i) => i);
  const seats = match.seats.map((held): Occupant => {
    if (rng(4) === 0) return held!;
    const [person] = people.splice(rng(people.length), 1);
    const lent = rng(10) === 0 ? { bot: "steady" } : {};
    return { name: `Name ${person} ${n}`, kind: "human", player: `p${person}`, nonce: "", ...lent };
  });
  const from = rng(20) === 0 ? { from: { match: "other", root: "other", version: 9 } } : {};
  const charter = { ...match.charter, id: `match-${n}`, code: `code-${n}`, ...from };
  const seated = { ...match, charter, seats };
  const at = new Date(Date.UTC(2026, 0, 1) + n * 60_000).toISOString();
  const summary = { ...summarize(game, undefined, seated, log), endedAt: at, changedAt: at };
  return { match: seated, log, summary: JSON.parse(JSON.stringify(summary)) };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

/** What a seat came to, read off the events. */
function figuresIn({ match, log }: Told, seat: number): SeatFigures {
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

/** What a player has done, added up by hand from the logs. */
async function recount(player: string, all: readonly Told[]): Promise<Logbook> {
  const { boards: averages } = await game.figures!.averages!();
  const own = all.filter(({ match }) => !match.charter.from && match.seats.some((held) => held?.player === player));
  const ends = own.map((told) => {
    const { match, summary } = told;
    const seat = match.seats.findIndex((held) => held?.player === player);
    const { result, winners, reason } = match.outcome!;
    const won = result === "won" && winners.includes(seat);
    const counts = reason !== "conceded" && match.seats[seat]!.bot === undefined;
    const { options } = match.charter;
    const kind = JSON.stringify([variantOf(game, options), match.seats.length]);
    const average = averages[boardOf(game, options, match.seats.length)]![match.seats.length]!;
    const end = won ? "won" : result === "won" ? "lost" : result;
    return { end, kind, average, at: summary.endedAt!, told, figures: counts ? figuresIn(told, seat) : {} } as const;
  });
  const boards = [...new Set(ends.map(({ kind }) => kind))].map((kind) => {
    const here = ends.filter((each) => each.kind === kind);
    const [variant, seats] = JSON.parse(kind) as [string, number];
    const names = [...new Set(here.flatMap(({ figures }) => Object.keys(figures)))];
    const figures = names.map((name) => {
      const having = here.filter((each) => name in each.figures);
      const values = having.map((each) => (each.figures as SeatFigures)[name]!);
      const distinct = [...new Set(values)].sort((a, b) => a - b);
      const counts = distinct.map((value) => [value, values.filter((other) => other === value).length] as const);
      const compared = {
        matches: having.length,
        own: sum(values),
        bots: sum(having.map(({ average }) => average.figures[name]!)),
      };
      return [name, { counts, compared }] as const;
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
  const partners = ends.flatMap(({ told, end }) =>
    isOpposed(game, told.match.charter.options)
      ? []
      : told.match.seats.flatMap((held) =>
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
          longestRun: { matches: longest.length, since: ends[first]!.at, until: ends[first + longest.length - 1]!.at },
        }),
    course: ends.slice(-60).map(({ end, at }) => ({ game: game.id, result: end, ended: at })),
    companions,
  };
}

/** A logbook as it is compared: sums of fractions to nine digits, boards in one order, and of companions those who are told. */
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

test("what is told of ten thousand matches is what their logs come to, counted by hand", {
  timeout: 600_000,
}, async () => {
  const played = Array.from({ length: PLAYED }, (_, n) => playedOf(n));
  const all = Array.from({ length: MATCHES }, (_, n) => toldAs(played[n % PLAYED]!, n));
  const store = memoryStore();
  // Their logs are none of the logbook's business: lists know all of it.
  for (const { summary } of all) await store.append(summary.id, 0, [{ ...all[0]!.log[0]!, v: 1 }], summary);
  const logbooks = new Logbooks(store, gameOf);
  for (const player of ["p0", "p7", "nobody"]) {
    const told = await logbooks.read(player);
    expect(comparable(told)).toEqual(comparable(await recount(player, all)));
    expect(told.boards.length > 15).toBe(player !== "nobody");
  }
});

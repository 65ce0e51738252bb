import { tryId } from "../../server/ids.ts";
import { tokensOf } from "../../server/players/tokens.ts";
import type { Job } from "../../server/store/sqlite/jobs.ts";
import { eventRow } from "../../server/store/sqlite/read-entries.ts";
import { openDatabase } from "../../server/store/sqlite/schema.ts";
import { createWriter } from "../../server/store/sqlite/writer.ts";
import type { AnyGame } from "../../shared/engine/contract/game.ts";
import { maxLogLengthOf } from "../../shared/engine/contract/max-log-length.ts";
import { type Day, dayAt } from "../../shared/engine/daily/day.ts";
import type { Recorded } from "../../shared/engine/match/log-entry.ts";
import { movesOf } from "../../shared/engine/match/steps.ts";
import { type Summary, summarize } from "../../shared/engine/match/summary.ts";
import { GAMES } from "../../shared/games/index.ts";
import { type LongMatch, longMatch } from "./long.ts";
import { pastMatches } from "./past.ts";
import { secretJob } from "./secret-job.ts";
import { SETTINGS, type Setting } from "./shelf.ts";

interface Crowd {
  /** Number of past matches; up to 100 are of `me`, the others of other people. */
  readonly matches: number;
  /** Number of different matches among them; the others are copies with other ids. */
  readonly different: number;
  /** Number of finished matches on today's deal; every ten share a score. */
  readonly tries: number;
  /** Number of matches branched off one long match. */
  readonly branches: number;
  /** Number of live tables, each of two other players. */
  readonly live: number;
  /** Length of the longest logs, as a fraction of the maximum. */
  readonly fill: number;
}

export interface CrowdedAccount {
  readonly id: string;
  readonly token: string;
}

export interface CrowdedDatabase {
  readonly today: Day;
  /** Has up to 100 of `matches`, all branches, a seat in every long match, and a finished match on today's deal. */
  readonly me: CrowdedAccount;
  readonly stranger: CrowdedAccount;
  readonly leaver: CrowdedAccount;
  /** Finished matches: of each game the longest log. */
  readonly long: readonly string[];
  /** Last branch point of each match in `long`. */
  readonly moments: Readonly<Record<string, number>>;
  /** Matches as long as `long`, with a spectator delay. */
  readonly delayed: readonly string[];
  readonly live: readonly string[];
  /** The match with the branches. */
  readonly root: string;
  /** A series whose first deal was played at 300 tables, one of them by `me`. */
  readonly series: string;
}

const SECRET = "5".repeat(64);
const TOGETHER = 500;
const OWN_MATCHES = 100;
/** Spectator delay, in seconds. */
const DELAY = 3600;

/** Prefers more than one seat. */
const settingOf = (id: string): Setting =>
  SETTINGS.find(({ game, seats }) => game.id === id && seats > 1) ?? SETTINGS.find(({ game }) => game.id === id)!;

/** @param now in ms since 1970 */
export async function crowd(
  file: string,
  { matches, different, tries, branches, live, fill }: Crowd,
  now: number,
): Promise<CrowdedDatabase> {
  const jobWriter = createWriter(openDatabase(file, 0));
  const waiting: Job[] = [];
  const put = (job: Job) => {
    waiting.push(job);
    if (waiting.length < TOGETHER) return;
    flush();
  };
  const flush = () => {
    const wrong = jobWriter.commit(waiting.splice(0)).find((outcome) => outcome !== "stored");
    if (wrong) throw new Error(wrong.message);
  };
  const putMatch = (summary: Summary, log: readonly Recorded[] = []) =>
    put({
      kind: "append",
      stream: summary.id,
      expected: 0,
      events: log.map(eventRow),
      summary: log.length > 0 ? summary : { ...summary, version: 0 },
    });
  const putLong = ({ match, log }: LongMatch) =>
    putMatch(summarize(GAMES[match.config.game]!, undefined, match, log), log);

  for (const name of ["seeds", "tokens"]) put(secretJob(name, SECRET));
  const today = dayAt(now);
  const others = pastMatches(Math.min(matches, different), different).map(({ summary }) => summary);
  for (let n = 0; n < matches; n++) putMatch(copyOf(others[n % others.length]!, n, n < OWN_MATCHES ? "me" : `c${n}`));
  for (let n = 0; n < tries; n++) putMatch(tryOf(others[0]!, today, n === 0 ? "me" : `t${n}`, Math.floor(n / 10)));

  const made = { long: [] as string[], delayed: [] as string[], live: [] as string[] };
  const moments: Record<string, number> = {};
  const house = { patience: null, clock: null, watchers: true, watchDelay: DELAY };
  for (const id of Object.keys(GAMES)) {
    const setting = settingOf(id);
    const events = Math.floor(fill * (maxLogLengthOf(setting.game) - 300));
    const common = { ...setting, secret: SECRET, events, players: ["me"] };
    const over = longMatch({ ...common, id: `long-${id}`, isOver: true });
    putLong(over);
    made.long.push(`long-${id}`);
    moments[`long-${id}`] = lastMoment(setting.game, over.log);
    // Spectators are shown half of the match.
    const openedAt = now - 1000 * (DELAY + events / 2);
    putLong(longMatch({ ...common, id: `late-${id}`, isOver: false, config: { house }, openedAt }));
    made.delayed.push(`late-${id}`);
  }
  for (let n = 0; n < live; n++) {
    const id = `live-${n}`;
    putLong(
      longMatch({
        ...settingOf("tranquility"),
        secret: SECRET,
        id,
        events: 200,
        isOver: false,
        players: [`o${n}`, "p"],
      }),
    );
    made.live.push(id);
  }
  const root = made.long[0]!;
  for (let n = 0; n < branches; n++)
    putMatch({
      ...copyOf(others[0]!, n, "me"),
      id: `branch-${n}`,
      code: `bcode-${n}`,
      from: { match: root, root, version: 9, move: 1 },
    });
  for (let n = 0; n < SERIES_TABLES; n++) putMatch(seriesTryOf(others[0]!, now, n));
  flush();
  jobWriter.close();
  putSeries(file, now);
  const { sign } = tokensOf(SECRET);
  const known = async (id: string): Promise<CrowdedAccount> => ({ id, token: await sign({ id, name: "Someone" }) });
  return {
    today,
    me: await known("me"),
    stranger: await known("stranger"),
    leaver: await known("leaver"),
    root,
    series: SERIES,
    moments,
    ...made,
  };
}

const [SERIES, SERIES_TABLES, DAY] = ["crowded", 300, 24 * 3600_000];

const seriesPlayer = (n: number): string => (n === 0 ? "me" : `s${n}`);

function seriesTryOf(summary: Summary, now: number, n: number): Summary {
  const id = `series-try-${n}`;
  const until = new Date(now + DAY).toISOString();
  const series = { id: SERIES, deal: 1, until, bots: true, counts: true, score: [n % 2, n % 7, 3, 4, 60 + n] };
  return { ...copyOf(summary, 1, seriesPlayer(n)), id, code: id, series };
}

function putSeries(file: string, now: number): void {
  const db = openDatabase(file, 0);
  const [opens, closes] = [now - DAY, now + DAY].map((time) => new Date(time).toISOString());
  const deals = Array(20).fill({ game: "tranquility", options: { mode: "standard" } });
  const plan = JSON.stringify({ title: "", seats: 2, hasBots: true, deals, createdAt: opens });
  db.prepare("insert into series values (?, 'me', 1, ?, ?, ?, '')").run(SERIES, opens!, closes!, plan);
  const enter = db.prepare("insert into series_entries values (?, 1, ?, ?, ?)");
  db.exec("begin");
  for (let n = 0; n < SERIES_TABLES; n++) enter.run(SERIES, seriesPlayer(n), `series-try-${n}`, opens!);
  db.exec("commit");
  db.close();
}

const lastMoment = (game: AnyGame, log: readonly Recorded[]): number =>
  movesOf(log)
    .slice(0, -1)
    .findLast((version) => version < maxLogLengthOf(game) / 2)!;

function copyOf(summary: Summary, n: number, player: string): Summary {
  const at = new Date(Date.UTC(2026, 0, 1) + n * 60_000).toISOString();
  const { daily: _, ...rest } = summary;
  const seats = rest.seats.map(
    (held, seat) =>
      held &&
      (seat === 0 ? { ...held, kind: "human" as const, player } : { ...held, player: `${held.player}-${n % 9973}` }),
  );
  const visibility = n % 2 === 0 ? "open" : "private";
  return { ...rest, id: `copy-${n}`, code: `code-${n}`, visibility, seats, endedAt: at, changedAt: at };
}

function tryOf(summary: Summary, day: Day, player: string, score: number): Summary {
  const copy = copyOf(summary, 0, player);
  const id = tryId(SECRET, day, player);
  return { ...copy, id, code: id, daily: { day, counts: true, score: [score % 2, score, 3, 4] } };
}

import { parseArgs } from "node:util";
import { parse } from "zod/v4/core";
import { options } from "../../shared/games/tranquility/options.ts";
import { tranquility } from "../../shared/games/tranquility/tranquility.ts";
import { simulateMatch } from "../lab/bots.ts";
import { benchArrival } from "./arrival.ts";
import { benchBoards } from "./boards.ts";
import { benchCapacity } from "./capacity.ts";
import { benchClient } from "./client.ts";
import { benchDecisions } from "./decisions.ts";
import { benchEngine } from "./engine.ts";
import { benchHistory } from "./history.ts";
import { benchHttp } from "./http.ts";
import { benchInsight } from "./insight.ts";
import { benchJoin } from "./join.ts";
import { benchMemory } from "./memory.ts";
import { benchModes } from "./modes.ts";
import { benchPush } from "./push.ts";
import { benchPuzzles } from "./puzzles.ts";
import { benchReplay } from "./replay.ts";
import { printTable, type Row } from "./report.ts";
import { benchServer } from "./server.ts";
import { benchStore } from "./store.ts";
import { benchStreams } from "./streams.ts";
import { benchTaps } from "./taps.ts";

/** A match long enough for a late join. */
const lateMatch = () => {
  const chosen = parse(options, { mode: "standard" });
  const bout = { game: tranquility, options: chosen, seats: 4, name: "steady", id: "late", text: "late" };
  return simulateMatch(bout).log;
};

/** `minutes`: how long the tables of bots play in the section `memory`. */
interface Choice {
  readonly minutes: number;
}

const sections: Readonly<Record<string, (choice: Choice) => Row[] | Promise<Row[]>>> = {
  engine: () => benchEngine(),
  modes: () => benchModes(),
  insight: () => benchInsight(),
  decisions: () => benchDecisions(),
  join: () => benchJoin(lateMatch(), 4),
  store: () => benchStore(),
  server: () => benchServer(),
  streams: () => benchStreams(),
  memory: ({ minutes }) => benchMemory(minutes),
  client: () => benchClient(),
  boards: () => benchBoards(),
  taps: () => benchTaps(),
  puzzles: () => benchPuzzles(),
  replay: () => benchReplay(),
  history: () => benchHistory(),
  http: () => benchHttp(),
  arrival: () => benchArrival(),
  capacity: () => benchCapacity(),
  push: () => benchPush(),
  // These modules look for PostgreSQL and Redis.
  database: async () => (await import("./database.ts")).benchDatabase(),
  cluster: async () => (await import("./cluster.ts")).benchCluster(),
};

const { positionals: wanted, values } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: "string", default: "0.5" } },
});
const unknown = wanted.filter((name) => !Object.hasOwn(sections, name));
if (unknown.length > 0) {
  process.stderr.write(`no benchmark ${unknown.join(", ")}; there is ${Object.keys(sections).join(", ")}\n`);
  process.exit(2);
}

const results: Record<string, Row[]> = {};
for (const [name, run] of Object.entries(sections)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  results[name] = await run({ minutes: Number(values.minutes) });
  process.stdout.write(`\n${name}\n`);
  printTable(results[name]);
}
process.stdout.write(`\n${JSON.stringify(results)}\n`);
process.exit(0);

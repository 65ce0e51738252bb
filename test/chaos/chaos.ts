import * as z from "zod";
import { count, flagsOf, Usage } from "../../server/cli/args.ts";
import { printTable, type Row } from "../bench/report.ts";
import { muted } from "../kit/muted.ts";
import { quoted } from "../lab/flags.ts";
import { crash } from "./scenarios/crash.ts";
import { diskGrowth } from "./scenarios/disk-growth.ts";
import { flood } from "./scenarios/flood.ts";
import { fuzz } from "./scenarios/fuzz.ts";
import { line } from "./scenarios/line.ts";
import { mustStayPrompt, reads } from "./scenarios/reads.ts";
import { soak } from "./scenarios/soak.ts";
import { writers } from "./scenarios/writers.ts";

const USAGE = "npm run chaos -- [NAME…] [--minutes 30] [--seed 1]";

interface Plan {
  readonly minutes: number;
  readonly seed: number;
  readonly names: readonly string[];
}

/** `part`: the total time of all scenarios, divided by half an hour. */
const SCENARIOS: Readonly<Record<string, (part: number, seed: number) => Promise<readonly Row[]>>> = {
  crash: async (part, seed) => [await crash({ tables: 50, kills: 10_000, seconds: 360 * part, seed })],
  line: async (part, seed) => [await line({ tables: 20, seconds: 180 * part, seed })],
  writers: async (part, seed) => [await writers({ tables: 20, moves: Math.ceil(30 * part), seed })],
  fuzz: async (part, seed) => [await fuzz({ attempts: Math.ceil(200_000 * part), seed })],
  flood: async (part) => [await flood({ tables: 20, rounds: Math.ceil(10 * part), ms: 2000 })],
  "disk-growth": async (part) => [await diskGrowth({ seconds: 180 * part })],
  reads: async (part) => {
    const rows = await reads({ seconds: Math.ceil(20 * part), times: 10, tables: 60, talk: 100, fill: 1 });
    printTable(rows);
    mustStayPrompt(rows);
    return rows;
  },
  cluster: async (part, seed) => {
    // Only this scenario and `cut-off` need PostgreSQL and Redis.
    const { cluster, mustBePrompt } = await import("./scenarios/cluster.ts");
    const blows = { blows: Math.ceil(60 * part), seconds: 600 * part, longFreeze: 60_000 * part };
    const rows = await cluster({ tables: 100, processes: 3, seed, ...blows });
    for (const row of rows) printTable([row]);
    mustBePrompt(rows);
    return rows;
  },
  "cut-off": async (part, seed) => {
    const { cutOff } = await import("./scenarios/cut-off.ts");
    return cutOff({ tables: 30, processes: 3, cuts: Math.ceil(10 * part), seed });
  },
  soak: (part) => soak({ tables: 300, seconds: 600 * part, closings: Math.ceil(10_000 * part), botPause: 900 }),
};

const flags = z.object({
  positionals: z.array(
    z.string().refine((name) => Object.hasOwn(SCENARIOS, name), {
      error: ({ input }) => `no scenario "${input}"; there is ${quoted(Object.keys(SCENARIOS))}`,
    }),
  ),
  minutes: count(1, 10_000),
  seed: count(0, 2 ** 31 - 1),
});

/** @throws Usage */
export function planOf(args: readonly string[]): Plan {
  const options = {
    minutes: { type: "string", default: "30" },
    seed: { type: "string", default: "1" },
  } as const;
  const { positionals, minutes, seed } = flagsOf(args, options, flags);
  return { minutes, seed, names: positionals.length > 0 ? positionals : Object.keys(SCENARIOS) };
}

/** @returns the number of failures, which do not stop the other scenarios */
async function run({ minutes, seed, names }: Plan): Promise<number> {
  const results: Record<string, readonly Row[]> = {};
  let failed = 0;
  for (const name of names) {
    process.stdout.write(`\n${name}, seed ${seed}\n`);
    try {
      results[name] = await muted(() => SCENARIOS[name]!(minutes / 30, seed));
      for (const row of results[name]) printTable([row]);
    } catch (error) {
      failed++;
      process.stdout.write(`failed: ${error instanceof Error ? error.stack : String(error)}\n`);
    }
  }
  process.stdout.write(`\n${JSON.stringify(results)}\n`);
  return failed;
}

async function main(args: readonly string[]): Promise<number> {
  try {
    return (await run(planOf(args))) > 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof Usage)) throw error;
    process.stderr.write(`${error.message}\nusage: ${USAGE}\n`);
    return 2;
  }
}

if (import.meta.main) process.exit(await main(process.argv.slice(2)));

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { maxLogLengthOf } from "../../shared/engine/contract/max-log-length.ts";
import { headerOf } from "../../shared/engine/log/format.ts";
import { REPERTOIRES } from "../../shared/games/repertoires.ts";
import { options } from "../../shared/games/tranquility/options.ts";
import { verdict } from "../kit/forged.ts";
import { REHEARSED } from "../kit/golden.ts";
import { MODES } from "../kit/shelf.ts";
import { firstAtGate, isNightly } from "../kit/strength.ts";
import { ran } from "../server/cli/terminal.ts";
import { cover, faultsOf } from "./coverage.ts";
import { simulate } from "./simulate.ts";
import { simulations } from "./simulations.ts";

const GAME = fileURLToPath(new URL("../../shared/games/tranquility/", import.meta.url));
const TRANQUILITY = ["standard", "arch", "pyramid", "day-night", "duel"];

const covered = (mode: string, matches: number, seed = "coverage") =>
  ran(simulate, "--coverage", "--game", "tranquility", "--mode", mode, "--matches", String(matches), "--seed", seed);

const cell = (table: readonly string[], name: string): string | undefined =>
  table
    .find((line) => line.startsWith(`  ${name}  `))
    ?.slice(name.length + 2)
    .trim();

// Gate runs only demand (Law 9, test/laws/golden.test.ts) that golden matches have every event.
describe.runIf(isNightly)("every event, every refusal and every end occurs", () => {
  test.each([...REHEARSED])("in %s", { timeout: 600_000 }, (kind, settings) => {
    expect(faultsOf(cover(kind, settings, 60, "coverage"))).toEqual([]);
  });
});

describe("simulate --coverage", () => {
  test("prints a table with a column for the mode, and a summary as JSON on the last line", async () => {
    const { out } = await covered("arch", 4);
    expect(out[0]).toMatch(/^events +arch$/);
    expect(Number(cell(out, "RoofOpened"))).toBeGreaterThan(0);
    expect(Number(cell(out, "NotYourTurn"))).toBeGreaterThan(0);
    expect(cell(out, "StormRaised")).toBe(undefined);
    expect(Object.keys(JSON.parse(out.at(-1)!))).toEqual(["matches", "missing", "seconds"]);
  });

  test("prints the same table for the same seed", async () => {
    const table = async (seed: string) => (await covered("arch", 3, seed)).out.slice(0, -1);
    expect(await table("a")).toEqual(await table("a"));
    expect(await table("a")).not.toEqual(await table("b"));
  });

  test("names what is missing, and exits with 1", async () => {
    const { code, out } = await covered("standard", 1);
    expect(code).toBe(1);
    expect(cell(out, "CardsSetAside")).toBe("0");
    expect(JSON.parse(out.at(-1)!).missing).toContain("standard: CardsSetAside was never seen");
  });

  test("refuses an unknown mode", async () => {
    const { code, err } = await covered("chess", 1);
    expect(code).toBe(2);
    expect(err[0]).toMatch(/^--mode: tranquility has no mode "chess"; there is "standard"/);
  });

  test("refuses flags that belong to a run of matches", async () => {
    expect((await ran(simulate, "--coverage", "--game", "tranquility", "--players", "3")).err[0]).toContain(
      "--players",
    );
  });
});

/** Gate runs try one kind of table of each game with long matches. */
const SIMULATED = [...Map.groupBy(MODES, ([, [first]]) => first!.game)].flatMap(([game, kinds]) =>
  firstAtGate(maxLogLengthOf(game) > maxLogLengthOf({}) ? 1 : kinds.length, kinds).map(([mode]) => mode),
);

describe("the simulated matches", () => {
  test.each(SIMULATED)(
    "follow the rules, also those that are played towards an aim: %s",
    (mode) => {
      for (const { positions } of simulations(MODES.get(mode)!, 2, "true")) {
        const { match, log } = positions.at(-1)!;
        expect(verdict({ header: headerOf(match, log), log })).toBe(undefined);
      }
    },
    120_000,
  );
});

describe("the repertoire", () => {
  const repertoires = TRANQUILITY.map((mode) => REPERTOIRES.tranquility!.repertoire(options.parse({ mode })));

  test("causes every refusal of the rules", async () => {
    const sources = readdirSync(GAME, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts"))
      .map((file) => readFileSync(join(GAME, file), "utf8"));
    const refused = sources.flatMap((text) => [...text.matchAll(/refuse\("(\w+)"/g)].map(([, code]) => code!));
    const known = repertoires.flatMap(({ refusals }) => refusals);
    expect(refused.length).toBeGreaterThan(30);
    expect(new Set(known)).toEqual(new Set(refused));
  });
});

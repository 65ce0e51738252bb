import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { read } from "../../shared/engine/format.ts";
import { verify } from "../../shared/engine/verify.ts";
import { gameOf } from "../../shared/games/index.ts";
import { freePort, open, type Program } from "../server/rooms/program.ts";
import { browserOf, closePages, executablePath, noBrowser } from "./kit/chromium.ts";
import { type Line, lineTo } from "./kit/line.ts";
import { comeTo } from "./kit/people.ts";
import { seededMatch } from "./kit/seeded.ts";
import { playOn, Sitter } from "./kit/sitter.ts";

const MATCH = "calmseamakessail";

/** What goes wrong, and after how many moves. */
const RELOAD = 9;
const CUT = 17;
const KILL = 25;

describe.skipIf(!executablePath)(`two people at their screens${noBrowser}`, () => {
  const dataDir = mkdtempSync(join(tmpdir(), "stillwater-e2e-"));
  const errors: string[] = [];
  let browser: Browser;
  let program: Program;
  let line: Line;
  let port: number;

  beforeAll(async () => {
    port = await freePort();
    [browser, line] = await Promise.all([browserOf("canvas"), lineTo(port)]);
  });
  afterAll(async () => {
    await Promise.all([closePages(browser), program.kill("SIGTERM"), line.close()]);
    rmSync(dataDir, { recursive: true, force: true });
  });

  it("play a whole match, through a reload, a lost line and a killed server, to the same end", async () => {
    const options = { mode: "standard", galateia: false, soloToll: "draw-five", talk: "silent" } as const;
    const code = await seededMatch(dataDir, { id: MATCH, seats: 2, options });
    program = await open(dataDir, port);
    const first = await comeTo(browser, { origin: program.origin, code, chance: 1 }, errors);
    const second = await comeTo(browser, { origin: line.origin, code, chance: 2 }, errors);
    await first.getByRole("button", { name: "Start" }).click();
    const sitters = [new Sitter(first, 0), new Sitter(second, 1)];

    const moves = await playOn(sitters, async (made) => {
      if (made === RELOAD) await first.reload();
      if (made === CUT) line.cut();
      if (made === KILL) {
        await program.kill("SIGKILL");
        program = await open(dataDir, port);
      }
    });

    expect(moves).toBeGreaterThan(KILL);
    const views = await Promise.all(sitters.map((sitter) => sitter.view()));
    for (const view of views)
      expect(view).toMatchObject({ phase: "over", outcome: { result: "won", winners: [0, 1] } });
    expect(views[0]!.version).toBe(views[1]!.version);
    expect(views[0]!.table.board).toEqual(views[1]!.table.board);
    for (const page of [first, second]) {
      await page.getByRole("heading", { name: "Home by lamplight" }).waitFor();
    }
    const file = await (await fetch(`${program.origin}/api/matches/${MATCH}/log`)).text();
    expect(verify(read(file), gameOf)).toBeUndefined();
    expect(errors).toEqual([]);
  });
});

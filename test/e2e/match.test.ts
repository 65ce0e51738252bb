import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { read } from "../../shared/engine/format.ts";
import { verify } from "../../shared/engine/verify.ts";
import { gameOf } from "../../shared/games/index.ts";
import { freePort, open, type Program } from "../server/rooms/program.ts";
import { executablePath, launch, noBrowser } from "./kit/chromium.ts";
import { type Line, lineTo } from "./kit/line.ts";
import { sameChance, seededMatch } from "./kit/seeded.ts";
import { Sitter } from "./kit/sitter.ts";

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
    [browser, line] = await Promise.all([launch("canvas"), lineTo(port)]);
  });
  afterAll(async () => {
    await Promise.all([browser.close(), program.kill("SIGTERM"), line.close()]);
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function person(origin: string, code: string, chance: number): Promise<Page> {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      locale: "en-GB",
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    page.on("pageerror", (error) => errors.push(error.message));
    await sameChance(page, chance);
    await page.goto(`${origin}/t/${code}?test`);
    await page.getByRole("button", { name: "Sit here" }).first().click();
    return page;
  }

  it("play a whole match, through a reload, a lost line and a killed server, to the same end", {
    timeout: 180_000,
  }, async () => {
    const code = await seededMatch(dataDir, MATCH, 2, {
      mode: "standard",
      galateia: false,
      soloToll: "draw-five",
      talk: "silent",
    });
    program = await open(dataDir, port);
    const first = await person(program.origin, code, 1);
    const second = await person(line.origin, code, 2);
    await first.getByRole("button", { name: "Start" }).click();
    const sitters = [new Sitter(first, 0), new Sitter(second, 1)] as const;

    let moves = 0;
    for (;;) {
      const [one, two] = await Promise.all(sitters.map((sitter) => sitter.view()));
      const version = Math.max(one!.version, two!.version);
      await Promise.all(sitters.map((sitter) => sitter.sees(version)));
      if ((await sitters[0].view()).phase === "over") break;
      const awaited = (await sitters[0].isAwaited()) ? sitters[0] : sitters[1];
      const before = await awaited.play();
      await awaited.sees(before + 1);
      moves++;
      if (moves === RELOAD) await first.reload();
      if (moves === CUT) line.cut();
      if (moves === KILL) {
        await program.kill("SIGKILL");
        program = await open(dataDir, port);
      }
    }

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

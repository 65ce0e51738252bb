import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { read } from "../../shared/engine/log/format.ts";
import { verify } from "../../shared/engine/log/verify.ts";
import { gameOf } from "../../shared/games/index.ts";
import { isNightly } from "../kit/strength.ts";
import { freePort, open, type Program } from "../server/rooms/program.ts";
import { browserOf, closePages, executablePath, noBrowser } from "./kit/chromium.ts";
import { type NetworkProxy, proxyTo } from "./kit/network-proxy.ts";
import { comeBackTo, comeTo } from "./kit/people.ts";
import { playOn, SeatedPage } from "./kit/seated-page.ts";
import { begunMatch, seededMatch } from "./kit/seeded.ts";

const OPTIONS = { mode: "standard", galateia: false, soloToll: "draw-five", talk: "silent" } as const;

/** Moves before the pages open. Nightly runs play another match from its start. */
const BEGUN = 26;
const MATCH = isNightly ? "calmseamakessail" : "calmbegunaaaaa017";

/** Moves before a reload, a broken connection and a killed server. */
const [RELOAD, CUT, KILL] = isNightly ? [9, 17, 25] : [2, 5, 8];

describe.skipIf(!executablePath)(`two people at their screens${noBrowser}`, () => {
  const dataDir = mkdtempSync(join(tmpdir(), "stillwater-e2e-"));
  const errors: string[] = [];
  let browser: Browser;
  let program: Program;
  let line: NetworkProxy;
  let port: number;

  beforeAll(async () => {
    port = await freePort();
    [browser, line] = await Promise.all([browserOf("canvas"), proxyTo(port)]);
  });
  afterAll(async () => {
    await Promise.all([closePages(browser), program.kill("SIGTERM"), line.close()]);
    rmSync(dataDir, { recursive: true, force: true });
  });

  const match = { id: MATCH, seats: 2, options: OPTIONS };

  async function sitDown(): Promise<readonly [Page, Page]> {
    const code = await seededMatch(dataDir, match);
    program = await open(dataDir, port);
    const first = await comeTo(browser, { origin: program.origin, code, chance: 1 }, errors);
    const second = await comeTo(browser, { origin: line.origin, code, chance: 2 }, errors);
    await first.getByRole("button", { name: "Start" }).click();
    return [first, second];
  }

  async function comeBack(): Promise<readonly [Page, Page]> {
    const { code, people } = await begunMatch(dataDir, match, BEGUN);
    program = await open(dataDir, port);
    const [one, other] = people;
    return [
      await comeBackTo(browser, { origin: program.origin, code, guest: one! }, errors),
      await comeBackTo(browser, { origin: line.origin, code, guest: other! }, errors),
    ];
  }

  it("play a whole match, through a reload, a broken connection and a killed server, to the same end", async () => {
    const [first, second] = isNightly ? await sitDown() : await comeBack();
    const sitters = [new SeatedPage(first, 0), new SeatedPage(second, 1)];

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

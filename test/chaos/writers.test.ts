import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { muted } from "../kit/muted.ts";
import { ANY_PORT, open } from "../server/rooms/program.ts";
import { linkOf, until } from "./scenarios/player.ts";
import { writers } from "./scenarios/writers.ts";

test("of two processes that open a match, one is fenced off, all clients follow to the other, and nothing is lost", async () => {
  const { figures } = await muted(() => writers({ tables: 8, moves: 3, seed: 20_26 }));
  console.info(figures);
  expect(figures.changes).toBe(3);
}, 240_000);

/** A process that took a match back would do so in less than this time, in ms. */
const WHILE = 7000;

test("two processes that are both in use do not take a match from each other again and again", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "stillwater-writers-"));
  // In sequence, because the first program creates the database.
  const programs = [await open(dataDir, ANY_PORT), await open(dataDir, ANY_PORT)] as const;
  try {
    const [ann, bob] = [await programs[0].guest("Ann"), await programs[1].guest("Bob")];
    const match = await ann.open(2);
    const annsLink = linkOf(ann, match);
    await until(annsLink.status, (status) => status === "live");
    const bobsLink = linkOf(bob, match);
    await until(bobsLink.status, (status) => status === "live");
    const heard: string[] = [];
    const stop = bobsLink.status.subscribe((status) => heard.push(status));
    await until(annsLink.status, (status) => status === "reconnecting");
    await pause(WHILE);
    stop();
    expect(heard).toEqual(["live"]);
    expect(annsLink.status.value).toBe("reconnecting");
    bobsLink.close();
    await until(annsLink.status, (status) => status === "live");
    annsLink.close();
  } finally {
    await Promise.all(programs.map((program) => program.kill("SIGKILL")));
    rmSync(dataDir, { recursive: true, force: true });
  }
}, 120_000);

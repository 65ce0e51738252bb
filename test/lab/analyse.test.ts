import { appendFileSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { folder, ran } from "../server/cli/terminal.ts";
import { analyse, type Report } from "./analyse.ts";
import { simulate } from "./simulate.ts";

async function duel(): Promise<string> {
  const out = folder();
  await ran(simulate, ..."--game tranquility --mode duel --players 2 --seed analyse --matches 1 --out".split(" "), out);
  return join(out, readdirSync(out)[0]!);
}

const QUICK = ["--playouts", "10"] as const;

describe("analyse", () => {
  test("writes JSON with one line a match, whose columns add up to the result, seat by seat", async () => {
    const file = await duel();
    const { code, out, err } = await ran(analyse, file, "--json", ...QUICK);
    expect([code, err, out.length]).toEqual([0, [], 1]);
    const report = JSON.parse(out[0]!) as Report;
    expect(report.file).toBe(file);
    for (const seat of [0, 1])
      expect(report.first[seat]! + report.decisions[seat]! + report.luck[seat]!).toBeCloseTo(report.end[seat]!, 9);
    expect(report.moves.length).toBe(report.changes.length);
    expect(report.moments.length).toBe(3);
    for (const accuracy of report.accuracy) expect(accuracy).toBeGreaterThan(0.5);
  }, 300_000);

  test("writes words, and resumes: a line that was cut off is written again", async () => {
    const file = await duel();
    const progress = join(folder(), "progress");
    const first = await ran(analyse, file, ...QUICK, "--resume", progress);
    expect(first.code).toBe(0);
    expect(first.out[0]).toContain("tranquility, ");
    expect(first.out.join("\n")).toMatch(/seat 1: \d+ % at first, decisions [+-][\d.]+, luck [+-][\d.]+, in the end/);
    const whole = readFileSync(progress, "utf8");
    const lines = whole.trimEnd().split("\n");
    writeFileSync(progress, `${lines.slice(0, -3).join("\n")}\n${lines.at(-3)!.slice(0, 50)}`);
    const again = await ran(analyse, file, ...QUICK, "--resume", progress);
    expect(again.out).toEqual(first.out);
    const looked = readFileSync(progress, "utf8");
    expect(looked.trimEnd().split("\n").length).toBe(lines.length);
    const third = await ran(analyse, file, ...QUICK, "--resume", progress);
    expect([third.out, readFileSync(progress, "utf8")]).toEqual([first.out, looked]);
  }, 300_000);

  test("sums up several matches: each player by name, with the means of their matches", async () => {
    const out = folder();
    const args = "--game tranquility --mode duel --players 2 --seed together --matches 2 --out".split(" ");
    await ran(simulate, ...args, out);
    const progress = join(folder(), "progress");
    const lines = await ran(analyse, out, "--json", ...QUICK, "--resume", progress);
    const reports = lines.out.map((line) => JSON.parse(line) as Report);
    const accuracy = (reports[0]!.accuracy[0]! + reports[1]!.accuracy[0]!) / 2;
    const luck = (reports[0]!.luck[0]! + reports[1]!.luck[0]!) / 2;
    const [name] = reports[0]!.names;
    const { out: told } = await ran(analyse, out, ...QUICK, "--resume", progress);
    const sum = told.at(-1)!.split("\n");
    expect([told.length, sum.length, sum[0]]).toEqual([3, 3, "2 matches together, a match:"]);
    const own = sum.find((line) => line.startsWith(`  ${name}, 2: `))!;
    expect(own).toContain(`accuracy ${(100 * accuracy).toFixed(1)} %`);
    expect(own).toContain(`luck ${luck < 0 ? "-" : "+"}${Math.abs(100 * luck).toFixed(1)}`);
  }, 300_000);

  test("names files that cannot be analysed with the reason, and analyses the others nevertheless", async () => {
    const file = await duel();
    const [bad, cut, open] = ["bad", "cut", "open"].map((name) => join(folder(), `${name}.jsonl`));
    const text = readFileSync(file, "utf8");
    writeFileSync(bad!, "no match at all\n");
    writeFileSync(cut!, text.slice(0, text.length / 2));
    const lines = text.trimEnd().split("\n");
    writeFileSync(open!, `${lines.slice(0, -4).join("\n")}\n`);
    const { code, out, err } = await ran(analyse, bad!, cut!, open!, file, ...QUICK, "--json");
    expect(code).toBe(1);
    expect(out.length).toBe(1);
    expect(err).toEqual([
      `${bad}:0: line 1: not JSON`,
      expect.stringMatching(/^.*cut\.jsonl:\d+: line \d+: not JSON$/),
      expect.stringMatching(/^.*open\.jsonl:\d+: the log stops before the match is over$/),
    ]);
  }, 300_000);

  test("refuses senseless command lines", async () => {
    const file = await duel();
    const notes = join(folder(), "notes");
    appendFileSync(notes, "these are\nmy notes\n");
    const missing = join(folder(), "nowhere.jsonl");
    expect((await ran(analyse)).err[0]).toBe("no file given; name match files, or directories of them");
    expect((await ran(analyse, missing)).err[0]).toBe(`cannot read ${missing}: it does not exist; check the path`);
    expect((await ran(analyse, file, "--playouts", "3")).err[0]).toContain('--playouts: "3" is not a whole number');
    const { code, err } = await ran(analyse, file, "--resume", notes);
    expect([code, err[0]]).toEqual([2, `--resume: ${notes} is no progress of an analysis; choose another file`]);
    const precious = join(folder(), "precious.json");
    writeFileSync(precious, '{"of":"somebody"}');
    expect((await ran(analyse, missing, "--resume", precious)).err[0]).toContain(`${precious} is no progress`);
    expect(readFileSync(precious, "utf8")).toBe('{"of":"somebody"}');
    const nowhere = join(folder(), "none", "progress");
    const unwritten = await ran(analyse, file, ...QUICK, "--resume", nowhere);
    expect([unwritten.code, unwritten.err[0]]).toEqual([2, expect.stringContaining(`cannot write to ${nowhere}: `)]);
  });
});

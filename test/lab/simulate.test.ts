import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { verifyFiles } from "../../server/cli/verify.ts";
import { variantOf } from "../../shared/engine/contract/game.ts";
import { maxLogLengthOf } from "../../shared/engine/contract/max-log-length.ts";
import { read } from "../../shared/engine/log/format.ts";
import { MODES } from "../kit/shelf.ts";
import { firstAtGate } from "../kit/strength.ts";
import { folder, ran } from "../server/cli/terminal.ts";
import { simulate } from "./simulate.ts";

const flags = (fields: Record<string, string> = {}): string[] =>
  Object.entries({ game: "tranquility", mode: "standard", players: "2", matches: "3", seed: "TEXT", ...fields })
    .filter(([, value]) => value !== "")
    .flatMap(([name, value]) => [`--${name}`, value]);

const filesIn = (path: string): Record<string, string> =>
  Object.fromEntries(readdirSync(path).map((name) => [name, readFileSync(join(path, name), "utf8")]));

describe("simulate", () => {
  test("plays bots that are loaded on demand, too, with the same files for the same seed", async () => {
    const [one, other] = [folder(), folder()];
    for (const out of [one, other]) {
      const { code } = await ran(simulate, ...flags({ players: "1", matches: "1" }), "--bot", "deep", "--out", out);
      expect(code).toBe(0);
    }
    expect(filesIn(one)).toEqual(filesIn(other));
    expect(Object.values(filesIn(one)).length).toBe(1);
  });

  test("writes a file for each match, and a summary as JSON on the last line", async () => {
    const out = folder();
    const { code, out: lines, err } = await ran(simulate, ...flags(), "--out", out);
    expect([code, err]).toEqual([0, []]);
    const summary = JSON.parse(lines.at(-1)!);
    expect(Object.keys(summary)).toEqual(["matches", "won", "lost", "moves", "seconds", "movesPerSecond"]);
    expect(summary.matches).toBe(3);
    const files = Object.entries(filesIn(out)).map(([name, text]) => ({ name, file: read(text) }));
    expect(files).toHaveLength(3);
    for (const { name, file } of files) expect(name).toBe(`${file.header.id}.jsonl`);
    const results = files.map(({ file }) => file.header.outcome?.result);
    expect(results.filter((result) => result === "won")).toHaveLength(summary.won);
    expect(results.filter((result) => result === "lost")).toHaveLength(summary.lost);
    const commands = files.flatMap(({ file }) => [...new Set(file.log.map(({ cause }) => cause))].slice(2 + 2));
    expect(summary.moves).toBe(commands.length);
  });

  test("needs no mode beside options that name it", async () => {
    const out = folder();
    const args = flags({ game: "arcanoid", mode: "", matches: "1" });
    const options = ["--option", "variant=koblenz", "--option", "rounds=1"];
    expect((await ran(simulate, ...args, ...options, "--out", out)).code).toBe(0);
    const [text] = Object.values(filesIn(out));
    expect(read(text!).header.options).toMatchObject({ variant: "koblenz", rounds: 1 });
  });

  test("writes the same bytes for the same seed, and other files for another", async () => {
    const [a, b, c] = [folder(), folder(), folder()];
    await ran(simulate, ...flags(), "--out", a);
    await ran(simulate, ...flags(), "--out", b);
    await ran(simulate, ...flags({ seed: "OTHER" }), "--out", c);
    expect(filesIn(a)).toEqual(filesIn(b));
    expect(Object.keys(filesIn(a))).not.toEqual(Object.keys(filesIn(c)));
  });

  test("begins a long run with the matches of a short one", async () => {
    const [short, long] = [folder(), folder()];
    await ran(simulate, ...flags({ matches: "2" }), "--out", short);
    await ran(simulate, ...flags({ matches: "4" }), "--out", long);
    expect(filesIn(long)).toMatchObject(filesIn(short));
  });

  test("plays by the given options", async () => {
    const out = folder();
    await ran(simulate, ...flags({ matches: "1" }), "--option", "galateia=true", "--option", "talk=open", "--out", out);
    const [text] = Object.values(filesIn(out));
    expect(read(text!).header.options).toMatchObject({ galateia: true, talk: "open", soloToll: "draw-five" });
    expect(text).toContain("CardsSetAside");
  });

  test("seats bots as bots", async () => {
    const out = folder();
    await ran(simulate, ...flags({ matches: "1" }), "--out", out);
    const { header } = read(Object.values(filesIn(out))[0]!);
    expect(header.seats.map(({ kind }) => kind)).toEqual(["bot", "bot"]);
  });

  test("plays matches to the end in every mode with every number of players; verify finds no violation", async () => {
    const out = folder();
    for (const settings of MODES.values()) {
      const { game, options } = settings[0]!;
      if (!game.bots) continue;
      const sizes = [...new Set(settings.map(({ seats }) => seats))];
      // Of games with long matches, gate runs try only the smallest and the largest table.
      const isLong = maxLogLengthOf(game) > maxLogLengthOf({});
      for (const seats of isLong ? firstAtGate(2, [sizes[0]!, sizes.at(-1)!, ...sizes.slice(1, -1)]) : sizes) {
        const mode = variantOf(game, options);
        const args = flags({ game: game.id, mode, players: String(seats), matches: isLong ? "1" : "4" });
        // Options without a default, such as a board.
        const chosen = settings.find((setting) => setting.seats === seats)!.options;
        const given = Object.entries(chosen)
          .filter(([, value]) => typeof value === "object")
          .flatMap(([name, value]) => ["--option", `${name}=${JSON.stringify(value)}`]);
        expect((await ran(simulate, ...args, ...given, "--out", out)).err).toEqual([]);
      }
    }
    const count = readdirSync(out).length;
    expect(await ran(verifyFiles, out)).toEqual({ code: 0, out: [`${count} files checked, all true`], err: [] });
  });

  test.each([
    ["no flags", [], "--game: missing"],
    ["an unknown flag", ["--gam", "x"], "--gam"],
    ["a flag without value", ["--game"], "--game"],
    ["a word too many", [...flags(), "--out", "x", "more"], "unexpected argument"],
    ["an unknown game", flags({ game: "chess" }), 'no game "chess" on the shelf; there is "tranquility"'],
    ["an inherited game", flags({ game: "constructor" }), 'no game "constructor"'],
    ["an unknown mode", flags({ mode: "chess" }), '--mode: tranquility has no mode "chess"; there is "standard"'],
    ["no mode", flags({ mode: "" }), "--mode: missing"],
    [
      "options of another mode",
      [...flags({ game: "arcanoid", mode: "dresden" }), "--option", "variant=koblenz"],
      "--mode dresden: the options name koblenz",
    ],
    [
      "options that do not identify the mode",
      [...flags({ game: "arcanoid", mode: "" }), "--option", "tide=true"],
      "--mode: missing",
    ],
    ["too many players", flags({ players: "9" }), "--players: 9 is not possible; choose 1 to 5"],
    ["players in words", flags({ players: "two" }), '--players: "two" is not a whole number'],
    ["no match", flags({ matches: "0" }), "--matches"],
    ["half a match", flags({ matches: "1.5" }), "--matches"],
    ["no seed", flags({ seed: "" }), "--seed: missing"],
    ["an unknown option", [...flags(), "--option", "speed=5"], "--option"],
    ["an option without value", [...flags(), "--option", "galateia"], "name=value"],
    ["a value there is not", [...flags(), "--option", "soloToll=none"], "--option soloToll"],
    ["a text for a switch", [...flags(), "--option", "galateia=maybe"], "--option galateia"],
    ["an unknown bot", [...flags(), "--bot", "zz"], '--bot: tranquility has no bot "zz"'],
  ])("%s is reported with the usage, on stderr, with code 2", async (_, args, message) => {
    const out = args.includes("--seed") && !args.includes("--out") ? ["--out", folder()] : [];
    const { code, out: lines, err } = await ran(simulate, ...args, ...out);
    expect([code, lines]).toEqual([2, []]);
    expect(err[0]).toContain(message);
    expect(err[1]).toMatch(/^usage: /);
    expect(err).toHaveLength(2);
  });

  test("reports a directory that cannot be written to", async () => {
    expect((await ran(simulate, ...flags())).err[0]).toMatch(/--out: missing/);
    const file = join(folder(), "file");
    writeFileSync(file, "");
    for (const out of [file, join(file, "below")]) {
      const { code, err } = await ran(simulate, ...flags(), "--out", out);
      expect(code).toBe(2);
      expect(err[0]).toMatch(/^--out: cannot write to .*file.*; choose another directory$/);
    }
  });
});

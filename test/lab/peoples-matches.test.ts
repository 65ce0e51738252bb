import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { playPuzzleMatch } from "../../client/match/puzzle-match.ts";
import { isRefusal } from "../../shared/engine/contract/events.ts";
import { headerOf, type MatchFile, write } from "../../shared/engine/log/format.ts";
import { newMatchConfig, toRecorded } from "../../shared/engine/log/recording.ts";
import { verify } from "../../shared/engine/log/verify.ts";
import { decide, type MatchCommand } from "../../shared/engine/match/decide.ts";
import { foldMatch } from "../../shared/engine/match/evolve.ts";
import type { Recorded } from "../../shared/engine/match/log-entry.ts";
import { INITIAL_MATCH, type Match, toAct } from "../../shared/engine/match/match.ts";
import { DEFAULT_TABLE_SETTINGS } from "../../shared/engine/match/table-settings.ts";
import { gameOf } from "../../shared/games/index.ts";
import { tranquility } from "../../shared/games/tranquility/tranquility.ts";
import { gameOfSet, loadPuzzleSet } from "../../shared/puzzles/puzzle-games.ts";
import {
  type BotMatch,
  CommandPacker,
  isOfPeople,
  type Puzzle,
  readPuzzleSet,
  seedOfText,
  unpacked,
} from "../../shared/puzzles/puzzle-set.ts";
import { rolls } from "../kit/chance.ts";
import { seedOf } from "../kit/play.ts";
import { folder, ran } from "../server/cli/terminal.ts";
import { prepared } from "./peoples-matches.ts";
import { puzzles } from "./puzzles.ts";

const UNTIL = 14;

const SET = "tranquility-pyramid";
const OPTIONS = { mode: "arch", talk: "silent", galateia: false };

/** A match of people, recorded as a server does. */
class Played {
  readonly seed: string;
  readonly log: Recorded[] = [];
  match: Match = INITIAL_MATCH;

  constructor(seed: string) {
    this.seed = seed;
  }

  do(command: MatchCommand, by?: number): void {
    const events = decide(tranquility, this.match, command, this.seed);
    if (isRefusal(events)) throw new Error(`${command.type}: ${events.refused}`);
    const at = new Date(1.79e12 + 61_000 * this.log.length).toISOString();
    const stamp = { after: this.log.length, at, cause: `cause ${this.log.length}`, ...(by !== undefined && { by }) };
    const entries = toRecorded(tranquility, events, stamp);
    this.match = foldMatch(tranquility, this.match, entries);
    this.log.push(...entries);
  }

  resign(...seats: readonly number[]): void {
    for (const seat of seats) this.do({ type: "concede", seat }, seat);
  }

  play(moves: number): void {
    for (let n = 0; n < moves && this.match.phase === "live"; n++) {
      const [seat] = toAct(tranquility, this.match);
      const bot = this.match.seats[seat!]!.kind === "human" ? this.match.seats[seat!]!.bot : undefined;
      const command = tranquility.bots.calm!(this.match.table as never, seat!, rolls(this.log.length));
      this.do({ type: "play", seat: seat!, command, ...(bot !== undefined && { bot }) }, seat);
    }
  }

  file(): MatchFile {
    return { header: headerOf(this.match, this.log), log: this.log };
  }
}

/** Ann opens a table, changes it, and plays with Bob and a bot. Ann and Bob resign. */
function played(): MatchFile {
  const match = new Played(seedOf("people"));
  const own = {
    id: "id-of-the-table",
    code: "CODE",
    seats: 2,
    visibility: "open",
    house: DEFAULT_TABLE_SETTINGS,
  } as const;
  match.do({ type: "create", config: newMatchConfig(tranquility, match.seed, { ...own, options: OPTIONS }) });
  const person = (name: string, seat: number) =>
    match.do({ type: "sit", seat, occupant: { name, kind: "human", player: `account-${name}`, nonce: `ab0${seat}` } });
  person("Ann", 0);
  person("Bob", 1);
  match.do({ type: "stand", seat: 1 });
  const tern = { player: "account-Tern", name: "Tern", kind: "bot", until: "2026-11-24T10:00:00.000Z" } as const;
  match.do({ type: "reserve", seat: 1, guest: tern, by: 0 }, 0);
  match.do({ type: "free", seat: 1, reason: "expired" });
  match.do({ type: "configure", options: OPTIONS, seats: 3, house: DEFAULT_TABLE_SETTINGS, by: 0 }, 0);
  person("Bob", 2);
  match.do({ type: "sit", seat: 1, occupant: { name: "Gull", kind: "bot", bot: "steady", nonce: "cd" } });
  match.do({ type: "start" });
  match.play(2);
  match.do({ type: "handOver", seat: 2, bot: "steady" }, 2);
  match.play(2);
  match.do({ type: "reclaim", seat: 2 }, 2);
  match.play(UNTIL);
  match.resign(0, 2);
  return match.file();
}

/**
 * People repeat a shipped match up to the clearest of a set's early puzzles, and resign.
 * @param inOrder order of seats in which they resign. Default: ascending
 */
async function withPuzzle(
  inOrder = (seats: readonly number[]) => seats,
): Promise<{ readonly file: MatchFile; readonly puzzle: Puzzle }> {
  const set = await loadPuzzleSet((await gameOfSet([tranquility], SET))!, SET);
  const gapOf = ({ odds }: Puzzle) => odds[0]![1] - odds[1]![1];
  const early = set.puzzles.filter(({ move }) => move <= 13);
  const puzzle = early.reduce((clearest, one) => (gapOf(one) > gapOf(clearest) ? one : clearest));
  const from = set.matches[puzzle.match] as BotMatch;
  const match = new Played(seedOfText(from.text));
  const [seats, options] = [from.players.length, tranquility.options.parse(from.options)];
  const own = { id: "id", code: "CODE", seats, visibility: "open" } as const;
  match.do({ type: "create", config: newMatchConfig(tranquility, match.seed, { ...own, options }) });
  // The deal depends on the nonces.
  for (let seat = 0; seat < seats; seat++)
    match.do({
      type: "sit",
      seat,
      occupant: { name: `N${seat}`, kind: "human", player: `p${seat}`, nonce: `${seat}${seat}` },
    });
  match.do({ type: "start" });
  for (const packed of from.moves.slice(0, puzzle.move + 1)) {
    const [seat] = toAct(tranquility, match.match);
    match.do({ type: "play", seat: seat!, command: unpacked(set, packed) }, seat);
  }
  match.resign(...inOrder([...Array(seats).keys()]));
  return { file: match.file(), puzzle };
}

const agree = (from: string, ...agreed: readonly string[]) =>
  writeFileSync(join(from, "for-puzzles.json"), JSON.stringify({ agreed }));

describe("a match of people", () => {
  test("has neither names nor accounts nor times in a set, and is played again with the same cards", () => {
    const file = played();
    expect(verify(file, gameOf)).toBeUndefined();
    const packer = new CommandPacker();
    const match = prepared(tranquility, file, packer);
    if (typeof match === "string") throw new Error(match);
    const text = JSON.stringify(match.from);
    for (const own of ["Ann", "Bob", "Gull", "Tern", "account", "id-of-the-table", "CODE", "2026-"])
      expect(text).not.toContain(own);
    const again = playPuzzleMatch(tranquility, packer, match.from, undefined, { names: ["A", "B", "C"] });
    expect(again.match.match.table).toEqual(foldMatch(tranquility, INITIAL_MATCH, file.log).table);
    expect(again.match.match.seats.map((held) => held?.name)).toEqual(["A", "B", "C"]);
    expect(again.match.log.length).toBe(file.log.length);
    // The handover, the return and the resignations are no decisions.
    expect(match.decisions).toEqual([0, 1, 3, 4, ...Array.from({ length: UNTIL }, (_, i) => 6 + i)]);
  });

  test("becomes puzzles once, which hold when tested again; others are left out with the reason", async () => {
    const [from, out] = [folder(), folder()];
    const { file, puzzle } = await withPuzzle();
    const put = (name: string, text: string) => writeFileSync(join(from, name), text);
    put("a.jsonl", write(file));
    put("of-others.jsonl", write(file));
    agree(from, "a.jsonl", "b.jsonl", "c.jsonl", "d.jsonl", "e.jsonl");
    const { code, out: told } = await ran(puzzles, "--from", from, "--out", out);
    expect([code, told.at(-1)]).toEqual([0, "1 matches of people searched, 0 left out"]);
    expect(told[0]).toMatch(/^tranquility-pyramid: ([1-4]) new puzzles, \1 in all$/);
    const set = readPuzzleSet(JSON.parse(readFileSync(join(out, "pyramid.json"), "utf8")));
    expect(set.matches.every(isOfPeople)).toBe(true);
    expect(set.puzzles.map(({ id }) => id)).toContain(puzzle.id);
    const held = await ran(
      puzzles,
      "--check",
      "1",
      "--continuations",
      "400",
      "--set",
      "tranquility-pyramid",
      "--out",
      out,
    );
    expect(held.out.at(-1)).toMatch(/^1 tested: 1 keep their best move, /);
    put("b.jsonl", write(file).replace('"by":0', '"by":1'));
    put("c.jsonl", "no match");
    put("d.jsonl", write({ header: file.header, log: file.log.slice(0, 20) }));
    // The same puzzles, but another match, so it is searched.
    put("e.jsonl", write((await withPuzzle((seats) => seats.toReversed())).file));
    const again = await ran(puzzles, "--from", from, "--out", out);
    expect([again.code, again.out]).toEqual([
      1,
      [
        `${join(from, "a.jsonl")}: it is in the set already`,
        expect.stringMatching(/b\.jsonl: version \d+: /),
        expect.stringMatching(/c\.jsonl: it is no match file: line 1: not JSON$/),
        expect.stringMatching(/d\.jsonl: version 21: TurnStarted is missing$/),
        `tranquility-pyramid: 0 new puzzles, ${set.puzzles.length} in all`,
        "1 matches of people searched, 4 left out",
      ],
    ]);
    expect(readPuzzleSet(JSON.parse(readFileSync(join(out, "pyramid.json"), "utf8")))).toEqual(set);
  }, 120_000);

  test("is left out with the reason if its set can have no more matches", async () => {
    const [from, out] = [folder(), folder()];
    writeFileSync(join(from, "a.jsonl"), write((await withPuzzle()).file));
    agree(from, "a.jsonl");
    const head = { format: "puzzles/1", game: "tranquility", rules: tranquility.rules };
    const matches = Array(5_000).fill({ text: "", options: {}, players: ["calm"], moves: [] });
    const made = { seed: "stillwater", matches: matches.length };
    const full = JSON.stringify({ ...head, made, shapes: [], matches, puzzles: [] });
    writeFileSync(join(out, "pyramid.json"), full);
    expect(await ran(puzzles, "--from", from, "--out", out)).toMatchObject({
      code: 1,
      out: [
        expect.stringMatching(/a\.jsonl: no set can hold it: matches: /),
        "0 matches of people searched, 1 left out",
      ],
    });
    expect(readFileSync(join(out, "pyramid.json"), "utf8")).toBe(full);
  }, 120_000);

  test("becomes no puzzles if it is in a folder without a list of the matches to which everyone agreed", async () => {
    const from = folder();
    writeFileSync(join(from, "a.jsonl"), write(played()));
    const { code, err } = await ran(puzzles, "--from", from);
    expect([code, err[0]]).toEqual([2, expect.stringMatching(/cannot read .*for-puzzles\.json: it does not exist/)]);
  });

  test("is looked for where a path says, and only match files are read", async () => {
    const none = folder();
    for (const [path, why] of [
      [join(none, "missing"), /cannot read .*missing: it does not exist/],
      [none, /no match file/],
    ] as const) {
      const { code, err } = await ran(puzzles, "--from", path);
      expect([code, err[0]]).toEqual([2, expect.stringMatching(why)]);
    }
  });
});

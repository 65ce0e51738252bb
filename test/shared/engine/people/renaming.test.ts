import { expect, test } from "vitest";
import { headerOf } from "../../../../shared/engine/log/format.ts";
import { verify } from "../../../../shared/engine/log/verify.ts";
import { foldMatch } from "../../../../shared/engine/match/evolve.ts";
import { INITIAL_MATCH } from "../../../../shared/engine/match/match.ts";
import { distinctNameIn, distinctNames, distinctNamesIn } from "../../../../shared/engine/people/distinct-names.ts";
import { matchWithCurrentNames, playersIn, withCurrentNames } from "../../../../shared/engine/people/renaming.ts";
import { goldens } from "../../../kit/golden.ts";
import { playOut, seedOf } from "../../../kit/play.ts";
import { gameOf, SETTINGS } from "../../../kit/shelf.ts";

const played = playOut(SETTINGS.find(({ game, seats }) => game.id === "pebbles" && seats === 3)!, seedOf("naming"));

test("a log with other names is as valid, and differs only in the names", () => {
  const { setting, log, match } = played;
  const called = withCurrentNames(
    log,
    new Map([
      ["p0", "Zoë"],
      ["p2", "N. N."],
      ["nobody", "x"],
    ]),
  );
  const after = foldMatch(setting.game, INITIAL_MATCH, called);
  expect(after.seats.map((held) => held?.name)).toEqual(["Zoë", "Player 1", "N. N."]);
  expect(verify({ header: headerOf(after, called), log: called }, gameOf)).toBeUndefined();
  const unnamed = ({ seats, ...rest }: typeof match) => ({
    ...rest,
    seats: seats.map((held) => ({ ...held, name: "" })),
  });
  expect(unnamed(after)).toEqual(unnamed(match));
  expect(playersIn(called)).toEqual(["p0", "p1", "p2"]);
});

test("a log without renamed players stays the same", () => {
  const { log } = played;
  expect(withCurrentNames(log, new Map())).toBe(log);
  expect(
    withCurrentNames(
      log,
      new Map([
        ["p0", "Player 0"],
        ["nobody", "x"],
      ]),
    ),
  ).toBe(log);
});

test("a player whom a seat is kept for is renamed as well", () => {
  const created = { type: "MatchCreated", kept: [null, { player: "p7", name: "Old" }] } as never;
  expect(playersIn([created])).toEqual(["p7"]);
  const [called] = withCurrentNames([created], new Map([["p7", "New"]]));
  expect(called).toEqual({ type: "MatchCreated", kept: [null, { player: "p7", name: "New" }] });
});

test("matches of all releases stay true", () => {
  for (const { file } of goldens().slice(0, 20)) {
    const names = new Map(playersIn(file.log).map((player) => [player, "N. N."]));
    const log = withCurrentNames(file.log, names);
    expect(verify({ ...file, log }, gameOf)).toBeUndefined();
  }
});

test("a match with other names is the fold of its log with these names, at every version and with guests who are expected", () => {
  const { setting, log } = played;
  const kept = [{ player: "p1", name: "Player 1" }, null, { player: "p2", name: "Player 2" }];
  const expecting = log.map((entry) => (entry.type === "MatchCreated" ? { ...entry, kept } : entry)) as typeof log;
  const names = new Map([
    ["p0", "Zoë"],
    ["p2", "N. N."],
  ]);
  for (let version = 1; version <= expecting.length; version++) {
    const known = expecting.slice(0, version);
    expect(matchWithCurrentNames(foldMatch(setting.game, INITIAL_MATCH, known), names)).toEqual(
      foldMatch(setting.game, INITIAL_MATCH, withCurrentNames(known, names)),
    );
  }
});

test("a player with a taken name gets a number, and the one who had it first gets none", () => {
  const there = [
    { player: "a", name: "Kelp" },
    { player: "b", name: "Ann" },
    { player: "c", name: "Ann 2" },
    { name: "Bot" },
  ];
  const called = (names: Record<string, string>) =>
    Object.fromEntries(distinctNames(there, new Map(Object.entries(names))));
  expect(called({ a: "Ann" })).toEqual({ a: "Ann 3" });
  expect(called({ a: "ann", b: "Ann", c: "Ann" })).toEqual({ a: "ann 3", b: "Ann", c: "Ann 2" });
  expect(called({ a: "Zoe", b: "Zoe" })).toEqual({ a: "Zoe", b: "Zoe 2" });
  expect(called({ a: "Bot", d: "Ann" })).toEqual({ a: "Bot 2", d: "Ann" });
  expect(called({ a: "N. N.", b: "N. N." })).toEqual({ a: "N. N.", b: "N. N." });
});

test("each player who sits down or speaks gets a name that differs from all present, and the same one again", () => {
  const log = [
    { type: "SeatTaken", seat: 0, player: "a", name: "Ann" },
    { type: "SeatTaken", seat: 1, player: "b", name: "Ann 2" },
    { type: "SeatLeft", seat: 1 },
    { type: "SeatTaken", seat: 2, name: "Kelp", bot: "calm" },
  ];
  expect(distinctNameIn(log, { player: "c", name: "Ann" })).toBe("Ann 3");
  expect(distinctNameIn(log, { player: "b", name: "Ann" })).toBe("Ann 2");
  expect(distinctNameIn(log, { player: "b", name: "Bo" })).toBe("Bo");
  expect(distinctNameIn(log, { player: "c", name: "Kelp" })).toBe("Kelp 2");
  expect(distinctNameIn(log, { name: "Kelp" })).toBe("Kelp");
  expect(distinctNameIn(log, { name: "Ann" })).toBe("Ann 3");
  expect(distinctNamesIn(log, new Map())).toEqual(new Map());
});

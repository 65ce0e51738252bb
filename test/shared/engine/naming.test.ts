import { expect, test } from "vitest";
import { headerOf } from "../../../shared/engine/format.ts";
import { foldMatch, INITIAL_MATCH } from "../../../shared/engine/match.ts";
import { calledNow, playersIn } from "../../../shared/engine/naming.ts";
import { verify } from "../../../shared/engine/verify.ts";
import { goldens } from "../../kit/golden.ts";
import { playOut, seedOf } from "../../kit/play.ts";
import { gameOf, SETTINGS } from "../../kit/shelf.ts";

const played = playOut(SETTINGS.find(({ game, seats }) => game.id === "pebbles" && seats === 3)!, seedOf("naming"));

test("a log with other names is as true, and nothing of it is otherwise but the names", () => {
  const { setting, log, match } = played;
  const called = calledNow(
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

test("where nobody is called otherwise it is the same log", () => {
  const { log } = played;
  expect(calledNow(log, new Map())).toBe(log);
  expect(
    calledNow(
      log,
      new Map([
        ["p0", "Player 0"],
        ["nobody", "x"],
      ]),
    ),
  ).toBe(log);
});

test("whom a seat is kept for is called otherwise, too", () => {
  const created = { type: "MatchCreated", kept: [null, { player: "p7", name: "Old" }] } as never;
  expect(playersIn([created])).toEqual(["p7"]);
  const [called] = calledNow([created], new Map([["p7", "New"]]));
  expect(called).toEqual({ type: "MatchCreated", kept: [null, { player: "p7", name: "New" }] });
});

test("matches of all releases stay true", () => {
  for (const { file } of goldens().slice(0, 20)) {
    const names = new Map(playersIn(file.log).map((player) => [player, "N. N."]));
    const log = calledNow(file.log, names);
    expect(verify({ ...file, log }, gameOf)).toBeUndefined();
  }
});

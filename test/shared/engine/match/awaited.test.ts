import { expect, test } from "vitest";
import { emptyTimeline, extend, isMyTurn } from "../../../../client/contract/timeline.ts";
import { seatStatusOf } from "../../../../client/pages/home/match-lists.ts";
import type { GameCommand } from "../../../../shared/engine/contract/events.ts";
import type { AnyGame } from "../../../../shared/engine/contract/game.ts";
import { hasTurn, toAct } from "../../../../shared/engine/match/match.ts";
import { summarize } from "../../../../shared/engine/match/summary.ts";
import { itemAt } from "../../../kit/item-at.ts";
import { command, dealt, type PlayedMatch, seedOf } from "../../../kit/play.ts";
import { cairn } from "../../../kit/toys/cairn/cairn.ts";

// Laying a layer is a turn; the others may judge whether it stands, but need not.
const game = cairn as AnyGame;
const options = { layers: 2, place: "shore", kinds: ["flat"], door: "open", height: "any" };
const begun = dealt({ game, options, seats: 3 }, seedOf("awaited"));
const did = (played: PlayedMatch, seat: number, asked: object): PlayedMatch =>
  command(played, { type: "play", seat, command: asked as GameCommand });
const laid = did(begun, 0, { type: "Lay", stones: 2, kind: "flat" });
const judged = did(did(laid, 1, { type: "Judge", stands: true }), 2, { type: "Judge", stands: true });

const turns = ({ match }: PlayedMatch) => [0, 1, 2].map((seat) => hasTurn(game, match, seat));
const summaryOf = ({ match, log }: PlayedMatch) => summarize(game, undefined, match, log);

test("a table waits for turns and for answers, and only a turn counts as a turn", () => {
  expect([toAct(game, begun.match), turns(begun)]).toEqual([[0], [true, false, false]]);
  expect([toAct(game, laid.match), turns(laid)]).toEqual([
    [1, 2],
    [false, false, false],
  ]);
  expect([toAct(game, judged.match), turns(judged)]).toEqual([[1], [false, true, false]]);
});

test("both are awaited, and a turn that follows an answer starts a new wait", () => {
  expect(begun.match.turnTimers).toMatchObject([{ for: "turn" }]);
  expect(laid.match.turnTimers).toMatchObject([undefined, { for: "answer" }, { for: "answer" }]);
  const { since } = itemAt(judged.match.turnTimers, 1);
  expect(judged.match.turnTimers[1]).toEqual({ for: "turn", since: judged.log.at(-1)!.at });
  expect(since > itemAt(laid.match.turnTimers, 1).since).toBe(true);
  // An answer does not restart the time of the others.
  const one = did(laid, 1, { type: "Judge", stands: false });
  expect(one.match.turnTimers[2]).toEqual(laid.match.turnTimers[2]);
});

test("lists name the seats that are only asked, and notify none of them", () => {
  expect(summaryOf(begun)).not.toHaveProperty("asked");
  expect(summaryOf(laid)).toMatchObject({ toAct: [1, 2], asked: [1, 2] });
  expect(["p0", "p1"].map((player) => seatStatusOf(summaryOf(begun), player))).toEqual(["turn", "waiting"]);
  expect(["p0", "p1"].map((player) => seatStatusOf(summaryOf(laid), player))).toEqual(["waiting", "asked"]);
  expect(seatStatusOf(summaryOf(judged), "p1")).toBe("turn");
});

test("the tab blinks for a turn alone", () => {
  const seen = ({ log }: PlayedMatch, seat: number) => isMyTurn(extend(emptyTimeline(game, seat), log));
  expect([seen(begun, 0), seen(begun, 1)]).toEqual([true, false]);
  expect([seen(laid, 0), seen(laid, 1)]).toEqual([false, false]);
  expect(seen(judged, 1)).toBe(true);
});

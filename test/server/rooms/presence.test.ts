import { beforeEach, expect, test } from "vitest";
import { Presence } from "../../../server/rooms/presence.ts";
import type { Occupant } from "../../../shared/engine/match/match-events.ts";

const person = (n: number): Occupant => ({ name: `P${n}`, kind: "human", nonce: "", player: `p${n}` });
const seats = [person(0), person(1), { name: "Bora", kind: "bot", nonce: "", bot: "steady" } as const];

const at = (second: number): string => new Date(1000 * second).toISOString();

let reported: readonly string[];
let second: number;
let presence: Presence;
beforeEach(() => {
  second = 1000;
  presence = new Presence(
    () => 1000 * second,
    (away) => {
      reported = away;
    },
  );
});

const update = (...there: number[]) => presence.update(new Set(there), seats);
const away = () => seats.map((_, seat) => presence.awaySince(seat));

test("a player who has just left is away from that moment, and a bot never is", () => {
  update(0, 1);
  expect(away()).toEqual([undefined, undefined, undefined]);
  second += 5;
  update(0);
  second += 5;
  update(0);
  expect(away()).toEqual([undefined, at(1005), undefined]);
  expect(reported).toEqual(["", at(1005), ""]);
  update(0, 1);
  second += 5;
  update(0);
  expect(away()[1]).toBe(at(1015));
});

test("at a table that was just opened all players are expected for a while, and then absent for a long time", () => {
  update(0);
  expect(away()).toEqual([undefined, at(1000), undefined]);
  second += 30;
  presence.expectNobody();
  expect(away()).toEqual([undefined, at(0), undefined]);
});

test("a player who joined during that time is away from the moment they leave", () => {
  update(0, 1);
  second += 10;
  update(0);
  second += 30;
  presence.expectNobody();
  expect(away()[1]).toBe(at(1010));
  update(0, 1);
  second += 10;
  update(0);
  expect(away()[1]).toBe(at(1050));
});

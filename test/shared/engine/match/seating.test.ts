import { describe, expect, test } from "vitest";
import { verify } from "../../../../shared/engine/log/verify.ts";
import { decide, type MatchCommand } from "../../../../shared/engine/match/decide.ts";
import { INITIAL_MATCH } from "../../../../shared/engine/match/match.ts";
import type { MatchConfig, Occupant } from "../../../../shared/engine/match/match-events.ts";
import { endingReservations, hostOf, type Invited, seatFor } from "../../../../shared/engine/match/seating.ts";
import { summarize } from "../../../../shared/engine/match/summary.ts";
import { gameOf } from "../../../../shared/games/index.ts";
import { tranquility } from "../../../../shared/games/tranquility/tranquility.ts";
import { anyWish, command, configOf, fileOf, type PlayedMatch, seedOf } from "../../../kit/play.ts";
import type { Setting } from "../../../kit/shelf.ts";

const options = { mode: "standard", galateia: false, soloToll: "draw-five", talk: "silent" };
const seed = seedOf("seating");

const human = (name: string): Occupant => ({ name, kind: "human", nonce: `nonce of ${name}`, player: name });
const bot: Occupant = { name: "Bora", kind: "bot", nonce: "n", bot: "steady" };
const sit = (seat: number, who: string | Occupant): MatchCommand => ({
  type: "sit",
  seat,
  occupant: typeof who === "string" ? human(who) : who,
});
const answer = ({ setting, match }: PlayedMatch, wished: MatchCommand) => decide(setting.game, match, wished, seed);

function opened(seats: number, config: Partial<MatchConfig> = {}): PlayedMatch {
  const setting: Setting = { game: tranquility, options, seats };
  const open: PlayedMatch = { setting, seed, log: [], match: INITIAL_MATCH };
  return command(open, { type: "create", config: { ...configOf(setting, seed), ...config } });
}

const all = (played: PlayedMatch, ...wishes: MatchCommand[]): PlayedMatch => wishes.reduce(command, played);

describe("the host", () => {
  test("is the person who has sat at the table for the longest time, and no bot", () => {
    const played = all(opened(4), sit(2, bot), sit(3, "Ann"), sit(0, "Bob"));
    expect(hostOf(played.match)).toBe(3);
    expect(hostOf(all(played, { type: "stand", seat: 3 }).match)).toBe(0);
    expect(hostOf(all(played, { type: "stand", seat: 3 }, sit(3, "Ann")).match)).toBe(0);
    expect(hostOf(opened(2).match)).toBeUndefined();
  });

  test("removes a person, who cannot return", () => {
    const played = all(opened(3), sit(0, "Ann"), sit(1, "Bob"), { type: "remove", seat: 1, by: 0 });
    expect(played.log.at(-1)).toMatchObject({ type: "SeatLeft", seat: 1, by: 0, reason: "removed" });
    expect(played.match.seats[1]).toBeUndefined();
    for (const seat of [1, 2]) expect(answer(played, sit(seat, "Bob"))).toEqual({ refused: "NotWelcome" });
    expect(all(played, sit(1, "Cat")).match.seats[1]?.name).toBe("Cat");
  });

  test("alone can do so, before the start, and not to themselves, bots or empty seats", () => {
    const played = all(opened(4), sit(0, "Ann"), sit(1, "Bob"), sit(2, bot));
    expect(answer(played, { type: "remove", seat: 0, by: 1 })).toEqual({ refused: "NotTheHost" });
    for (const seat of [0, 2, 3, 9])
      expect(answer(played, { type: "remove", seat, by: 0 })).toEqual({ refused: "SeatIsEmpty" });
    const begun = all(played, sit(3, "Dan"), { type: "start" });
    expect(answer(begun, { type: "remove", seat: 1, by: 0 })).toEqual({ refused: "MatchHasStarted" });
  });

  test("leaves a record that can be verified, and not be forged", () => {
    let played = all(opened(2), sit(0, "Ann"), sit(1, "Bob"), { type: "remove", seat: 1, by: 0 }, sit(1, "Cat"));
    played = all(played, { type: "start" });
    for (let next = anyWish(played, 1); next; next = anyWish(played, played.log.length)) played = command(played, next);
    const file = fileOf(played);
    expect(verify(file, gameOf)).toBeUndefined();
    const forged = (change: object) => ({
      ...file,
      log: file.log.map((entry) => ("reason" in entry && entry.type === "SeatLeft" ? { ...entry, ...change } : entry)),
    });
    expect(verify(forged({ by: 1 }), gameOf)?.reason).toMatch(/NotTheHost/);
    expect(verify(forged({ reason: "bored" }), gameOf)?.v).toBe(4);
    expect(verify(forged({ seat: 0 }), gameOf)?.v).toBe(4);
  });
});

describe("a reserved seat", () => {
  const kept = [{ player: "Ann", name: "Ann" }, { player: "Bob", name: "Bob" }, null];

  test("is for its player, who gets it automatically", () => {
    const played = opened(3, { kept });
    expect(answer(played, sit(0, "Eve"))).toEqual({ refused: "SeatIsKept" });
    expect([seatFor(played.match, "Bob"), seatFor(played.match, "Eve")]).toEqual([1, 2]);
    const sat = all(played, sit(1, "Bob"), sit(2, "Eve"));
    expect(seatFor(sat.match, "Dan")).toBeUndefined();
    expect(seatFor(sat.match, "Ann")).toBe(0);
  });

  test("may be held by a bot until its player comes", () => {
    const played = all(opened(3, { kept }), sit(0, bot));
    expect(answer(played, sit(0, "Eve"))).toEqual({ refused: "SeatIsKept" });
    expect(seatFor(played.match, "Ann")).toBe(0);
    expect(all(played, sit(0, "Ann")).match.seats[0]?.name).toBe("Ann");
  });

  test("is released by the others at the table, and is free for all after that", () => {
    const played = all(opened(3, { kept }), sit(1, "Bob"), { type: "free", seat: 0 });
    expect(played.log.at(-1)).toMatchObject({ type: "SeatFreed", seat: 0 });
    expect(all(played, sit(0, "Eve")).match.seats[0]?.name).toBe("Eve");
    expect(answer(played, { type: "free", seat: 0 })).toEqual({ refused: "SeatIsEmpty" });
    expect(answer(played, { type: "free", seat: 2 })).toEqual({ refused: "SeatIsEmpty" });
  });

  test("is free for all once its player has sat there and left", () => {
    const played = all(opened(3, { kept }), sit(0, "Ann"), { type: "stand", seat: 0 });
    expect(all(played, sit(0, "Eve")).match.seats[0]?.name).toBe("Eve");
  });

  test("does not let a match begin, and names who is expected in lists", () => {
    const played = all(opened(2, { kept: kept.slice(0, 2) }), sit(0, "Ann"));
    expect(answer(played, { type: "start" })).toEqual({ refused: "SeatsAreEmpty" });
    const { seats } = summarize(played.setting.game, undefined, played.match, played.log);
    expect(seats).toEqual([
      { name: "Ann", kind: "human", player: "Ann" },
      { name: "Bob", kind: "human", player: "Bob", kept: true },
    ]);
  });
});

describe("a program that is invited", () => {
  const until = "2026-11-20T12:02:00.000Z";
  const guest: Invited = { player: "curly", name: "Curly", kind: "bot", until };
  const curly: Occupant = { name: "Curly", kind: "bot", nonce: "n", player: "curly" };
  const reserve = (seat: number, who = guest, by = 0): MatchCommand => ({ type: "reserve", seat, guest: who, by });
  const invited = () => all(opened(3), sit(0, "Ann"), reserve(2));

  test("has the seat to itself, is shown in lists as a program with the time, and sits down", () => {
    const played = invited();
    expect(played.log.at(-1)).toMatchObject({ type: "SeatReserved", seat: 2, by: 0, ...guest });
    expect(answer(played, sit(2, "Eve"))).toEqual({ refused: "SeatIsKept" });
    expect(endingReservations(played.match)).toEqual([{ seat: 2, until }]);
    const { seats } = summarize(played.setting.game, undefined, played.match, played.log);
    expect(seats[2]).toEqual({ ...guest, kept: true });
    const sat = all(played, sit(seatFor(played.match, "curly")!, curly));
    expect(sat.match.seats[2]?.player).toBe("curly");
    expect(endingReservations(sat.match)).toEqual([]);
  });

  test("is invited by a person, before the start, to one free seat, and never after the host has removed it", () => {
    const played = all(invited(), sit(1, bot));
    const other = { ...guest, player: "moe" };
    expect(answer(played, reserve(0, other))).toEqual({ refused: "SeatIsTaken" });
    expect(answer(played, reserve(1, other))).toEqual({ refused: "SeatIsTaken" });
    expect(answer(played, reserve(2, other))).toEqual({ refused: "SeatIsKept" });
    expect(answer(played, reserve(3, other))).toEqual({ refused: "NoSuchSeat" });
    const free = all(played, { type: "stand", seat: 1 });
    expect(answer(free, reserve(1))).toEqual({ refused: "AlreadyInvited" });
    const sat = all(free, sit(2, curly));
    expect(answer(sat, reserve(1))).toEqual({ refused: "AlreadySeated" });
    const removed = all(sat, { type: "remove", seat: 2, by: 0 });
    expect(answer(removed, reserve(1))).toEqual({ refused: "NotWelcome" });
    expect(answer(sat, reserve(1, other, 2))).toEqual({ refused: "NotForPrograms" });
    const begun = all(sat, sit(1, bot), { type: "start" });
    expect(answer(begun, reserve(1))).toEqual({ refused: "MatchHasStarted" });
  });

  test("declines, or comes too late: the seat is free, and the log says why", () => {
    for (const reason of ["declined", "expired"] as const) {
      const played = all(invited(), { type: "free", seat: 2, reason });
      expect(played.log.at(-1)).toMatchObject({ type: "SeatFreed", seat: 2, reason });
      expect(all(played, sit(2, "Eve")).match.seats[2]?.name).toBe("Eve");
    }
  });

  test("leaves a trace that can be verified, and not be forged", () => {
    let played = all(invited(), { type: "free", seat: 2, reason: "declined" });
    played = all(played, reserve(1), sit(1, curly), sit(2, bot), { type: "start" });
    for (let next = anyWish(played, 1); next; next = anyWish(played, played.log.length)) played = command(played, next);
    const file = fileOf(played);
    expect(verify(file, gameOf)).toBeUndefined();
    const forged = (type: string, change: object) => ({
      ...file,
      log: file.log.map((entry) => (entry.type === type ? { ...entry, ...change } : entry)),
    });
    expect(verify(forged("SeatReserved", { kind: "human" }), gameOf)?.v).toBe(3);
    expect(verify(forged("SeatReserved", { by: 1 }), gameOf)?.reason).toMatch(/NotForPrograms/);
    expect(verify(forged("SeatReserved", { seat: 0 }), gameOf)?.v).toBe(3);
    expect(verify(forged("SeatFreed", { reason: "bored" }), gameOf)?.v).toBe(4);
  });
});

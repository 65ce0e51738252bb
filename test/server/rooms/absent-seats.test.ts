import { expect, onTestFinished, test, vi } from "vitest";
import type { CommandEnvelope } from "../../../server/match/repeated-commands.ts";
import { AbsentSeats } from "../../../server/rooms/absent-seats.ts";
import type { Reply } from "../../../shared/engine/log/reply.ts";
import type { Match } from "../../../shared/engine/match/match.ts";
import { person } from "../match/tables.kit.ts";

const MINUTE = 60_000;
const LONG_AGO = new Date(0).toISOString();

/** A table whose commands get these answers. @param away since when each player is away; undefined if they are there */
function tableOf(away: readonly (string | undefined)[], answers: (Reply | Error)[] = []) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const seats: Match["seats"][number][] = [person(0), person(1)];
  const asked: CommandEnvelope["command"][] = [];
  const since = [...away];
  const errors: unknown[] = [];
  const reservations: Match["seating"]["reservations"][number][] = [];
  const match = { phase: "open", seats, config: {}, seating: { reservations } } as unknown as Match;
  const submit = async ({ command }: CommandEnvelope): Promise<Reply> => {
    asked.push(command);
    const answer = answers.shift() ?? ({ ok: true, v: 1 } as const);
    if (answer instanceof Error) throw answer;
    if (answer.ok && command.type === "stand") seats[command.seat] = undefined;
    if (answer.ok && command.type === "free") reservations[command.seat] = undefined;
    return answer;
  };
  const absent = new AbsentSeats({
    table: { id: "t", match, submit },
    awaySince: (seat) => since[seat],
    held: 5 * MINUTE,
    now: Date.now,
    onError: (error) => void errors.push(error),
  });
  absent.look();
  return { absent, asked, since, match, reservations, errors };
}

test("seats of people who were away when the table was opened are reserved from then on, and released one after the other", async () => {
  const { asked } = tableOf([LONG_AGO, LONG_AGO]);
  await vi.advanceTimersByTimeAsync(5 * MINUTE - 1);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual([
    { type: "stand", seat: 0 },
    { type: "stand", seat: 1 },
  ]);
});

test("a player who comes back keeps the seat", async () => {
  const { absent, asked, since } = tableOf([new Date().toISOString(), undefined]);
  await vi.advanceTimersByTimeAsync(4 * MINUTE);
  since[0] = undefined;
  absent.look();
  await vi.advanceTimersByTimeAsync(60 * MINUTE);
  expect(asked).toEqual([]);
});

test("a release that fails unexpectedly is reported, and tried again", async () => {
  const { asked, errors } = tableOf([LONG_AGO, undefined], [new Error("broken")]);
  await vi.advanceTimersByTimeAsync(6 * MINUTE);
  expect(asked).toEqual([
    { type: "stand", seat: 0 },
    { type: "stand", seat: 0 },
  ]);
  expect(errors.map(String)).toEqual(["Error: broken"]);
});

test("a release that cannot be stored is tried again, and none once the room is gone", async () => {
  const { absent, asked } = tableOf([LONG_AGO, undefined], [{ ok: false, reason: "NotStored" }]);
  await vi.advanceTimersByTimeAsync(5 * MINUTE);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(asked).toHaveLength(2);
  absent.stop();
  absent.look();
  await vi.advanceTimersByTimeAsync(60 * MINUTE);
  expect(asked).toHaveLength(2);
});

test("a player keeps their seat in a match that has begun", async () => {
  const { absent, asked, match } = tableOf([LONG_AGO, undefined]);
  Object.assign(match, { phase: "live" });
  absent.look();
  await vi.advanceTimersByTimeAsync(60 * MINUTE);
  expect(asked).toEqual([]);
});

test("a program that is invited keeps its seat until the time of its invitation, also at a table over days", async () => {
  for (const config of [{}, { house: { patience: null, clock: 86_400, watchers: true } }]) {
    const { absent, asked, match, reservations } = tableOf([undefined, undefined]);
    Object.assign(match, { config });
    const until = new Date(Date.now() + MINUTE).toISOString();
    reservations[1] = { player: "curly", name: "Curly", kind: "bot", until };
    absent.look();
    await vi.advanceTimersByTimeAsync(MINUTE - 1);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toEqual([{ type: "free", seat: 1, reason: "expired" }]);
  }
});

import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import fc from "fast-check";
import { doctor } from "../../../server/cli/doctor.ts";
import type { Rng } from "../../../shared/engine/chance/rng.ts";
import type { Row } from "../../bench/report.ts";
import { type Gathering, gather } from "../../kit/app.ts";
import { rolls } from "../../kit/chance.ts";
import { act, sync } from "../../kit/guest.ts";
import { ANY_PORT, open, type Program } from "../../server/rooms/program.ts";
import { attackersOf, framed, type Mallory } from "./attackers.ts";
import { exchange, type HttpRequest, realRequests, written } from "./http-requests.ts";
import { LeakDetector } from "./leak-detector.ts";
import { metric } from "./metric.ts";
import { bend, type Mutation, scramble } from "./mutations.ts";

interface Fuzzing {
  readonly attempts: number;
  readonly seed: number;
}

/** Attempts before answers are awaited, and such batches before the attackers' logs are noted. */
const [BATCH, NOTES] = [100, 10];
/** The share of attempts after which everything permanent is loaded. */
const WARM = 0.2;
/** Allowed growth: a factor of the heap, and bytes that are not yet collected. */
const [GROWTH, SLACK] = [1.15, 5_000_000];
/** Time for the heap to shrink, in ms: seats of broken connections are reserved for a while. */
const AFTERWARDS = 40_000;
const INFO = 30;
/** Limits are off, because other tests cover them. */
const BOUNDLESS = Object.fromEntries(
  [
    ...["REQUESTS", "JOINS", "MATCHES", "MESSAGES", "TALK", "BYTES"],
    ...["READS", "RENAMES", "CHOICES", "DOCUMENTS", "HANDED_IN"],
  ].map((limit) => [`LIMIT_${limit}`, "off"]),
);

interface Attempt {
  readonly kind: "message" | "frame" | "request" | "bytes";
  readonly who: number;
  readonly what: number;
  readonly part: "path" | "body" | "token";
  /** Null leaves the message or request unchanged. */
  readonly bend: Mutation<unknown> | null;
  readonly scramble: Mutation<Buffer>;
}

const attempt: fc.Arbitrary<Attempt> = fc.record({
  kind: fc.constantFrom("message", "message", "message", "frame", "request", "bytes"),
  who: fc.nat(1000),
  what: fc.nat(1000),
  part: fc.constantFrom("path", "body", "body", "token"),
  bend: fc.option(bend, { freq: 4 }),
  scramble,
});

/**
 * Clients with a seat, spectators and strangers send invalid messages. The server survives, logs no fault, changes
 * nothing except by the rules, leaks no secrets, and uses no more memory afterwards.
 */
export async function fuzz({ attempts, seed }: Fuzzing): Promise<Row> {
  const dataDir = mkdtempSync(join(tmpdir(), "stillwater-fuzz-"));
  const file = join(dataDir, "stillwater.db");
  const program = await open(dataDir, ANY_PORT, { ...BOUNDLESS, LOG_LEVEL: "error" });
  const rng = rolls(seed);
  try {
    const honest = await gather(program, { people: 2 });
    const before = await logOf(honest);
    const detector = await LeakDetector.at(file, honest.match);
    let attackers = await attackersOf(program, honest.match);
    let [matches, warm] = [1, 0];
    for (let done = 0; done < attempts; done += BATCH) {
      if (done >= attempts * WARM && warm === 0) warm = await program.weigh();
      const batch = fc.sample(attempt, { numRuns: Math.min(BATCH, attempts - done), seed: seed + done });
      await Promise.all(
        batch.map((each) => tryIt(program, attackers[each.who % attackers.length]!, each, rng, detector)),
      );
      await Promise.all(attackers.map((mallory) => mallory.settled()));
      if ((done / BATCH) % NOTES === 0) for (const mallory of attackers) detector.note(mallory.receivedLog());
      if (!attackers[0]!.isOver) continue;
      await Promise.all(attackers.map((mallory) => mallory.leave()));
      attackers = await attackersOf(program, honest.match);
      matches++;
    }
    await Promise.all(attackers.map((mallory) => mallory.leave()));

    assert.equal(await logOf(honest), before, "nobody moves but those whose turn it is");
    await mustPlayOn(honest);
    assert.equal(await metric(program, "errors_total"), 0, "there is no fault to write of");
    const heap = await lightAgain(program, warm);
    for (const room of honest.rooms) room.reconnection.enabled = false;
    const { code, stdout } = await program.kill("SIGTERM");
    const faults = stdout.split("\n").filter((line) => line.startsWith("{") && JSON.parse(line).level > INFO);
    assert.deepEqual([code, faults], [0, []], "it ends as it should, and its log has no fault");
    const said: string[] = [];
    const terminal = { out: (line: string) => said.push(line), err: (line: string) => said.push(line) };
    assert.equal(
      await doctor([file], terminal),
      0,
      `every log follows from its seed and the rules: ${said.join("; ")}`,
    );
    assert.deepEqual(await detector.leaks(), [], "no client is sent what is hidden");
    return {
      name: "fuzz",
      figures: {
        attempts,
        ...detector.counts,
        matches,
        "heap when warm, MB": warm / 1e6,
        "at the end, MB": heap / 1e6,
      },
    };
  } finally {
    await program.kill("SIGKILL");
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function tryIt(
  program: Program,
  mallory: Mallory,
  attempt: Attempt,
  rng: Rng,
  detector: LeakDetector,
): Promise<void> {
  const { kind, what, bend, scramble } = attempt;
  if (kind === "message" || kind === "frame") {
    const real = mallory.real(rng);
    const [name, payload] = real[what % real.length]!;
    if (kind === "frame") return mallory.send(scramble(framed(name, payload))).catch(() => {});
    return detector.hear(JSON.stringify(await mallory.ask(name, bend ? bend(payload) : payload)) ?? "");
  }
  const { player, token } = mallory.guest;
  const real = realRequests(mallory.match, player, token);
  const ask = real[what % real.length]!;
  const sent = kind === "bytes" ? scramble(written(ask)) : written(bend ? bent(ask, attempt.part, bend) : ask);
  const answer = await exchange(Number(new URL(program.origin).port), sent);
  detector.hearAnswer(answer, player);
}

function bent(ask: HttpRequest, part: Attempt["part"], bend: Mutation<unknown>): HttpRequest {
  const parts = (text: string, sign: string) => [bend(text.split(sign))].flat().map(plain).join(sign);
  if (part === "path") return { ...ask, path: parts(ask.path, "/") };
  if (part === "token") return { ...ask, token: parts(ask.token ?? "", ".") };
  return { ...ask, body: bend(ask.body) };
}

const plain = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value)) ?? "";

const logOf = async ({ guests, match }: Gathering): Promise<string> =>
  (await guests[0]!.get(`/api/matches/${match}/log`)).text;

async function mustPlayOn({ guests, rooms }: Gathering): Promise<void> {
  await Promise.all(rooms.map(sync));
  const replies = await Promise.all(rooms.map((room, seat) => act(room, guests[seat]!.player, rolls(seat))));
  assert.ok(
    replies.some((reply) => reply?.ok),
    "the honest play on",
  );
}

/**
 * @returns the heap in bytes, once it has shrunk to its earlier size plus the allowed growth
 * @throws if it does not shrink in time
 */
async function lightAgain(program: Program, warm: number): Promise<number> {
  const end = performance.now() + AFTERWARDS;
  for (;;) {
    const heap = await program.weigh();
    if (heap <= warm * GROWTH + SLACK) return heap;
    assert.ok(performance.now() < end, `the heap went from ${warm / 1e6} MB to ${heap / 1e6} MB, and stays there`);
    await pause(1000);
  }
}

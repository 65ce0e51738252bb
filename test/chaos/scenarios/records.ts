import assert from "node:assert/strict";
import { read } from "../../../shared/engine/log/format.ts";
import { verify } from "../../../shared/engine/log/verify.ts";
import type { Recorded } from "../../../shared/engine/match/log-entry.ts";
import { stepsOf } from "../../../shared/engine/match/steps.ts";
import { gameOf } from "../../../shared/games/index.ts";
import type { FinishedMatch } from "./groups.ts";
import type { AcknowledgedMove } from "./player.ts";

/** Everything acknowledged is in the log at its place; the log has no gaps, and nothing twice. */
export function mustBeWhole(log: readonly Recorded[], done: readonly Pick<AcknowledgedMove, "cause" | "v">[]): void {
  assert.deepEqual(
    log.map(({ v }) => v),
    log.map((_, i) => i + 1),
    "the versions of a log have no gaps",
  );
  for (const { cause, v } of done)
    assert.equal(log.findLast((entry) => entry.cause === cause)?.v, v, `the move ${cause} was acknowledged`);
  const causes = stepsOf(log).map(([{ cause }]) => cause);
  assert.equal(new Set(causes).size, causes.length, "nothing is carried out twice");
}

/** Every match is over, verifies from its seed, and has everything acknowledged. */
export async function mustBeTrue(played: readonly FinishedMatch[]): Promise<void> {
  for (const { match, guests, done } of played) {
    const file = read((await guests[0]!.get(`/api/matches/${match}/log`)).text);
    mustBeWhole(file.log, done);
    assert.equal(verify(file, gameOf), undefined, `verify ${match}`);
  }
}

import { describe, expect, test } from "vitest";
import { redact } from "../../../../shared/engine/contract/secrecy.ts";
import { entriesIn, facesFor, publicLine, runsOf, unredact } from "../../../../shared/engine/log/wire.ts";
import type { Recorded } from "../../../../shared/engine/match/log-entry.ts";
import { stepsOf } from "../../../../shared/engine/match/steps.ts";
import { goldens } from "../../../kit/golden.ts";
import { itemAt } from "../../../kit/item-at.ts";
import { same } from "../../../kit/same.ts";
import { SHELF } from "../../../kit/shelf.ts";

const MATCHES = goldens(SHELF).map(({ name, file }) => [name, file] as const);
const linesOf = (log: readonly Recorded[]): readonly string[] => runsOf(log).map(publicLine);
const asJson = <T>(value: T): T => JSON.parse(JSON.stringify(value));

describe("the lines of a public log", () => {
  test.each(MATCHES)("hold its entries without their secrets, and one stamp a step: %s", (_, { log }) => {
    const lines = linesOf(log);
    expect(lines).toHaveLength(stepsOf(log).length);
    same(lines.flatMap(entriesIn), asJson(log.map((entry) => redact(entry, "table"))));
  });

  test.each(MATCHES)("are together with the faces of a seat the log redacted for it: %s", (_, { header, log }) => {
    const game = itemAt(SHELF, header.game);
    for (const seat of header.seats.keys()) {
      const faces = log.flatMap((entry) => facesFor(game, entry, seat));
      const own = log.map((entry) => {
        const { secret, ...open } = redact(entry, seat);
        return secret ? { ...open, secret: { to: [seat], faces: secret.faces } } : open;
      });
      same(unredact(game, linesOf(log), seat, faces), asJson(own));
    }
  });
});

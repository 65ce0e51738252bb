import { expect, test } from "vitest";
import { byRules } from "../../../shared/engine/contract/earlier-rules.ts";
import { revealAll, revealAllAt, viewAt, viewsAt } from "../../../shared/engine/match/replay.ts";
import { movesOf } from "../../../shared/engine/match/steps.ts";
import { gameOf } from "../../../shared/games/index.ts";
import { tranquility } from "../../../shared/games/tranquility/tranquility.ts";
import { loadEvaluator } from "../../../shared/insight/evaluator.ts";
import { evaluationsOf } from "../../../shared/insight/position-evaluations.ts";
import { goldens } from "../../kit/golden.ts";
import { same } from "../../kit/same.ts";

const GOLDENS = goldens();
const golden = (name: string) => GOLDENS.find((one) => one.name.startsWith(name))!.file;

test.each(["tranquility-standard-false-draw-five-open-3-lost", "tranquility-duel-2-won"])(
  "a graph of %s has every position, and ends with the outcome",
  async (name) => {
    const { header, log } = golden(name);
    const game = byRules(gameOf(header.game)!, header.rules);
    const evaluations = evaluationsOf(game, log, (await loadEvaluator(game, header.options))!);
    expect(evaluations.map(({ version }) => version)).toEqual(movesOf(log));
    const won = header.seats.map(({ seat }) => (header.outcome!.winners.includes(seat) ? 1 : 0));
    expect(evaluations.at(-1)).toMatchObject({ open: won, known: won });
    for (const { open, known } of evaluations)
      for (const chance of [...open, ...known]) expect(chance >= 0 && chance <= 1).toBe(true);
  },
);

test("the view of a seat does not depend on the hands of others", async () => {
  const { header, log } = golden("tranquility-standard-false-draw-five-open-3-lost");
  const game = byRules(gameOf(header.game)!, header.rules);
  const value = (await loadEvaluator(game, header.options))!;
  const seat = 1;
  const seen = log.map((entry) =>
    entry.secret && !entry.secret.to.includes(seat) ? { ...entry, secret: { ...entry.secret, faces: {} } } : entry,
  );
  const knownBy = (entries: typeof log) => evaluationsOf(game, entries, value).map(({ known }) => known[seat]);
  expect(knownBy(seen)).toEqual(knownBy(log));
});

test("a log folded once gives the same as a fold for every version, to all viewers", () => {
  const { log } = golden("tranquility-pyramid");
  const versions = movesOf(log);
  for (const viewer of [0, 1, "table", "all"] as const)
    same(
      viewsAt(tranquility, log, viewer, versions),
      versions.map((version) => viewAt(tranquility, log, viewer, version)),
    );
  same(
    revealAllAt(tranquility, log, versions),
    versions.map((version) => revealAll(tranquility, log, version)),
  );
});

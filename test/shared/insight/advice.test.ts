import { describe, expect, test } from "vitest";
import { isRefusal } from "../../../shared/engine/contract/events.ts";
import type { AnyGame } from "../../../shared/engine/contract/game.ts";
import { redact } from "../../../shared/engine/contract/secrecy.ts";
import { equal } from "../../../shared/engine/equal.ts";
import { viewAt } from "../../../shared/engine/match/replay.ts";
import { tranquility } from "../../../shared/games/tranquility/tranquility.ts";
import { adviceAt, adviceFor } from "../../../shared/insight/advice.ts";
import { positionsOf } from "../../../shared/insight/analysis.ts";
import { rolls } from "../../kit/chance.ts";
import { goldens } from "../../kit/golden.ts";
import { itemAt } from "../../kit/item-at.ts";
import { draw, undrawn, urns } from "../../kit/urns.ts";

const { file } = goldens().find(({ name }) => name.startsWith("tranquility-arch-true-silent-5-lost"))!;
const positions = positionsOf(tranquility, file.log).filter((_, i) => i >= 34);
const spending = { playouts: 40, seed: 5 };
const until = (version: number) => file.log.slice(0, version);

describe("advice", () => {
  test("is a legal move, shown beside another that gives no more", () => {
    for (const { version, seat } of positions) {
      const { best, next } = adviceFor(tranquility, until(version), seat, spending) ?? {};
      if (!best) continue;
      const truth = viewAt(tranquility, file.log, "all", version);
      for (const one of [best, ...(next ? [next] : [])])
        expect(isRefusal(tranquility.decide(truth.table as never, seat, one.command as never, () => rolls(1)))).toBe(
          false,
        );
      if (next) expect(next.isWorse).toBe(next.loss.mean > 2 * next.loss.error);
      if (next) expect(equal(best.command, next.command)).toBe(false);
    }
  });

  test("is the same for the same moment, and follows from what the seat knows, whatever else the log has", () => {
    for (const { version, seat } of positions) {
      const whole = adviceFor(tranquility, until(version), seat, spending);
      const own = until(version).map((entry) => redact(entry, seat));
      expect(adviceFor(tranquility, own, seat, spending)).toEqual(whole);
    }
  });

  test("that reads hidden cards is found", () => {
    const [position] = positions;
    const { version, seat } = position!;
    const view = viewAt(tranquility, file.log, seat, version);
    const truth = viewAt(tranquility, file.log, "all", version).table;
    const peeping = { ...tranquility, cards: { ...tranquility.cards, determinize: () => truth } } as unknown as AnyGame;
    const honest = adviceAt(tranquility, view, seat, spending);
    expect(honest).toBeDefined();
    expect(adviceAt(peeping, view, seat, spending)).not.toEqual(honest);
  });

  test("hardly ever prefers one of twelve moves that are all alike, and rates none above its worth on average", () => {
    const all = Array.from({ length: 400 }, (_, n) => {
      return adviceAt(
        urns(() => 50),
        undrawn,
        0,
        { playouts: 240, seed: n * 1_000_003 },
      )!;
    });
    const other = all.filter(({ best }) => !equal(best.command, draw(0)));
    expect(other.length).toBeLessThan(0.03 * all.length);
    const mean = all.reduce((sum, { best }) => sum + best.chance.mean, 0) / all.length;
    expect(mean).toBeGreaterThan(0.49);
    expect(mean).toBeLessThan(0.51);
  });

  test("finds the better move", () => {
    const game = urns((urn) => (urn === 7 ? 75 : 50));
    const { best, next } = adviceAt(game, undrawn, 0, { playouts: 240, seed: 1 })!;
    expect(best.command).toEqual(draw(7));
    expect(next).toMatchObject({ command: draw(0), isWorse: true });
  });

  test("is available for the seat to move, in a game that allows it", () => {
    const { version, seat } = itemAt(positions, 0);
    expect(adviceFor(tranquility, until(version), (seat + 1) % 5, spending)).toBeUndefined();
    const { determinize: _, ...cards } = tranquility.cards;
    expect(adviceFor({ ...tranquility, cards } as never, until(version), seat, spending)).toBeUndefined();
  });
});

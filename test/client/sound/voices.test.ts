import { describe, expect, it } from "vitest";
import { VOICES as OWN_VOICES, voicesOf } from "../../../client/games/tranquility/transitions/sounds.ts";
import { lengthOf, tonesOf, VOICES, type Voice } from "../../../client/sound/voices.ts";
import { stepsOf } from "../../../shared/engine/match/steps.ts";
import { LocalMatch } from "../harness/local-match.ts";

function heard(): { readonly step: readonly { type: string; by?: number }[]; readonly voices: readonly Voice[] }[] {
  const table = new LocalMatch(2, 3);
  while (table.playOne());
  return stepsOf(table.seenBy(0)).map((step) => ({ step, voices: voicesOf(step, 0) }));
}

describe("the sounds of a table", () => {
  it("have a voice for each kind of action, and are silent about a turn that the listener brought about", () => {
    const steps = heard();
    const first = (type: string) => steps.find(({ step }) => step.some((event) => event.type === type))?.voices;
    expect(first("CardPlaced")).toContain("placed");
    expect(first("PairDiscarded")).toContain("cards");
    expect(["won", "lost"]).toContain(first("MatchEnded")?.at(-1));
    const calls = steps.filter(({ voices }) => voices.includes("turn"));
    expect(calls.length).toBeGreaterThan(3);
    expect(calls.filter(({ step }) => step.some(({ by }) => by === 0))).toEqual([]);
    for (const { voices } of steps) expect(new Set(voices).size).toBe(voices.length);
  });

  it("are over soon and can be synthesised: each stroke has a pitch to slide from and to, and is none too loud", () => {
    for (const voice of [...(Object.keys(VOICES) as Voice[]), ...OWN_VOICES]) {
      expect(lengthOf(voice)).toBeLessThanOrEqual(1.5);
      for (const { from, to = from, length, gain } of tonesOf(voice)) {
        expect(Math.min(from, to)).toBeGreaterThan(20);
        expect(Math.max(from, to)).toBeLessThan(8000);
        expect(length).toBeGreaterThan(0.01);
        expect(gain).toBeGreaterThan(0.0001);
        expect(gain).toBeLessThanOrEqual(0.5);
      }
    }
  });
});

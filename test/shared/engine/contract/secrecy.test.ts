import { expect, test } from "vitest";
import { mayRead, redact } from "../../../../shared/engine/contract/secrecy.ts";

const drawn = { type: "CardsDrawn", seat: 1, cards: [7], secret: { to: [1, 2], faces: { 7: "i9" } } };
const dealt = { type: "PilesDealt", piles: [[7]], secret: { to: [], faces: { 7: "i9" } } };
const turn = { type: "TurnStarted", seat: 1 };

test("an event without a secret is for all viewers, and is passed unchanged", () => {
  for (const viewer of [0, 1, "table", "all"] as const) expect(redact(turn, viewer)).toBe(turn);
});

test("a secret is sent to its audience and to omniscient viewers", () => {
  for (const viewer of [1, 2, "all"] as const) {
    expect(mayRead(drawn, viewer)).toBe(true);
    expect(redact(drawn, viewer)).toBe(drawn);
  }
});

test("others get the event without any trace of the secret", () => {
  for (const viewer of [0, 3, "table"] as const) {
    expect(mayRead(drawn, viewer)).toBe(false);
    expect(redact(drawn, viewer)).toEqual({ type: "CardsDrawn", seat: 1, cards: [7] });
    expect(Object.keys(redact(drawn, viewer))).not.toContain("secret");
  }
});

test("a secret without audience is for no seat", () => {
  for (const viewer of [0, 1, "table"] as const) expect(redact(dealt, viewer)).not.toHaveProperty("secret");
  expect(redact(dealt, "all")).toBe(dealt);
});

test("the event itself keeps its secret", () => {
  redact(drawn, 0);
  expect(drawn.secret.faces).toEqual({ 7: "i9" });
});

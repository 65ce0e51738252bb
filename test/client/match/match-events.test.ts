import { afterAll, describe, expect, it } from "vitest";
import { loadTableMessages } from "../../../client/i18n/at-table.ts";
import { language } from "../../../client/i18n/language.ts";
import { loadMessages, t } from "../../../client/i18n/t.ts";
import { markedNameOf, matchSentence, nameOf } from "../../../client/match/match-events.ts";
import type { Outcome } from "../../../shared/engine/contract/game.ts";
import type { MatchEvent } from "../../../shared/engine/match/match-events.ts";

await Promise.all([loadMessages(), loadTableMessages()]);
const english = t();
afterAll(() => {
  language.value = "en";
});

describe("the name of a seat", () => {
  const seats = [
    { name: "Curly", kind: "bot", nonce: "0" },
    { name: "Ann", kind: "human", nonce: "1" },
    undefined,
  ] as const;

  it("marks bots in lists but not inside sentences, and is a number where nobody sits", () => {
    expect(seats.map((_, seat) => markedNameOf({ seats }, seat))).toEqual(["Curly (bot)", "Ann", "3"]);
    expect(seats.map((_, seat) => nameOf({ seats }, seat))).toEqual(["Curly", "Ann", "3"]);
  });
});

const match = { seats: [{ name: "Ann", kind: "human", nonce: "0" }, undefined] } as const;
const configured = { options: {}, layout: {}, seats: 3, house: {} as never, places: [0, 1, null] };

/** `by` is the seat that caused the event. */
const EVENTS: readonly (MatchEvent & { readonly by?: number })[] = [
  { type: "SeatTaken", seat: 0, name: "Ann", kind: "human", nonce: "0" },
  { type: "SeatLeft", seat: 0 },
  { type: "MatchConfigured", by: 0, ...configured },
  { type: "SeatNudged", seat: 0 },
  { type: "BotCalled", seat: 1, by: 0, reason: "away", since: "", here: [0] },
  { type: "ConcessionOffered", seat: 0 },
  { type: "ConcessionDropped", seat: 0 },
  { type: "SeatHandedToBot", seat: 0, bot: "x", reason: "asked" },
  { type: "SeatReclaimed", seat: 0 },
];
const ended = (outcome: Partial<Outcome>): MatchEvent => ({
  type: "MatchEnded",
  outcome: { result: "won", winners: [0], reason: "points", ...outcome },
});

describe.each(["en", "de", "fr"] as const)("the messages for the events around a game, in %s", (spoken) => {
  const textOf = async (event: MatchEvent & { readonly by?: number }, me?: number) => {
    language.value = spoken;
    await expect.poll(() => t() === english).toBe(spoken === "en");
    return matchSentence(event, { match, me }) ?? "";
  };

  it("have the name for others, and address the player who did it", async () => {
    for (const event of EVENTS) {
      expect(await textOf(event)).toMatch(/\bAnn\b|’Ann\b/);
      expect(await textOf(event, 0)).not.toMatch(/Ann|undefined/);
      expect((await textOf(event, 0)).length).toBeGreaterThan(8);
    }
  });

  it("have their own sentence for each way a match can end", async () => {
    const ends = [
      ended({}),
      ended({ winners: [0, 1] }),
      ended({ result: "lost", winners: [] }),
      ended({ result: "draw", winners: [] }),
      ended({ result: "ended", winners: [] }),
    ];
    const texts = await Promise.all(ends.map((event) => textOf(event)));
    expect(new Set(texts).size).toBe(ends.length);
    expect(texts[0]).toContain("Ann");
  });
});

it("a revealed seed has no log line", () => {
  expect(matchSentence({ type: "SeedRevealed", seed: "0", nonces: [] }, { match, me: 0 })).toBeUndefined();
});

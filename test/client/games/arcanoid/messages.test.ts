import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import type { ArcanoidSilentEvent } from "../../../../client/games/arcanoid/text/messages/facts.ts";
import { loadGameMessages, messages } from "../../../../client/games/arcanoid/text/messages/messages.ts";
import { REFUSALS } from "../../../../client/games/arcanoid/text/messages/refusals.ts";
import { lineOf } from "../../../../client/games/arcanoid/text/sentences.ts";
import { type Language, speak } from "../../../../client/i18n/language.ts";
import { evolve } from "../../../../shared/engine/match/evolve.ts";
import { gameLog } from "../../../../shared/engine/match/log-entry.ts";
import { INITIAL_MATCH } from "../../../../shared/engine/match/match.ts";
import { stepsOf } from "../../../../shared/engine/match/steps.ts";
import type { Event } from "../../../../shared/games/arcanoid/events.ts";
import { VARIANT_NAMES } from "../../../../shared/games/arcanoid/options.ts";
import { gameOf } from "../../../kit/games.ts";
import { dealt, playOn } from "../../../lab/bots.ts";
import { randomPlayer } from "../../../lab/players.ts";

const game = gameOf("arcanoid")!;
const TONGUES: readonly Language[] = ["en", "de", "fr"];

const UNTOLD: readonly ArcanoidSilentEvent[] = [
  "PileDealt",
  "CardsDrawn",
  "UnseenShuffled",
  "HandChanged",
  "StealForgone",
  "EngagementStood",
  "ShedAsked",
  "RowOpened",
  "HermitAsked",
  "HandShuffled",
  "RoundScored",
  "MatchScored",
];

afterAll(() => speak("en"));

async function speaking(tongue: Language): Promise<void> {
  await loadGameMessages();
  const before = messages.value;
  speak(tongue);
  await expect.poll(() => messages.value.fields[0]).toBe({ en: "swords", de: "Schwerter", fr: "épées" }[tongue]);
  expect(before.name).toBe(messages.value.name);
}

function refusedIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .flatMap((name) => [...readFileSync(join(folder, name), "utf8").matchAll(/refuse\("(\w+)"/g)])
    .map(([, code]) => code!);
}

test("every reason for which the rules refuse something has words, and no other", () => {
  const rules = fileURLToPath(new URL("../../../../shared/games/arcanoid", import.meta.url));
  expect([...new Set(refusedIn(rules))].toSorted()).toEqual(REFUSALS.toSorted());
});

describe.each(TONGUES)("the messages for events: %s", (tongue) => {
  test.each(VARIANT_NAMES)("exist for all events of %s except those that other messages cover", async (variant) => {
    await speaking(tongue);
    const options = { variant, tide: true, rounds: 1, renewals: 2, ties: "top-card" };
    const bout = { game, options, seats: 3, name: "random", id: variant, text: `told ${variant}` };
    const log = gameLog<Event>(playOn(bout, dealt(bout), randomPlayer(bout)).at(-1)!.log);
    let match = INITIAL_MATCH as unknown as Parameters<typeof lineOf>[1]["match"];
    for (const step of stepsOf(log)) {
      for (const entry of step) {
        match = evolve(game, match, entry) as typeof match;
        const line = lineOf(entry, { match, me: 0, step })?.join("");
        const isTold = entry.type in messages.value.events || entry.type === "FieldWon";
        const isRegularTurn = entry.type === "TurnStarted" && !("extra" in entry);
        if (isTold && !isRegularTurn) expect(line).toMatch(/^[\p{Lu}L][^{}]+$/u);
        else expect(line).toBe(undefined);
        expect(line ?? "").not.toMatch(/undefined|NaN|, ,|: $/);
      }
    }
  });

  test("no event both has a message and is listed as silent", async () => {
    await speaking(tongue);
    const worded = Object.keys(messages.value.events) as Event["type"][];
    expect(worded.filter((type) => (UNTOLD as readonly string[]).includes(type))).toEqual([]);
  });
});

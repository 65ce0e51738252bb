import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadVocabulary } from "../../../../../client/games/arcanoid/insight/messages/messages.ts";
import { moveWords } from "../../../../../client/games/arcanoid/insight/move-words.ts";
import { loadGameMessages } from "../../../../../client/games/arcanoid/text/messages/messages.ts";
import { speak } from "../../../../../client/i18n/language.ts";
import { foldMatch } from "../../../../../shared/engine/match/evolve.ts";
import { INITIAL_MATCH } from "../../../../../shared/engine/match/match.ts";
import { arcanoid } from "../../../../../shared/games/arcanoid/arcanoid.ts";
import { command } from "../../../../../shared/games/arcanoid/commands.ts";
import { positionsOf } from "../../../../../shared/insight/analysis.ts";
import { goldens } from "../../../../kit/golden.ts";

const learn = () => Promise.all([loadGameMessages(), loadVocabulary()]);
beforeAll(learn);
afterAll(() => speak("en"));

function spoken(): ReadonlyMap<string, ReadonlySet<string>> {
  const wordings = new Map<string, Set<string>>();
  for (const { name, file } of goldens()) {
    if (!name.startsWith("arcanoid")) continue;
    let match = INITIAL_MATCH;
    for (const { version, seat, command: made } of positionsOf(arcanoid, file.log)) {
      match = foldMatch(arcanoid, match, file.log.slice(match.version, version));
      const text = moveWords.move(made as never, { match, seat } as never);
      wordings.set(made.type, (wordings.get(made.type) ?? new Set()).add(text));
    }
  }
  return wordings;
}

describe("moves of Arcanoïd in words", () => {
  test.each(["en", "de", "fr"] as const)("exist for every kind of move, without gaps: %s", async (tongue) => {
    await speak(tongue);
    await learn();
    const wordings = spoken();
    const kinds = command.def.options.map((option) => [...option.def.shape.type.def.values][0] as string);
    expect([...wordings.keys()].sort()).toEqual(kinds.sort());
    for (const texts of wordings.values())
      for (const text of texts) expect(text).toMatch(/^(?!.*(undefined|null|NaN|\(\)| {2})).*\S$/);
  });

  test("name engagements by their worth and place, trumps by their target", async () => {
    await speak("en");
    await learn();
    const wordings = spoken();
    expect([...wordings.get("Engage")!]).toContainEqual(
      expect.stringMatching(/^engaging \d+½? on (swords|staves|cups|coins)$/),
    );
    expect([...wordings.get("PlayTower")!]).toContainEqual(
      expect.stringMatching(/^playing Tower \(.+, (swords|staves|cups|coins)\)$/),
    );
    expect([...wordings.get("PlayHierophant")!]).toContainEqual(expect.stringMatching(/^playing Hierophant \(.+\)$/));
  });
});

import { describe, expect, test } from "vitest";
import type { Match } from "../../shared/engine/match/match.ts";
import type { State } from "../../shared/games/tranquility/state.ts";
import { seedChance } from "./kit/chance.ts";
import { noBrowser } from "./kit/chromium.ts";
import { openOwnSite, playAlone } from "./kit/site.ts";

/** Opens a solo match on a fresh server. */
async function dealt(seed: string): Promise<Match<State>> {
  const site = await openOwnSite("canvas", { ENTROPY: "one server" });
  try {
    const page = await site.page();
    await seedChance(page, seed);
    await playAlone(page);
    return (await page.evaluate(() => window.__game!.model())) as Match<State>;
  } finally {
    await site.close();
  }
}

describe.skipIf(noBrowser)(`a deal${noBrowser}`, () => {
  test("is the same in two browsers with the same seed, and another with another seed", async () => {
    const [first, again, other] = [await dealt("one"), await dealt("one"), await dealt("other")];
    const handOf = ({ config, table }: Match<State>) => [config.id, config.code, table.faces];
    expect(handOf(again)).toEqual(handOf(first));
    expect(handOf(other)).not.toEqual(handOf(first));
  });
});

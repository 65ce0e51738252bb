import { describe, expect, test } from "vitest";
import { isRefusal } from "../../../../shared/engine/contract/events.ts";
import { type ArcanoidFace, FIELDS } from "../../../../shared/games/arcanoid/cards.ts";
import { canBeStolen, engagementOf } from "../../../../shared/games/arcanoid/engagements.ts";
import { compare } from "../../../../shared/games/arcanoid/fields.ts";
import { VARIANTS } from "../../../../shared/games/arcanoid/variants.ts";
import { itemAt } from "../../../kit/item-at.ts";
import { pageOf, quotedIn } from "../../../kit/protocol.ts";

const SWORDS = FIELDS[0]!;

/** The page's examples, with their engagements by the rules. */
const EXAMPLES = pageOf("arcanoid")
  .tableOf("engaged")
  .map(([cards = "", as = "", strength = "", fool = ""]) => {
    const faces = itemAt(quotedIn(cards), 0).split(" ") as ArcanoidFace[];
    const engagement = engagementOf(faces, SWORDS, VARIANTS.dresden);
    if (isRefusal(engagement)) throw new Error(`${cards}: ${engagement.refused}`);
    return { cards, as: quotedIn(as)[0], strength, fool, engagement };
  });

describe("the engagements of the protocol page", () => {
  test("have the rank and strength of the rules, and are stolen by the Fool as written", () => {
    expect(EXAMPLES.length).toBeGreaterThan(10);
    for (const { cards, as, strength, fool, engagement } of EXAMPLES)
      expect([cards, as, strength, fool]).toEqual([
        cards,
        engagement.rank,
        engagement.rank === "points" ? String(engagement.strength) : "",
        canBeStolen(engagement) ? "steals" : "never",
      ]);
    expect(new Set(EXAMPLES.map(({ as }) => as)).size).toBe(5);
  });

  test("are listed from the best to the worst", () => {
    for (const [at, { cards, engagement }] of EXAMPLES.entries())
      for (const later of EXAMPLES.slice(at + 1))
        expect(
          compare(engagement, later.engagement, "top-card").lead,
          `${cards} ${later.cards}`,
        ).toBeGreaterThanOrEqual(0);
  });
});

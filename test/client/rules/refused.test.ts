import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { RULES } from "../../../client/games/tranquility/rules/ids.ts";
import { RULE_OF, ruleBehind } from "../../../client/games/tranquility/rules/refused.ts";
import { isRefusalCode } from "../../../client/games/tranquility/words/refusals.ts";

const GAME = fileURLToPath(new URL("../../../shared/games/tranquility/", import.meta.url));

const sources = readdirSync(GAME, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts"))
  .map((file) => readFileSync(join(GAME, file), "utf8"));

describe("the rule behind a refusal", () => {
  it("is a rule that the book tells", () => {
    for (const rule of Object.values(RULE_OF)) if (rule) expect(RULES).toHaveProperty(rule);
  });

  it("is the one the rules themselves name", () => {
    const named = sources.flatMap((text) => [...text.matchAll(/refuse\("(\w+)", "(\w+)"\)/g)]);
    const rulesOf = Map.groupBy(named, ([, code]) => code!);
    expect(rulesOf.size).toBeGreaterThan(25);
    for (const [code, rules] of rulesOf) {
      expect(rules.map(([, , rule]) => rule)).toContain(isRefusalCode(code) && RULE_OF[code]);
    }
  });

  it("is what the table says it is, also for a reason this client does not know", () => {
    expect(ruleBehind("NotAscending")).toBe("B3");
    expect(ruleBehind("NotAscending", "A3")).toBe("A3");
    expect(ruleBehind("SomethingNew", "P5")).toBe("P5");
    expect(ruleBehind("SomethingNew")).toBeUndefined();
    expect(ruleBehind("NoConnection")).toBeUndefined();
  });
});

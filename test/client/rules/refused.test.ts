import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { RULES } from "../../../client/games/tranquility/rules/ids.ts";
import { RULE_OF, ruleBehind } from "../../../client/games/tranquility/rules/refused.ts";
import { isRefusalCode } from "../../../client/games/tranquility/words/refusals.ts";

const source = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");

describe("the rule behind a refusal", () => {
  it("is a rule that the book tells", () => {
    for (const rule of Object.values(RULE_OF)) if (rule) expect(RULES).toHaveProperty(rule);
  });

  it("is the one the rules themselves name", () => {
    const text = ["decide", "toll"].map((file) => source(`shared/games/tranquility/${file}.ts`)).join("\n");
    const named = [...text.matchAll(/refuse\("(\w+)", "(\w+)"\)/g)];
    expect(named.length).toBeGreaterThan(10);
    for (const [, code, rule] of named) expect([code, isRefusalCode(code!) && RULE_OF[code]]).toEqual([code, rule]);
  });

  it("is what the table says it is, also for a reason this client does not know", () => {
    expect(ruleBehind("NotAscending")).toBe("B3");
    expect(ruleBehind("NotAscending", "A3")).toBe("A3");
    expect(ruleBehind("SomethingNew", "P5")).toBe("P5");
    expect(ruleBehind("SomethingNew")).toBeUndefined();
    expect(ruleBehind("NoConnection")).toBeUndefined();
  });
});

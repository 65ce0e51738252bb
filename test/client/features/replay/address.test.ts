import { describe, expect, it } from "vitest";
import { momentOf } from "../../../../client/features/replay/replay-model.ts";
import { hashOf } from "../../../../client/navigation/route.ts";

describe("the address of a moment", () => {
  it.each([
    [{ t: 17, view: 1 }, "#t=17&view=2"],
    [{ t: 0, view: "all" }, "#t=0"],
    [{ t: 3, view: "table" }, "#t=3&view=table"],
    [{ t: 9, view: 0, isAnalysed: true }, "#t=9&view=1&analysis"],
    [{ t: 5, view: 2, isAll: true }, "#t=5&view=3&all"],
  ] as const)("%j is %s, in both directions", (moment, hash) => {
    expect(hashOf(moment)).toBe(hash);
    expect(momentOf(hash)).toEqual(moment.view === "all" ? { t: 0 } : moment);
  });

  it.each(["", "#", "#t=", "#t=-1", "#t=1e3", "#t=99999999", "#view=0", "#view=me", "#%"])(
    "omits senseless parts of %s",
    (hash) => {
      expect(momentOf(hash)).toEqual({});
    },
  );
});

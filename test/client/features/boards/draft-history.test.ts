import { describe, expect, it } from "vitest";
import { changed, historyOf, redone, undone } from "../../../../client/features/boards/draft-history.ts";

describe("the history of a draft", () => {
  const two = changed(changed(historyOf("a"), "b"), "c");

  it("goes back and forth change by change", () => {
    const back = undone(undone(two));
    expect(back.present).toBe("a");
    expect(redone(redone(back)).present).toBe("c");
  });

  it("stays the same at its ends", () => {
    const first = historyOf("a");
    expect(undone(first)).toBe(first);
    expect(redone(two)).toBe(two);
  });

  it("undoes the changes of a stroke together, and those of the next stroke apart", () => {
    let drawn = changed(historyOf(0), 1, "s1");
    drawn = changed(drawn, 2, "s1");
    drawn = changed(drawn, 3, "s2");
    expect(undone(drawn).present).toBe(2);
    expect(undone(undone(drawn)).present).toBe(0);
  });

  it("does not go on with a stroke that was undone", () => {
    const again = changed(undone(changed(historyOf(0), 1, "s1")), 2, "s1");
    expect(undone(again).present).toBe(0);
  });

  it("forgets what was undone after another change", () => {
    expect(redone(changed(undone(two), "d")).present).toBe("d");
  });

  it("keeps a bounded number of changes", () => {
    let long = historyOf(0);
    for (let n = 1; n <= 1_000; n++) long = changed(long, n);
    expect(long.past.length).toBe(200);
  });
});

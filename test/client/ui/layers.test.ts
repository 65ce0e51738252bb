import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createLayers, type Layers } from "../../../client/ui/layers.ts";
import { itemAt } from "../../kit/item-at.ts";

/** A session history. Like a browser's, it goes back asynchronously, and then calls `arrived`. */
class Tab {
  entries: { state: unknown; path: string }[] = [{ state: null, path: "/" }];
  at = 0;
  isFramed = false;
  /** Time to go to another entry, in ms. */
  pace = 10;
  arrived: (() => void) | undefined;
  readonly history = this;

  get state() {
    return itemAt(this.entries, this.at).state;
  }
  get location() {
    return { pathname: itemAt(this.entries, this.at).path };
  }
  pushState(state: unknown, _: string, path = this.location.pathname) {
    this.entries = [...this.entries.slice(0, this.at + 1), { state, path }];
    this.at += 1;
  }
  replaceState(state: unknown, _: string, path = this.location.pathname) {
    this.entries[this.at] = { state, path };
  }
  go(steps: number) {
    setTimeout(() => {
      if (!this.entries[this.at + steps]) return;
      this.at += steps;
      this.arrived?.();
    }, this.pace);
  }
  back() {
    this.go(-1);
  }
}

describe("the browser's Back and panels over a page", () => {
  let tab: Tab;
  let layers: Layers;
  /** Whether the last navigation was only about layers. */
  let wasLayers: boolean | undefined;
  const settle = () => vi.advanceTimersByTimeAsync(50);
  const paths = () => tab.entries.slice(0, tab.at + 1).map(({ path }) => path);

  beforeEach(() => {
    vi.useFakeTimers();
    tab = new Tab();
    layers = createLayers(tab);
    wasLayers = undefined;
    tab.arrived = () => {
      wasLayers = layers.arrive();
    };
    layers.push(null, "/t/abc");
  });
  afterEach(() => vi.useRealTimers());

  const panel = () => {
    let done = () => {};
    const closed = vi.fn(() => done());
    done = layers.open(closed);
    return { closed, close: () => done() };
  };

  test("going back closes a panel, and then leaves the page", async () => {
    const { closed } = panel();
    await settle();
    expect(paths()).toEqual(["/", "/t/abc", "/t/abc"]);
    tab.back();
    await settle();
    expect(closed).toHaveBeenCalledOnce();
    expect(wasLayers).toBe(true);
    expect(paths()).toEqual(["/", "/t/abc"]);
    tab.back();
    await settle();
    expect(wasLayers).toBe(false);
    expect(paths()).toEqual(["/"]);
  });

  test("a panel that was closed leaves no entry to go back from", async () => {
    const { close } = panel();
    await settle();
    close();
    await settle();
    expect(paths()).toEqual(["/", "/t/abc"]);
  });

  test.each([
    ["closes before another opens", false],
    ["closes after another has opened", true],
  ])("a panel that %s leaves its entry to the other, which one step back closes", async (_, isLate) => {
    const first = panel();
    await settle();
    if (!isLate) first.close();
    const second = panel();
    if (isLate) first.close();
    await settle();
    expect(paths()).toEqual(["/", "/t/abc", "/t/abc"]);
    tab.back();
    await settle();
    expect(second.closed).toHaveBeenCalledOnce();
    expect(first.closed).not.toHaveBeenCalled();
    expect(paths()).toEqual(["/", "/t/abc"]);
  });

  test("a panel that is opened while the browser still goes back has an entry of its own", async () => {
    const first = panel();
    await settle();
    first.close();
    await vi.advanceTimersByTimeAsync(5);
    const second = panel();
    await settle();
    expect(paths()).toEqual(["/", "/t/abc", "/t/abc"]);
    tab.back();
    await settle();
    expect(second.closed).toHaveBeenCalledOnce();
  });

  test("of two panels, one over the other, each step back closes one", async () => {
    const [below, above] = [panel(), panel()];
    await settle();
    tab.back();
    await settle();
    expect([below.closed.mock.calls.length, above.closed.mock.calls.length]).toEqual([0, 1]);
    tab.back();
    await settle();
    expect(below.closed).toHaveBeenCalledOnce();
    expect(paths()).toEqual(["/", "/t/abc"]);
  });

  test("going forward again, or a reload with a panel open, leads back to the page", async () => {
    panel();
    await settle();
    tab.back();
    await settle();
    tab.go(1);
    await settle();
    expect(paths()).toEqual(["/", "/t/abc"]);

    panel();
    await settle();
    layers = createLayers(tab);
    layers.settle();
    await settle();
    expect(paths()).toEqual(["/", "/t/abc"]);
  });

  test("Back leads from a page that was opened in a panel to the page before, not to the panel", async () => {
    const { close } = panel();
    await settle();
    layers.push({ purpose: 1 }, "/r/x");
    close();
    await settle();
    expect(paths()).toEqual(["/", "/t/abc", "/r/x"]);
    expect(layers.state()).toEqual({ purpose: 1 });
  });

  test("Back does the same when the panel was just closed", async () => {
    const { close } = panel();
    await settle();
    close();
    await vi.advanceTimersByTimeAsync(5);
    layers.push(null, "/learn");
    await settle();
    expect(paths()).toEqual(["/", "/t/abc", "/learn"]);
  });

  test.each(["by hand", "by going back"])(
    "the state of a page below a panel is there when the panel is closed %s",
    async (how) => {
      layers.replace({ kept: 1 });
      const { close } = panel();
      await settle();
      expect(layers.state()).toEqual({ kept: 1 });
      layers.replace(layers.state(), "/t/abc#t=7");
      expect(layers.state()).toEqual({ kept: 1 });
      if (how === "by hand") close();
      else tab.back();
      await settle();
      expect(tab.entries[1]).toEqual({ state: { kept: 1 }, path: "/t/abc#t=7" });
      expect(tab.at).toBe(1);
    },
  );

  test("two steps back leave the page, and no panel stays", async () => {
    const { closed } = panel();
    await settle();
    tab.go(-2);
    await settle();
    expect(closed).toHaveBeenCalledOnce();
    expect(wasLayers).toBe(false);
    expect(paths()).toEqual(["/"]);
  });

  test("in another page's frame no history entry is added", async () => {
    tab.isFramed = true;
    const { close } = panel();
    await settle();
    expect(paths()).toEqual(["/", "/t/abc"]);
    close();
    await settle();
    expect(paths()).toEqual(["/", "/t/abc"]);
  });

  test("a page that is opened while the browser still goes back has its own state, which it may take and rewrite", async () => {
    const { close } = panel();
    await settle();
    close();
    await vi.advanceTimersByTimeAsync(5);
    layers.push({ purpose: "sit" }, "/t/def");
    expect(layers.state()).toEqual({ purpose: "sit" });
    layers.replace(null, "/t/def#t=3");
    expect(layers.state()).toBe(null);
    await settle();
    expect(tab.entries.map(({ path, state }) => ({ path, state }))).toEqual([
      { path: "/", state: null },
      { path: "/t/abc", state: null },
      { path: "/t/def#t=3", state: null },
    ]);
  });

  test("a browser that is busy and goes back late does not undo what was done meanwhile", async () => {
    const first = panel();
    await settle();
    tab.pace = 3_000;
    first.close();
    await vi.advanceTimersByTimeAsync(1_500);
    const second = panel();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(second.closed).not.toHaveBeenCalled();
    second.close();
    await vi.advanceTimersByTimeAsync(500);
    layers.push(null, "/r/abc");
    await vi.advanceTimersByTimeAsync(5_000);
    expect(paths()).toEqual(["/", "/t/abc", "/r/abc"]);
  });

  test("the entry of a panel with no entry before it becomes that of the page", async () => {
    tab.entries = [{ state: { isLayer: true, page: null }, path: "/t/abc" }];
    tab.at = 0;
    layers = createLayers(tab);
    layers.settle();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(tab.entries).toEqual([{ state: null, path: "/t/abc" }]);
    layers.push(null, "/");
    expect(paths()).toEqual(["/t/abc", "/"]);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { reloadWhenStale } from "../../../client/ui/lazy.ts";

describe("a page whose scripts are gone", () => {
  const reload = vi.fn<() => void>();
  const fetching = vi.fn<() => Promise<Response>>();
  let stale: () => Promise<void>;

  beforeEach(() => {
    const stored = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
    vi.stubGlobal("location", { href: "http://localhost/t/abcdef", reload });
    vi.stubGlobal("fetch", fetching);
    vi.stubGlobal("addEventListener", (_type: string, listener: () => Promise<void>) => {
      stale = listener;
    });
    reloadWhenStale();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetAllMocks();
  });

  it("reloads itself once within twenty seconds", async () => {
    fetching.mockResolvedValue(new Response());
    await stale();
    await stale();
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([
    ["cannot be reached", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["is just starting", () => Promise.resolve(new Response(undefined, { status: 503 }))],
  ])("stays while the server %s, and reloads itself when it is back", async (_case, answer) => {
    fetching.mockImplementation(answer);
    await stale();
    expect(reload).not.toHaveBeenCalled();
    fetching.mockResolvedValue(new Response());
    await stale();
    expect(reload).toHaveBeenCalledOnce();
  });
});

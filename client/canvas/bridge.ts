import type { Pieces } from "./pose.ts";

/** For tests. */
interface Bridge {
  idle(): boolean;
  /** Advances the clock, with `?clock=manual`. */
  step(ms: number): void;
  renderer(): string;
  model(): unknown;
  poses(): Record<string, unknown>;
}

declare global {
  interface Window {
    __game?: Bridge;
  }
}

export const isManual = new URLSearchParams(location.search).get("clock") === "manual";

/** Publishes the bridge if the address asks for it. Returns a function that removes it. */
export function offerBridge(bridge: Bridge): () => void {
  if (!isManual && !new URLSearchParams(location.search).has("test")) return () => {};
  window.__game = bridge;
  return () => {
    if (window.__game === bridge) delete window.__game;
  };
}

export const posesOf = (pieces: Pieces): Record<string, unknown> => Object.fromEntries(pieces);

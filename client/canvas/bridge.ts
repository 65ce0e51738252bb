import type { Pieces } from "./pose.ts";

/** What tests may ask of a table. */
export interface Bridge {
  /** Nothing moves and nothing is on its way. */
  idle(): boolean;
  /** Lets ms pass, with `?clock=manual`. */
  step(ms: number): void;
  renderer(): string;
  /** The match as this client knows it. */
  model(): unknown;
  /** Everything on show, by key. */
  poses(): Record<string, unknown>;
}

declare global {
  interface Window {
    __game?: Bridge;
  }
}

/** Whether time passes by hand. */
export const isManual = new URLSearchParams(location.search).get("clock") === "manual";

/** Puts the bridge where tests find it, if the address asks for it. Returns what takes it away. */
export function offerBridge(bridge: Bridge): () => void {
  if (!isManual && !new URLSearchParams(location.search).has("test")) return () => {};
  window.__game = bridge;
  return () => {
    if (window.__game === bridge) delete window.__game;
  };
}

export const posesOf = (pieces: Pieces): Record<string, unknown> => Object.fromEntries(pieces);

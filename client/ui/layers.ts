import { useLayoutEffect, useRef } from "preact/hooks";
import { type BrowserWindow, SessionEntries } from "./session-entries.ts";

/**
 * Connects panels over a page with the browser's Back button. While panels are open, the session history has exactly
 * one extra entry, and going back closes the topmost panel. When the last panel closes in another way, the browser goes
 * back from the extra entry to that of the page. It does so too when the user reaches the extra entry again, by
 * Forward or a reload.
 */
export function createLayers(around: BrowserWindow) {
  const entries = new SessionEntries(around);
  const left = (): void => {
    entries.arrive();
    settle();
  };
  const settle = (): void => {
    if (entries.isLeaving) return;
    if (!open.isEmpty() && !entries.isLayer) entries.addLayer();
    else if (open.isEmpty() && entries.isLayer) entries.leaveLayer(left);
  };
  /** Waits for the end of this task: one panel often opens as another closes, which must not go back in the history. */
  const settleSoon = (): void => void setTimeout(settle);
  const open = createStack(settleSoon);
  return {
    settle,
    /**
     * @param close is called when the user goes back
     * @returns a function to call when the panel is closed in another way
     */
    open: open.add,
    push: (state: unknown, to: string): void => entries.push(state, to),
    replace: (state: unknown, to?: string): void => entries.replace(state, to),
    state: (): unknown => entries.state,
    /** @returns whether only panels changed and the page is the same */
    arrive(): boolean {
      if (entries.isLeaving) {
        left();
        return true;
      }
      if (entries.isLayer || open.isEmpty()) {
        settle();
        return false;
      }
      const isSamePage = entries.isPageOfLayers;
      if (isSamePage) entries.rewrite();
      else entries.forget();
      do open.closeUppermost();
      while (!isSamePage && !open.isEmpty());
      settleSoon();
      return isSamePage;
    },
  };
}

/**
 * The open panels, the topmost last. Calls `changed` when a panel is added or its returned function is called, but not
 * in `closeUppermost`.
 */
function createStack(changed: () => void) {
  let layers: readonly { readonly close: () => void }[] = [];
  return {
    isEmpty: () => layers.length === 0,
    add(close: () => void): () => void {
      const layer = { close };
      layers = [...layers, layer];
      changed();
      return () => {
        layers = layers.filter((one) => one !== layer);
        changed();
      };
    },
    closeUppermost(): void {
      const uppermost = layers.at(-1);
      layers = layers.slice(0, -1);
      uppermost?.close();
    },
  };
}

export type Layers = ReturnType<typeof createLayers>;

export const layers: Layers = createLayers({
  get history() {
    return history;
  },
  get location() {
    return location;
  },
  get isFramed() {
    return window.parent !== window;
  },
});

/** While mounted, the Back button calls `close` instead of leaving the page. */
export function useLayer(close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useLayoutEffect(() => layers.open(() => latest.current()), []);
}

import { useLayoutEffect, useRef } from "preact/hooks";
import { type BrowserWindow, SessionEntries } from "./session-entries.ts";

/**
 * Lets the Back button close panels. While panels are open, the session history has one extra entry; going back closes
 * the topmost panel. Without open panels, the browser leaves the extra entry.
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
  /** Waits for the end of this task, because one panel often opens as another closes. */
  const settleSoon = (): void => void setTimeout(settle);
  const open = createStack(settleSoon);
  return {
    settle,
    /**
     * @param close called when the user goes back
     * @returns a function to call when the panel is closed in another way
     */
    open: open.add,
    push: (state: unknown, to: string): void => entries.push(state, to),
    replace: (state: unknown, to?: string): void => entries.replace(state, to),
    state: (): unknown => entries.state,
    /** @returns whether only panels changed, not the page */
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

/** The topmost panel is last. `closeUppermost` does not call `changed`. */
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

/** While mounted and topmost, the Back button calls `close`. */
export function useLayer(close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useLayoutEffect(() => layers.open(() => latest.current()), []);
}

import { useLayoutEffect, useRef } from "preact/hooks";
import { type BrowserWindow, SessionEntries } from "./session-entries.ts";

/**
 * Panels over a page, and the browser's Back. While any is open the session history has exactly one entry more, however many
 * there are: going back from it closes the uppermost. When the last is closed in another way the entry is left, and whoever
 * comes to it by Forward or a reload is led back to the page at once.
 */
export function createLayers(around: BrowserWindow) {
  const entries = new SessionEntries(around);
  const left = (): void => {
    entries.arrive();
    settle();
  };
  /** Brings the history in step with what is open. */
  const settle = (): void => {
    if (entries.isLeaving) return;
    if (!open.isEmpty() && !entries.isLayer) entries.addLayer();
    else if (open.isEmpty() && entries.isLayer) entries.leaveLayer(left);
  };
  /** One panel is often opened as another closes, in whichever order: that is no step back. */
  const settleSoon = (): void => void setTimeout(settle);
  const open = createStack(settleSoon);
  return {
    settle,
    /**
     * Tells that something lies over the page from now on.
     * @param close closes it, when somebody goes back
     * @returns tells that it is closed
     */
    open: open.add,
    /** Writes a new entry after the page's own. */
    push: (state: unknown, to: string): void => entries.push(state, to),
    /** Rewrites the page's own entry. */
    replace: (state: unknown, to?: string): void => entries.replace(state, to),
    /** The state of the page's own entry. */
    state: (): unknown => entries.state,
    /**
     * Follows the browser to another entry.
     * @returns whether that was about layers alone, and the page is the same
     */
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

/** What lies open over a page, the uppermost last; tells when something was added or taken away. */
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

/** While this is shown, going back closes it instead of leaving the page. */
export function useLayer(close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useLayoutEffect(() => layers.open(() => latest.current()), []);
}

import { useLayoutEffect, useRef } from "preact/hooks";

/** What of a browser's window is used. */
export interface Surroundings {
  readonly history: {
    readonly state: unknown;
    pushState(state: unknown, unused: string, path?: string): void;
    replaceState(state: unknown, unused: string, path?: string): void;
    back(): void;
  };
  readonly location: { readonly pathname: string };
  /** Whether Back is some other page's, in whose frame this one is shown. */
  readonly isFramed: boolean;
}

/** The state of the entry that open layers have; `page` is the state of the page's own entry, which lies just before it. */
interface LayerState {
  readonly isLayer: true;
  readonly page: unknown;
}

const isLayer = (state: unknown): state is LayerState =>
  typeof state === "object" && state !== null && "isLayer" in state;

/** How long a browser is waited for that was asked to go back, in ms. */
const PATIENCE = 1_000;

/**
 * Panels over a page, and the browser's Back. While any is open the session history has exactly one entry more, however many
 * there are: going back from it closes the uppermost. When the last is closed in another way the entry is left, and whoever
 * comes to it by Forward or a reload is led back to the page at once.
 *
 * All entries of the place are written here, as a page's entry cannot be reached while that of a layer is the current one.
 */
export function createLayers(around: Surroundings) {
  let open: readonly { readonly close: () => void }[] = [];
  /** What the page's own entry becomes once it is the current one again. */
  let rewritten: { readonly state: unknown; readonly path?: string | undefined } | undefined;
  /** New entries that are written once the browser has gone back. */
  let waiting: (() => void)[] = [];
  let patience: ReturnType<typeof setTimeout> | undefined;
  let pageOfLayers = "";

  const isLeaving = (): boolean => patience !== undefined;

  const leave = (): void => {
    patience = setTimeout(() => {
      // There was nothing to go back to: this entry becomes the page's.
      const { state } = around.history;
      if (isLayer(state)) around.history.replaceState(state.page, "");
      left();
    }, PATIENCE);
    around.history.back();
  };

  const rewrite = (): void => {
    if (rewritten) around.history.replaceState(rewritten.state, "", rewritten.path);
    rewritten = undefined;
  };

  const left = (): void => {
    clearTimeout(patience);
    patience = undefined;
    rewrite();
    const pushes = waiting;
    waiting = [];
    for (const push of pushes) push();
    settle();
  };

  /** Brings the history in step with what is open. */
  const settle = (): void => {
    if (isLeaving()) return;
    const { state } = around.history;
    if (open.length > 0 && !isLayer(state) && !around.isFramed) {
      pageOfLayers = around.location.pathname;
      around.history.pushState({ isLayer: true, page: state } satisfies LayerState, "");
    } else if (open.length === 0 && isLayer(state)) leave();
  };

  /** One panel is often opened as another closes, in whichever order: that is no step back. */
  const settleSoon = (): void => void setTimeout(settle);

  const closeUppermost = (): void => {
    const uppermost = open.at(-1);
    open = open.slice(0, -1);
    uppermost?.close();
  };

  return {
    settle,
    /**
     * Tells that something lies over the page from now on.
     * @param close closes it, when somebody goes back
     * @returns tells that it is closed
     */
    open(close: () => void): () => void {
      const layer = { close };
      open = [...open, layer];
      settleSoon();
      return () => {
        open = open.filter((one) => one !== layer);
        settleSoon();
      };
    },
    /** Writes a new entry after the page's own. That of open layers becomes it: nobody goes back to a panel. */
    push(state: unknown, to: string): void {
      if (isLeaving()) waiting.push(() => this.push(state, to));
      else if (isLayer(around.history.state)) {
        rewritten = undefined;
        around.history.replaceState(state, "", to);
      } else around.history.pushState(state, "", to);
    },
    /** Rewrites the page's own entry. */
    replace(state: unknown, to?: string): void {
      rewritten = { state, path: to ?? rewritten?.path };
      if (!isLeaving() && !isLayer(around.history.state)) rewrite();
    },
    /** The state of the page's own entry. */
    state(): unknown {
      if (rewritten) return rewritten.state;
      const { state } = around.history;
      return isLayer(state) ? state.page : state;
    },
    /**
     * Follows the browser to another entry.
     * @returns whether that was about layers alone, and the page is the same
     */
    arrive(): boolean {
      if (isLeaving()) {
        left();
        return true;
      }
      if (isLayer(around.history.state) || open.length === 0) {
        settle();
        return false;
      }
      const isSamePage = around.location.pathname === pageOfLayers;
      if (isSamePage) rewrite();
      rewritten = undefined;
      do closeUppermost();
      while (!isSamePage && open.length > 0);
      settleSoon();
      return isSamePage;
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

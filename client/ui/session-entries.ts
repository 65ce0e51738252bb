/** The parts of the browser's window that `SessionEntries` uses. */
export interface BrowserWindow {
  readonly history: {
    readonly state: unknown;
    pushState(state: unknown, unused: string, path?: string): void;
    replaceState(state: unknown, unused: string, path?: string): void;
    back(): void;
  };
  readonly location: { readonly pathname: string };
  /** Whether the page is in a frame, so that Back belongs to the embedding page. */
  readonly isFramed: boolean;
}

/** `page`: the state of the page's own entry, just before the extra one. */
interface LayerState {
  readonly isLayer: true;
  readonly page: unknown;
}

const isLayer = (state: unknown): state is LayerState =>
  typeof state === "object" && state !== null && "isLayer" in state;

/** A pending step back from the extra entry. */
interface Leaving {
  readonly timer: ReturnType<typeof setTimeout>;
  /** Writes to do once the browser has gone back, in order. */
  readonly writes: (() => void)[];
  /** The state of the page's entry after these writes, if they push a new entry. */
  next?: { readonly state: unknown };
}

/**
 * Longest wait for the browser to go back from the extra entry, in ms. `added`: this document added the entry, so the
 * browser can go back, but may be busy. `found`: the entry existed on loading, and there may be none before it.
 */
const PATIENCE = { added: 10_000, found: 1_000 };

/**
 * The page's own entry in the session history, and possibly the extra one for open panels. Only this class writes them,
 * because the page's entry cannot be changed while the extra one is current.
 */
export class SessionEntries {
  readonly #around: BrowserWindow;
  /** The pending content of the page's own entry, for when it is current again. */
  #rewritten: { readonly state: unknown; readonly path?: string | undefined } | undefined;
  #leaving: Leaving | undefined;
  /** Whether this document added an extra entry, rather than finding one on loading. */
  #hasAdded = false;
  /** The path of the page on which panels were last opened; empty before that. */
  #pageOfLayers = "";

  constructor(around: BrowserWindow) {
    this.#around = around;
  }

  get isLayer(): boolean {
    return isLayer(this.#around.history.state);
  }

  get isLeaving(): boolean {
    return this.#leaving !== undefined;
  }

  get isPageOfLayers(): boolean {
    return this.#around.location.pathname === this.#pageOfLayers;
  }

  get state(): unknown {
    if (this.#leaving?.next) return this.#leaving.next.state;
    if (this.#rewritten) return this.#rewritten.state;
    const { state } = this.#around.history;
    return isLayer(state) ? state.page : state;
  }

  /** Adds the extra entry after the page's own; not in a frame. */
  addLayer(): void {
    const { history, location, isFramed } = this.#around;
    if (isFramed) return;
    this.#pageOfLayers = location.pathname;
    this.#hasAdded = true;
    history.pushState({ isLayer: true, page: history.state } satisfies LayerState, "");
  }

  /** Goes back from the extra entry. @param arrived is called if the browser stays where it is */
  leaveLayer(arrived: () => void): void {
    const { history } = this.#around;
    const timer = setTimeout(
      () => {
        // There was no entry to go back to, so this one becomes the page's.
        if (isLayer(history.state)) history.replaceState(history.state.page, "");
        arrived();
      },
      PATIENCE[this.#hasAdded ? "added" : "found"],
    );
    this.#leaving = { timer, writes: [] };
    history.back();
  }

  /** Does the pending writes, after the browser has gone back. */
  arrive(): void {
    const { timer, writes = [] } = this.#leaving ?? {};
    clearTimeout(timer);
    this.#leaving = undefined;
    this.rewrite();
    for (const write of writes) write();
  }

  /** Adds an entry, which replaces the extra one, so that Back does not return to a panel. */
  push(state: unknown, to: string): void {
    const { history } = this.#around;
    if (this.#leaving) {
      this.#leaving.writes.push(() => this.push(state, to));
      this.#leaving.next = { state };
    } else if (this.isLayer) {
      this.forget();
      history.replaceState(state, "", to);
    } else history.pushState(state, "", to);
  }

  /** Replaces the page's own entry, immediately or when it is current again. */
  replace(state: unknown, to?: string): void {
    if (this.#leaving?.next) {
      this.#leaving.writes.push(() => this.replace(state, to));
      this.#leaving.next = { state };
      return;
    }
    this.#rewritten = { state, path: to ?? this.#rewritten?.path };
    if (!this.isLeaving && !this.isLayer) this.rewrite();
  }

  /** Writes the pending content of the page's own entry, which is current now. */
  rewrite(): void {
    if (this.#rewritten) this.#around.history.replaceState(this.#rewritten.state, "", this.#rewritten.path);
    this.forget();
  }

  /** Drops the pending content, because the page is left. */
  forget(): void {
    this.#rewritten = undefined;
  }
}

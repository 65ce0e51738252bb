export interface BrowserWindow {
  readonly history: {
    readonly state: unknown;
    pushState(state: unknown, unused: string, path?: string): void;
    replaceState(state: unknown, unused: string, path?: string): void;
    back(): void;
  };
  readonly location: { readonly pathname: string };
  /** In a frame, the Back button belongs to the embedding page. */
  readonly isFramed: boolean;
}

/** `page`: the state of the page's entry before the extra one. */
interface LayerState {
  readonly isLayer: true;
  readonly page: unknown;
}

const isLayer = (state: unknown): state is LayerState =>
  typeof state === "object" && state !== null && "isLayer" in state;

interface Leaving {
  readonly timer: ReturnType<typeof setTimeout>;
  /** Called in order once the browser has gone back. */
  readonly writes: (() => void)[];
  /** The state after `writes`, if they push an entry. */
  next?: { readonly state: unknown };
}

/**
 * Longest wait for going back from the extra entry, in ms. `added`: this document added it, but the browser may be
 * busy. `found`: it existed on loading, perhaps without an entry before it.
 */
const BACK_TIMEOUT = { added: 10_000, found: 1_000 };

/**
 * The page's entry in the session history, and the extra entry for open panels. The page's entry cannot be changed
 * while the extra one is current.
 */
export class SessionEntries {
  readonly #around: BrowserWindow;
  /** The page's entry to write once it is current again. */
  #rewritten: { readonly state: unknown; readonly path?: string | undefined } | undefined;
  #leaving: Leaving | undefined;
  /** Whether this document added the extra entry, rather than finding it on loading. */
  #hasAdded = false;
  /** The path of the page on which panels were last opened. */
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

  /** Adds the extra entry, except in a frame. */
  addLayer(): void {
    const { history, location, isFramed } = this.#around;
    if (isFramed) return;
    this.#pageOfLayers = location.pathname;
    this.#hasAdded = true;
    history.pushState({ isLayer: true, page: history.state } satisfies LayerState, "");
  }

  /**
   * Goes back from the extra entry.
   * @param arrived is called if the browser does not go back in time
   */
  leaveLayer(arrived: () => void): void {
    const { history } = this.#around;
    const timer = setTimeout(
      () => {
        // There is no entry to go back to, so this one becomes the page's.
        if (isLayer(history.state)) history.replaceState(history.state.page, "");
        arrived();
      },
      BACK_TIMEOUT[this.#hasAdded ? "added" : "found"],
    );
    this.#leaving = { timer, writes: [] };
    history.back();
  }

  /** Call this when the browser has gone back. */
  arrive(): void {
    const { timer, writes = [] } = this.#leaving ?? {};
    clearTimeout(timer);
    this.#leaving = undefined;
    this.rewrite();
    for (const write of writes) write();
  }

  /** Adds an entry, or replaces the extra one. */
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

  /** Replaces the page's entry, immediately or when it is current again. */
  replace(state: unknown, to?: string): void {
    if (this.#leaving?.next) {
      this.#leaving.writes.push(() => this.replace(state, to));
      this.#leaving.next = { state };
      return;
    }
    this.#rewritten = { state, path: to ?? this.#rewritten?.path };
    if (!this.isLeaving && !this.isLayer) this.rewrite();
  }

  /** Call this only while the page's entry is current. */
  rewrite(): void {
    if (this.#rewritten) this.#around.history.replaceState(this.#rewritten.state, "", this.#rewritten.path);
    this.forget();
  }

  forget(): void {
    this.#rewritten = undefined;
  }
}

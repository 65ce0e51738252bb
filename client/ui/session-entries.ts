/** What of a browser's window is used. */
export interface BrowserWindow {
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

/** The browser is on its way back from the entry of layers. */
interface Leaving {
  readonly timer: ReturnType<typeof setTimeout>;
  /** What is written once it has arrived, in order. */
  readonly writes: (() => void)[];
  /** What the entry of the page holds after that, if it is a new one. */
  next?: { readonly state: unknown };
}

/**
 * How long to wait for the browser to go back, in ms. It certainly can from an entry that this document added, and may be busy;
 * before one that the document was loaded with there may be none.
 */
const PATIENCE = { added: 10_000, found: 1_000 };

/**
 * The entries of a page in the browser's session history: its own, and after it perhaps that of its open layers. All are
 * written here, as a page's entry cannot be reached while that of a layer is the current one.
 */
export class SessionEntries {
  readonly #around: BrowserWindow;
  /** What the page's own entry becomes once it is the current one again. */
  #rewritten: { readonly state: unknown; readonly path?: string | undefined } | undefined;
  /** While the browser goes back: what is done if it never arrives, and what is written once it has. */
  #leaving: Leaving | undefined;
  /** Whether an entry of layers was added, and not only found when the document was loaded. */
  #hasAdded = false;
  /** The path of the page that layers lay over last. */
  #pageOfLayers = "";

  constructor(around: BrowserWindow) {
    this.#around = around;
  }

  /** Whether the entry of the layers is the current one. */
  get isLayer(): boolean {
    return isLayer(this.#around.history.state);
  }

  /** Whether the browser was asked to go back from the layers' entry, and has not arrived. */
  get isLeaving(): boolean {
    return this.#leaving !== undefined;
  }

  /** Whether the current entry is of the page that layers lay over last. */
  get isPageOfLayers(): boolean {
    return this.#around.location.pathname === this.#pageOfLayers;
  }

  /** The state of the page's own entry. */
  get state(): unknown {
    if (this.#leaving?.next) return this.#leaving.next.state;
    if (this.#rewritten) return this.#rewritten.state;
    const { state } = this.#around.history;
    return isLayer(state) ? state.page : state;
  }

  /** Adds the entry of layers after the page's own; there is none in another page's frame. */
  addLayer(): void {
    const { history, location, isFramed } = this.#around;
    if (isFramed) return;
    this.#pageOfLayers = location.pathname;
    this.#hasAdded = true;
    history.pushState({ isLayer: true, page: history.state } satisfies LayerState, "");
  }

  /**
   * Goes back from the entry of layers to the page's own.
   * @param arrived is called if the browser stays where it is
   */
  leaveLayer(arrived: () => void): void {
    const { history } = this.#around;
    const timer = setTimeout(
      () => {
        // There was nothing to go back to: this entry becomes the page's.
        if (isLayer(history.state)) history.replaceState(history.state.page, "");
        arrived();
      },
      PATIENCE[this.#hasAdded ? "added" : "found"],
    );
    this.#leaving = { timer, writes: [] };
    history.back();
  }

  /** The browser has gone back: what waited for that is written. */
  arrive(): void {
    const { timer, writes = [] } = this.#leaving ?? {};
    clearTimeout(timer);
    this.#leaving = undefined;
    this.rewrite();
    for (const write of writes) write();
  }

  /** Writes a new entry after the page's own. That of open layers becomes it: nobody goes back to a panel. */
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

  /** Rewrites the page's own entry, at once or when it is the current one again. */
  replace(state: unknown, to?: string): void {
    if (this.#leaving?.next) {
      this.#leaving.writes.push(() => this.replace(state, to));
      this.#leaving.next = { state };
      return;
    }
    this.#rewritten = { state, path: to ?? this.#rewritten?.path };
    if (!this.isLeaving && !this.isLayer) this.rewrite();
  }

  /** Writes what the page's own entry was to become: it is the current one. */
  rewrite(): void {
    if (this.#rewritten) this.#around.history.replaceState(this.#rewritten.state, "", this.#rewritten.path);
    this.forget();
  }

  /** What the page's own entry was to become is of no use any more: the page is left. */
  forget(): void {
    this.#rewritten = undefined;
  }
}

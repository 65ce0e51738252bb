import type { ScreenReaderPlayer } from "./screen-reader-player.ts";

const END = /It is your turn\.|The toll is open|The crossing is (won|lost)\./;

/** Maximum number of hand cards tried per turn. */
const TRIED = 2;

function placeIn(name: string): { readonly row: number; readonly column: number } {
  const [, row, column] = /^Row (\d+), column (\d+)/.exec(name) ?? [];
  return { row: Number(row), column: Number(column) };
}

export class CrossingByEar {
  readonly #ear: ScreenReaderPlayer;

  constructor(ear: ScreenReaderPlayer) {
    this.#ear = ear;
  }

  /**
   * @param after number of announcements before the turn
   * @returns position, from 1, of the announcement that ends the turn
   */
  async turn(after: number): Promise<number> {
    const isNow = async (name: RegExp) => (await this.#ear.named("button", name))[0]?.name;
    const toll = /^Give (\d+) cards?/.exec((await isNow(/^Give \d+ cards?/)) ?? "");
    if (await isNow(/^Play the harbour/)) await this.#press(/^Play the harbour/);
    else if (toll) await this.#give(Number(toll[1]));
    else if (!(await this.#places())) await this.#discards();
    return this.#ear.hears(END, after);
  }

  async #press(button: RegExp): Promise<void> {
    await this.#ear.reach("button", button);
    await this.#ear.press("Enter");
  }

  async #toCard(i: number): Promise<void> {
    // On a desktop the hand comes after the board.
    const isOnBoard = (await this.#ear.focused()).role === "gridcell";
    await this.#ear.reach("option", /./, isOnBoard ? "Tab" : "Shift+Tab");
    await this.#ear.press("Home");
    for (let step = 0; step < i; step++) await this.#ear.press("ArrowRight");
  }

  /** Resolves to whether a card could be placed free of charge. */
  async #places(): Promise<boolean> {
    const hand = await this.#ear.named("option", /./);
    const islands = hand.flatMap(({ name }, i) => (/^Card \d+$/.test(name) ? [i] : []));
    for (const card of islands.slice(0, TRIED)) {
      await this.#toCard(card);
      await this.#ear.press("Space");
      const [free] = await this.#ear.named("gridcell", /playing \d+ costs nothing/);
      if (free) {
        await this.#toSpace(placeIn(free.name));
        // The first press chooses the space, the second confirms.
        for (const _ of ["space", "place"]) await this.#ear.press("Enter");
        return true;
      }
      await this.#ear.press("Escape");
    }
    return false;
  }

  async #toSpace({ row, column }: ReturnType<typeof placeIn>): Promise<void> {
    await this.#ear.reach("gridcell", /^Row/);
    for (;;) {
      const now = placeIn((await this.#ear.focused()).name);
      if (now.row !== row) await this.#ear.press(now.row < row ? "ArrowUp" : "ArrowDown");
      else if (now.column !== column) await this.#ear.press(now.column < column ? "ArrowRight" : "ArrowLeft");
      else return;
    }
  }

  async #give(count: number): Promise<void> {
    await this.#mark(count);
    await this.#press(/^Give \d+ cards?/);
  }

  async #discards(): Promise<void> {
    await this.#press(/^Discard two/);
    await this.#ear.isOn("button", /^Discard these two/);
    await this.#mark(2);
    await this.#ear.press("Enter");
  }

  async #mark(count: number): Promise<void> {
    await this.#toCard(0);
    for (let i = 0; i < count; i++) {
      if (i > 0) await this.#ear.press("ArrowRight");
      await this.#ear.press("Space");
    }
  }
}

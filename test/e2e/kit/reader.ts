import type { Page } from "playwright-core";
import { PAGE_TIMEOUT } from "./page-timeout.ts";

/** Pause between two looks at the page, in ms. */
const POLL_INTERVAL = 80;

/** A node of the accessibility tree. */
interface Thing {
  readonly role: string;
  readonly name?: string;
  readonly text?: string;
  readonly disabled?: boolean;
  readonly selected?: boolean;
  readonly children?: readonly (Thing | string)[];
}

type Name = Pick<Thing, "role" | "name">;

interface Source {
  readonly node: Node | null;
  readonly previousRect: DOMRectReadOnly;
  readonly currentRect: DOMRectReadOnly;
}

/** A space of the board, as described by its accessible name. */
interface Place {
  readonly cell: Name;
  readonly cost: number;
  /** Position in reading order, from 0 to 1. */
  readonly along: number;
}

const ISLANDS = 80;
/** Sum of the cost and the distance (0 to 1) from the ideal position, below which a space is taken immediately. */
const NEAR = 0.1;

const OWN = /^You (placed|paid|played|discarded|give|lit|cleared)/;
export const END = /The crossing is (won|lost)|You win the duel|wins the duel|The duel is a draw/;

/** Plays by accessible names and the Enter key only. */
export class Reader {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Records announcements, and layout shifts of buttons and panels. */
  async listen(): Promise<void> {
    await this.#page.evaluate(() => {
      const heard: string[] = [];
      const moved: string[] = [];
      Object.assign(window, { heard, moved });
      new PerformanceObserver((list) => {
        for (const { sources } of list.getEntries() as (PerformanceEntry & { sources: readonly Source[] })[])
          for (const { node, previousRect: was, currentRect: is } of sources)
            if (node instanceof Element && node.matches("button, a, nav, aside, .panel, .plaque, .table-others"))
              moved.push(`${node.className} from ${was.x}, ${was.y} to ${is.x}, ${is.y}`);
      }).observe({ type: "layout-shift" });
      new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes)
          if (target instanceof Element && target.closest('[role="status"]'))
            heard.push(...[...addedNodes].map(({ textContent }) => textContent ?? ""));
      }).observe(document.body, { childList: true, subtree: true });
    });
  }

  heard(): Promise<readonly string[]> {
    return this.#page.evaluate(() => (window as unknown as { heard: readonly string[] }).heard);
  }

  moved(): Promise<readonly string[]> {
    return this.#page.evaluate(() => (window as unknown as { moved: readonly string[] }).moved);
  }

  async playOut(): Promise<void> {
    for (;;) {
      const todo = await this.#until(async () => {
        if (await this.#hears(END)) return "over";
        const [main] = this.#deeds(await this.#table());
        return main && !/^One moment|is playing$|^You offered/.test(main.name!) ? main : undefined;
      });
      if (todo === "over") return;
      const known = (await this.heard()).length;
      await this.#do(todo);
      await this.#until(() => this.#hears(OWN, known));
      await this.#until(() => this.#page.evaluate(() => document.activeElement !== document.body));
    }
  }

  async lines(round: number): Promise<readonly string[]> {
    await this.#press({ role: "button", name: "Log and chat" });
    // If there is a chat, the log is one of two tabs.
    const log = ["tabpanel", "region"] as const;
    const [tab, region] = log.map((role) => this.#page.getByRole(role, { name: "Log", exact: true }));
    const items = tab!.or(region!).getByRole("listitem");
    await items.first().waitFor();
    const lines = (await items.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, " ").trim());
    return lines.slice(lines.indexOf(`Round ${round}`)).filter((line) => !/^Round \d+$/.test(line));
  }

  async #do(main: Thing): Promise<void> {
    if (!main.disabled) return this.#press(main);
    if (/^(Pay|Give|Choose cards to give)/.test(main.name!)) return this.#pickFor();
    if (main.name === "Choose a card" && (await this.#place())) return;
    await this.#press({ role: "button", name: "Discard two" });
    await this.#pickFor();
  }

  /** Places a card where it costs least, near its ideal position. Returns false if none can be placed. */
  async #place(): Promise<boolean> {
    let best: { readonly card: Name; readonly place: Place; readonly loss: number } | undefined;
    for (const card of this.#hand(await this.#table())) {
      if (/^(harbour|lighthouse)/.test(card.name!)) continue;
      await this.#press(card);
      const number = Number(/^Card (\d+)$/.exec(card.name!)?.[1] ?? Number.NaN);
      for (const place of this.#places(await this.#table())) {
        const off = Number.isNaN(number) ? 0.5 : Math.abs(place.along - number / ISLANDS);
        const loss = place.cost + off;
        if (!best || loss < best.loss) best = { card, place, loss };
      }
      if (best && best.loss < NEAR) break;
    }
    if (!best) return false;
    await this.#takeUp(best.card);
    await this.#press(best.place.cell);
    const [number] = (await this.#table()).filter(({ role, name }) => role === "button" && /, costs/.test(name!));
    if (number) await this.#press(number);
    const [main] = this.#deeds(await this.#table());
    if (main && /^(Place|Joker as|Clear)/.test(main.name!)) await this.#pickFor();
    return true;
  }

  /** Selects cards until the main button is enabled, and presses it. */
  async #pickFor(): Promise<void> {
    for (;;) {
      const table = await this.#table();
      const main = this.#deeds(table)[0]!;
      if (!main.disabled) return this.#press(main);
      const free = this.#hand(table).filter(({ selected, name }) => !selected && !/given/.test(name!));
      const [card] = free.filter(({ name }) => /^Card/.test(name!)).concat(free);
      if (!card) throw new Error(`nothing to pick for “${main.name}”`);
      await this.#press(card);
    }
  }

  async #takeUp({ role, name }: Name): Promise<void> {
    const isUp = (await this.#table()).some((thing) => thing.role === role && thing.name === name && thing.selected);
    if (!isUp) await this.#press({ role, name: name! });
  }

  /** Spaces that accept the selected card. */
  #places(table: readonly Thing[]): Place[] {
    const cells = table.filter(({ role }) => role === "gridcell").map((cell) => ({ cell, ...whereOf(cell) }));
    const ordered = cells.toSorted((a, b) => a.row - b.row || a.column - b.column);
    return ordered.flatMap(({ cell, says }, i): Place[] => {
      const cost = /playing \d+ costs (nothing|\d)/.exec(says)?.[1];
      const isOpen = cost !== undefined || /the joker may lie here|a compass clears it/.test(says);
      return isOpen ? [{ cell, cost: Number(cost) || 0, along: i / ordered.length }] : [];
    });
  }

  readonly #hand = (table: readonly Thing[]): Thing[] => table.filter(({ role }) => role === "option");

  /** Buttons that act, the main one first. */
  readonly #deeds = (table: readonly Thing[]): Thing[] =>
    table.filter(({ role, name }) => role === "button" && !/, costs|^Why\?/.test(name!));

  async #press({ role, name }: Name): Promise<void> {
    const thing = this.#page.getByRole(role as "button", { name: name!, exact: true }).first();
    await thing.press("Enter");
  }

  async #hears(what: RegExp, since = 0): Promise<boolean> {
    return (await this.heard()).slice(since).some((text) => what.test(text));
  }

  /** The hand and the buttons, then the board, which ends with buttons that read aloud. */
  async #table(): Promise<Thing[]> {
    const [held, board] = [".table-part", ".table-board"].map((part) => this.#page.locator(part).all());
    const parts = [...(await held!), ...(await board!)];
    const snapshots = await Promise.all(parts.map((part) => part.ariaSnapshotJSON()));
    return flat(snapshots.flat() as unknown as Thing[]);
  }

  async #until<Found>(look: () => Promise<Found>): Promise<NonNullable<Found>> {
    const deadline = Date.now() + PAGE_TIMEOUT;
    for (;;) {
      const found = await look();
      if (found) return found;
      await this.#page.waitForTimeout(POLL_INTERVAL);
      if (Date.now() > deadline)
        throw new Error(`nothing more was announced after “${(await this.heard()).slice(-3).join(" ")}”`);
    }
  }
}

const flat = (things: readonly (Thing | string)[]): Thing[] =>
  things.flatMap((thing) => (typeof thing === "string" ? [] : [thing, ...flat(thing.children ?? [])]));

function whereOf({ name }: Thing): { readonly row: number; readonly column: number; readonly says: string } {
  const [, row, column, says] = /^Row (\d+), column (\d+), (.*)$/.exec(name!)!;
  return { row: Number(row), column: Number(column), says: says! };
}

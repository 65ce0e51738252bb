import type { Page } from "playwright-core";
import { expect } from "vitest";

interface FocusedElement {
  readonly role: string;
  readonly name: string;
}

export interface AccessibleNode extends FocusedElement {
  readonly isDisabled: boolean;
}

/**
 * A line of an accessibility snapshot, such as `- option "Card 17" [disabled]`; in single quotes if the name has a
 * colon.
 */
const LINE = /^\s*- '?([a-z0-9]+) "((?:[^"\\]|\\.)*)"(.*)$/;

/** More Tab stops than any page has. */
const MOST_STOPS = 90;

/** Fails if a key leaves the focus on an element without a name. */
export class ScreenReaderPlayer {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** A live region that is inserted with its text announces nothing, as in screen readers. */
  static async at(page: Page): Promise<ScreenReaderPlayer> {
    await page.addInitScript(() => {
      const LIVE = "[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive], output";
      const heard: string[] = [];
      Object.assign(window, { heard });
      const hear = (text: string | null | undefined): void => {
        const said = text?.replaceAll(/\s+/g, " ").trim();
        if (said) heard.push(said);
      };
      new MutationObserver((changes) => {
        for (const { type, target, addedNodes } of changes) {
          const around = target instanceof Element ? target : target.parentElement;
          if (!around?.closest(LIVE) || !around.isConnected) continue;
          if (type === "characterData") hear(around.textContent);
          for (const node of addedNodes) hear(node.textContent);
        }
      }).observe(document, { childList: true, subtree: true, characterData: true });
    });
    return new ScreenReaderPlayer(page);
  }

  heard(): Promise<readonly string[]> {
    return this.#page.evaluate(() => (window as unknown as { heard: readonly string[] }).heard);
  }

  /** Role and name are empty if nothing has the focus. */
  focused(): Promise<FocusedElement> {
    return this.#page.evaluate(() => {
      const at = document.activeElement;
      if (!at || at === document.body) return { role: "", name: "" };
      const idOf = at.getAttribute("aria-labelledby");
      const labels = at instanceof HTMLInputElement || at instanceof HTMLSelectElement ? [...(at.labels ?? [])] : [];
      const names = [
        at.getAttribute("aria-label"),
        idOf && document.getElementById(idOf)?.textContent,
        ...labels.map(({ textContent }) => textContent),
        at.textContent,
        at.getAttribute("title"),
        // An area that scrolls by keys is named after its container.
        at.closest("[aria-label]")?.getAttribute("aria-label"),
      ];
      const name = names.map((text) => text?.replaceAll(/\s+/g, " ").trim()).find(Boolean) ?? "";
      return { role: at.getAttribute("role") ?? at.tagName.toLowerCase(), name };
    });
  }

  firstStop(): Promise<string | null | undefined> {
    return this.#page.evaluate(() => {
      const stops = document.querySelectorAll<HTMLElement>("a[href], button, input, select, summary, [tabindex]");
      return [...stops].find((stop) => stop.tabIndex >= 0 && stop.checkVisibility())?.textContent;
    });
  }

  /** All named elements, in the order of the accessibility tree. */
  async tree(): Promise<readonly AccessibleNode[]> {
    const snapshot = await this.#page.locator("body").ariaSnapshot();
    return snapshot.split("\n").flatMap((line) => {
      const [, role, name, states] = LINE.exec(line.replaceAll("''", "'")) ?? [];
      return role === undefined ? [] : [{ role, name: name!, isDisabled: states!.includes("[disabled]") }];
    });
  }

  async named(role: string, name: RegExp): Promise<readonly AccessibleNode[]> {
    return (await this.tree()).filter((one) => one.role === role && name.test(one.name));
  }

  async press(key: string): Promise<FocusedElement> {
    await this.#page.keyboard.press(key);
    let now: FocusedElement = { role: "", name: "" };
    const named = async () => {
      now = await this.focused();
      return `${key}: ${now.name}`;
    };
    await expect.poll(named).not.toBe(`${key}: `);
    return now;
  }

  /** Presses Tab until an element with this name has the focus. */
  async find(name: string | RegExp): Promise<void> {
    const isIt = (now: FocusedElement) => (typeof name === "string" ? now.name === name : name.test(now.name));
    await this.#walk("Tab", isIt, String(name));
  }

  /** Like `find`, unless an element with this role and name already has the focus. */
  async reach(role: string, name: RegExp, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
    const isIt = (now: FocusedElement) => now.role === role && name.test(now.name);
    if (!isIt(await this.focused())) await this.#walk(key, isIt, `${role} ${name}`);
  }

  /** Presses Tab or Shift+Tab. After the last stop of a page, one more press leads to the first. */
  async #step(key: string): Promise<FocusedElement> {
    await this.#page.keyboard.press(key);
    const now = await this.focused();
    return now.role === "" ? this.press(key) : now;
  }

  async #walk(key: string, isIt: (now: FocusedElement) => boolean, what: string): Promise<void> {
    const passed: string[] = [];
    for (let i = 0; i < MOST_STOPS; i++) {
      const now = await this.#step(key);
      if (isIt(now)) return;
      passed.push(`${now.role} ${now.name.slice(0, 30)}`);
    }
    throw new Error(`no stop of ${key} is ${what}, but ${passed.slice(0, 30).join(" | ")}`);
  }

  async choose(name: string | RegExp): Promise<void> {
    await this.find(name);
    await this.press("Enter");
  }

  async isOn(role: string, name: string | RegExp): Promise<void> {
    await expect
      .poll(() => this.focused())
      .toEqual({ role, name: typeof name === "string" ? name : expect.stringMatching(name) });
  }

  /** Skips the first `after` announcements. Returns the position, from 1. */
  async hears(what: string | RegExp, after = 0): Promise<number> {
    let at = -1;
    const look = async () => {
      const lines = (await this.heard()).slice(after);
      at = lines.findIndex((line) => (typeof what === "string" ? line.includes(what) : what.test(line)));
      return at < 0 ? lines.join(" | ") : "heard";
    };
    await expect.poll(look).toBe("heard");
    return after + at + 1;
  }
}

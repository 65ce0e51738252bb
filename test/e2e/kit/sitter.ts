import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import type { Handle, Rng, Seat } from "../../../shared/engine/game.ts";
import { type Match, toAct } from "../../../shared/engine/match.ts";
import { numberOf } from "../../../shared/games/tranquility/cards.ts";
import type { Command, CommandOf } from "../../../shared/games/tranquility/commands.ts";
import { layoutOf } from "../../../shared/games/tranquility/options.ts";
import type { State } from "../../../shared/games/tranquility/state.ts";
import { tranquility } from "../../../shared/games/tranquility/tranquility.ts";

/** How long anything may take to show, in milliseconds; far more than it does, for machines that are busy. */
const PATIENCE = 20_000;

/** The bot's choice needs no chance; a test would show it if that changed. */
const noChance: Rng = () => {
  throw new Error("the bot rolled dice");
};

/** Somebody at a screen: sees the page alone, and plays with the pointer, as roles name what there is to touch. */
export class Sitter {
  readonly page: Page;
  readonly seat: Seat;

  constructor(page: Page, seat: Seat) {
    this.page = page;
    this.seat = seat;
  }

  /** The match as this page knows it. */
  async view(): Promise<Match<State>> {
    await this.page.waitForFunction(() => window.__game !== undefined, undefined, { timeout: PATIENCE });
    return this.page.evaluate(() => window.__game!.model()) as Promise<Match<State>>;
  }

  async isAwaited(): Promise<boolean> {
    return toAct(tranquility, await this.view()).includes(this.seat);
  }

  /** Waits until this page shows a version of the log, and nothing moves any more. */
  async sees(version: number): Promise<void> {
    await this.page.waitForFunction(
      (v) => {
        const game = window.__game;
        return game !== undefined && (game.model() as { version: number }).version >= v && game.idle();
      },
      version,
      { timeout: PATIENCE },
    );
  }

  /** Makes the move a good player would make, by hand; returns the version that this page knew before. */
  async play(): Promise<number> {
    const { table, version } = await this.view();
    await this.act(table, tranquility.bots.steady!(table, this.seat, noChance));
    return version;
  }

  async act(table: State, command: Command): Promise<void> {
    switch (command.type) {
      case "PlaceCard":
        return this.#place(table, command);
      case "DiscardPair":
        await this.#press("Discard two");
        for (const card of command.cards) await this.#touch(table, card);
        return this.#press("Discard these two");
      case "PlayStart":
        return this.#press("Play the harbour");
      case "OfferToll":
        return this.#offer(table, command);
      case "PlayFinish":
        await this.#touch(table, command.card);
        return this.#press("Light the lighthouse");
    }
  }

  async #place(table: State, { card, cell, pay }: CommandOf<"PlaceCard">): Promise<void> {
    await this.#touch(table, card);
    const { x, y } = layoutOf(table.options).cells[cell]!;
    const costs = pay.length > 0 ? `costs ${pay.length}` : "costs nothing";
    const space = this.page.getByRole("gridcell", { name: `Row ${y + 1}, column ${x + 1}, empty, playing` });
    expect(await space.getAttribute("aria-label")).toContain(costs);
    await tap(space);
    if (pay.length === 0) return;
    for (const other of pay) await this.#touch(table, other);
    await this.#press(`Place ${numberOf(table.faces[card])}, pay ${pay.length}`);
  }

  async #offer(table: State, { cards }: CommandOf<"OfferToll">): Promise<void> {
    const change = this.page.getByRole("button", { name: "Change my offer" });
    if (await change.isVisible()) await change.click({ timeout: PATIENCE });
    for (const card of cards) await this.#touch(table, card);
    await this.#press(cards.length === 0 ? "Give nothing" : `Give ${cards.length} card`);
  }

  /** Touches a hand card on the canvas. Islands are known by name; of the others there may be several. */
  async #touch(table: State, card: Handle): Promise<void> {
    const number = numberOf(table.faces[card]);
    const option =
      number === undefined
        ? this.page.locator(`[role=option][data-card="${card}"]`)
        : this.page.getByRole("option", { name: `Card ${number}`, exact: true });
    await tap(option);
  }

  async #press(name: string): Promise<void> {
    await this.page.getByRole("button", { name }).first().click({ timeout: PATIENCE });
  }
}

/** A real pointer where a role says something is: the overlay lets it through, and the canvas is what it hits. */
const tap = (what: Locator): Promise<void> => what.click({ force: true, timeout: PATIENCE });

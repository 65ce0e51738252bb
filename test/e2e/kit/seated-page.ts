import type { Locator, Page } from "playwright-core";
import { placeOf } from "../../../client/games/tranquility/text/labels.ts";
import type { Handle, Seat } from "../../../shared/engine/contract/events.ts";
import { type Match, toAct } from "../../../shared/engine/match/match.ts";
import { numberOf } from "../../../shared/games/tranquility/cards.ts";
import type { Command, TranquilityCommandOf } from "../../../shared/games/tranquility/commands.ts";
import type { Cell } from "../../../shared/games/tranquility/layouts.ts";
import { isJoker, type State } from "../../../shared/games/tranquility/state.ts";
import { tranquility } from "../../../shared/games/tranquility/tranquility.ts";
import { noChance } from "./seeded.ts";

export interface Hand {
  touch(what: Locator): Promise<void>;
  press(button: Locator): Promise<void>;
}

/** Clicks the canvas through the overlay, which lets clicks through. */
export const POINTER: Hand = {
  touch: (what) => what.click({ force: true }),
  press: (button) => button.click(),
};

export const FINGER: Hand = {
  touch: (what) => what.tap({ force: true }),
  press: (button) => button.tap(),
};

const enter = (what: Locator): Promise<void> => what.press("Enter");
export const KEYS: Hand = { touch: enter, press: enter };

export class SeatedPage {
  readonly page: Page;
  readonly seat: Seat;
  readonly #hand: Hand;

  constructor(page: Page, seat: Seat, hand = POINTER) {
    this.page = page;
    this.seat = seat;
    this.#hand = hand;
  }

  async view(): Promise<Match<State>> {
    await this.page.waitForFunction(() => window.__game !== undefined);
    return this.page.evaluate(() => window.__game!.model()) as Promise<Match<State>>;
  }

  /** Waits until the page shows at least this version and is idle. */
  async sees(version: number): Promise<void> {
    await this.page.waitForFunction((v) => {
      const game = window.__game;
      return game !== undefined && (game.model() as { version: number }).version >= v && game.idle();
    }, version);
  }

  /** Plays the move of the `steady` bot; returns the version before. */
  async play(known?: Match<State>): Promise<number> {
    const match = known ?? (await this.view());
    await this.act(match, tranquility.bots.steady!(match.table, this.seat, noChance));
    return match.version;
  }

  async act(match: Match<State>, command: Command): Promise<void> {
    const { table } = match;
    switch (command.type) {
      case "PlaceCard":
        return this.#place(match, command);
      case "DiscardPair":
        await this.#press("Discard two");
        await this.#pick(table, command.cards);
        return this.#press("Discard these two");
      case "PayCost":
        await this.#pick(table, command.cards);
        return this.#press(`Pay ${command.cards.length} card`);
      case "ClearStorm":
        await this.#touch(table, command.card);
        await this.#hand.touch(this.#space(match, command.cell, "closed by a storm, a compass clears it"));
        return this.#press("Clear this storm");
      case "TurnCard": {
        const number = table.board[command.cell]!.number;
        await this.#press("Turn one");
        await this.#hand.touch(this.#space(match, command.cell, `island ${number}, `));
        await this.#touch(table, command.card);
        return this.#press(`Turn ${number}, pay 1`);
      }
      case "Sweep":
        await this.#press("Sweep");
        return this.#press("Show my hand, take the row");
      case "PlayStart":
        return this.#press("Play the harbour");
      case "OfferToll":
        return this.#offer(table, command);
      case "PlayFinish":
        await this.#touch(table, command.card);
        return this.#press(isJoker(table, command.card) ? "Joker as lighthouse" : "Light the lighthouse");
    }
  }

  async #place(match: Match<State>, { card, cell, pay, value }: TranquilityCommandOf<"PlaceCard">): Promise<void> {
    const { table } = match;
    await this.#touch(table, card);
    if (value !== undefined) return this.#placeJoker(match, { cell, pay, value });
    const number = numberOf(table.faces[card]);
    const costs = pay.length > 0 ? `costs ${pay.length}` : "costs";
    await this.#hand.touch(this.#space(match, cell, `(empty|border), playing ${number} ${costs}`));
    if (!(await this.#isAsked())) return;
    await this.#pick(table, pay);
    await this.#press(pay.length > 0 ? `Place ${number}, pay ${pay.length}` : `Place ${number}`);
  }

  async #placeJoker(
    match: Match<State>,
    { cell, pay, value }: Pick<TranquilityCommandOf<"PlaceCard">, "cell" | "pay"> & { readonly value: number },
  ): Promise<void> {
    await this.#hand.touch(this.#space(match, cell, "(empty|border)"));
    await this.#press(pay.length > 0 ? `${value}, costs ${pay.length}` : `${value}, costs nothing`);
    await this.#pick(match.table, pay);
    await this.#press(pay.length > 0 ? `Joker as ${value}, pay ${pay.length}` : `Joker as ${value}`);
  }

  async #offer(table: State, { cards }: TranquilityCommandOf<"OfferToll">): Promise<void> {
    const change = this.page.getByRole("button", { name: "Change my offer" });
    if (await change.isVisible()) {
      await this.#hand.press(change);
      await this.#pick(table, table.stage.at === "toll" ? (table.stage.offers[this.seat] ?? []) : []);
    }
    await this.#pick(table, cards);
    await this.#press(cards.length === 0 ? "Give nothing" : `Give ${cards.length} card`);
  }

  /** Returns whether the placement must still be confirmed. */
  async #isAsked(): Promise<boolean> {
    const main = this.page.locator(".button.main[data-action]:not([data-action=space])");
    return (await main.getAttribute("data-action")) === "place";
  }

  #space(match: Match<State>, cell: Cell, says: string): Locator {
    const { row, column } = placeOf(match, cell);
    return this.page.getByRole("gridcell", { name: new RegExp(`^Row ${row}, column ${column}, ${says}`) });
  }

  async #pick(table: State, cards: readonly Handle[]): Promise<void> {
    for (const card of cards) {
      await this.page.waitForFunction(() => window.__game!.idle());
      await this.#touch(table, card);
    }
  }

  /** Only islands have unique names. */
  async #touch(table: State, card: Handle): Promise<void> {
    const number = numberOf(table.faces[card]);
    const option =
      number === undefined
        ? this.page.locator(`[role=option][data-card="${card}"]`)
        : this.page.getByRole("option", { name: new RegExp(`^Card ${number}(,|$)`) });
    await this.#hand.touch(option);
  }

  async #press(name: string): Promise<void> {
    await this.#hand.press(this.page.getByRole("button", { name }).first());
  }
}

/** All pages see a move before the next. Returns the number of moves. */
export async function playOn(
  sitters: readonly SeatedPage[],
  between?: (moves: number) => Promise<void>,
  most = Number.POSITIVE_INFINITY,
): Promise<number> {
  for (let moves = 0; ; ) {
    if (moves === most) return moves;
    const views = await Promise.all(sitters.map((sitter) => sitter.view()));
    const version = Math.max(...views.map((view) => view.version));
    await Promise.all(sitters.map((sitter) => sitter.sees(version)));
    const latest = views.findIndex((view) => view.version === version);
    if (views[latest]!.phase === "over") return moves;
    const awaited = toAct(tranquility, views[latest]!);
    const next = sitters.findIndex(({ seat }) => awaited.includes(seat));
    const sitter = sitters[next];
    if (!sitter) throw new Error(`the match waits for seat ${awaited}, where no test player sits`);
    const known = views[next]!.version === version ? views[next] : undefined;
    await sitter.sees((await sitter.play(known)) + 1);
    moves++;
    await between?.(moves);
  }
}

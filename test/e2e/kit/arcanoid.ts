import type { Page } from "playwright-core";
import { fitting } from "../../../client/games/arcanoid/input/fitting.ts";
import { type PlayDraft, questionOf, valueIn } from "../../../client/games/arcanoid/play/asking.ts";
import type { Handle } from "../../../shared/engine/contract/events.ts";
import type { Match } from "../../../shared/engine/match/match.ts";
import type { ArcanoidMove } from "../../../shared/games/arcanoid/actions/action.ts";
import { arcanoid } from "../../../shared/games/arcanoid/arcanoid.ts";
import { FACES, kindOf } from "../../../shared/games/arcanoid/cards.ts";
import type { Command } from "../../../shared/games/arcanoid/commands.ts";
import { moves } from "../../../shared/games/arcanoid/moves.ts";
import type { Options } from "../../../shared/games/arcanoid/options.ts";
import { actingFor, type State } from "../../../shared/games/arcanoid/state.ts";
import { type MatchAtMoment, stagedMatch } from "./staged.ts";

export interface Hand {
  touch(page: Page, selector: string): Promise<void>;
  confirm(page: Page): Promise<void>;
}

/** Clicks the canvas with the mouse; the overlay above it lets clicks through. */
export const POINTER: Hand = {
  async touch(page, selector) {
    const box = await page.locator(selector).boundingBox();
    if (!box) throw new Error(`${selector} is nowhere`);
    await page.mouse.click(box.x + Math.min(box.width / 2, 20), box.y + box.height / 2);
  },
  confirm: (page) => page.locator(".table-actions .main").click(),
};

/** Enter would press a focused button, so the main button gets the focus first. */
export const KEYS: Hand = {
  async touch(page, selector) {
    await page.locator(selector).focus();
    await page.keyboard.press("Space");
  },
  async confirm(page) {
    const main = page.locator(".table-actions .main");
    if (await page.evaluate(() => document.activeElement instanceof HTMLButtonElement)) await main.focus();
    await page.keyboard.press("Enter");
  },
};

/** Waits, because a reconnecting page has no match for a moment. */
export const matchOn = async (page: Page): Promise<Match<State>> =>
  (await page.waitForFunction(() => window.__game?.model())).jsonValue() as Promise<Match<State>>;

function cardsOf(command: Command): readonly Handle[] {
  const { card, core, cards, magician } = command as Partial<
    Record<"card" | "magician", Handle> & Record<"core" | "cards", readonly Handle[]>
  >;
  return [card, magician, ...(core ?? []), ...(cards ?? [])].filter((one) => one !== undefined);
}

const panel = ".arcanoid-asking";

async function press(page: Page, hand: Hand, selector: string): Promise<void> {
  const button = page.locator(selector);
  if (hand === KEYS) {
    await button.focus();
    await page.keyboard.press("Enter");
  } else await button.click();
}

/** Answers a question that is asked outside the player's turn. */
async function answer(page: Page, hand: Hand, state: State, seat: number, command: Command): Promise<void> {
  const at = moves(state, seat).findIndex((move) => JSON.stringify(move.command) === JSON.stringify(command));
  await press(page, hand, `${panel} [data-value="${at}"]`);
}

/** The command without its `call` and the order of its cards. */
function meaningOf(command: Command): string {
  const { core, cards, call, ...rest } = command as Command &
    Partial<Record<"core" | "cards", readonly Handle[]>> & {
      readonly call?: number;
    };
  const sorted = Object.entries(rest).toSorted(([a], [b]) => a.localeCompare(b));
  return JSON.stringify([sorted, [...(core ?? []), ...(cards ?? [])].toSorted((a, b) => a - b)]);
}

/** Answers the questions of the form until it describes `command`. */
async function fillIn(page: Page, hand: Hand, actor: number, moves: readonly ArcanoidMove[], command: Command) {
  const fit = fitting(moves, cardsOf(command));
  const meant = fit.find((move) => meaningOf(move.command) === meaningOf(command))?.command;
  if (!meant) throw new Error(`${JSON.stringify(command)} is none of ${JSON.stringify(fit)}`);
  let draft: PlayDraft = { type: command.type, slots: {} };
  for (;;) {
    const question = questionOf(fit, draft);
    if (question?.of !== "slot") break;
    const { slot } = question;
    const slots = { ...draft.slots, [slot]: valueIn(meant, slot)! };
    if (slot === "field" || (slot === "party" && "field" in meant)) {
      // One element stands for both the party and the field.
      const { field, party = actor } = meant as { readonly field: number; readonly party?: number };
      await hand.touch(page, `[data-berth="${party}:${field}"]`);
      draft = { ...draft, slots: { ...slots, field, ...("party" in meant ? { party } : {}) } };
    } else {
      await press(page, hand, `${panel} [data-value=${JSON.stringify(String(slots[slot]))}]`);
      draft = { ...draft, slots };
    }
  }
  if ("call" in command) {
    await press(page, hand, `${panel} [data-value="${kindOf(FACES[command.call]!)}"]`);
    await press(page, hand, `${panel} [data-value="${command.call}"]`);
  }
}

/** No card can be selected until the table has answered the previous play. */
async function takeUp(page: Page, hand: Hand, cards: readonly Handle[]): Promise<void> {
  await page.locator('.table-actions [data-action="sending"]').waitFor({ state: "detached" });
  for (const card of cards) {
    await hand.touch(page, `[data-card="${card}"]`);
    await page.locator(`[data-card="${card}"][aria-selected="true"]`).waitFor();
  }
}

const versionOn = async (page: Page): Promise<number> => (await matchOn(page)).version;

/**
 * Resolves when the page shows the play.
 * @param before the match at which the play was chosen; if it has changed, no question is answered
 */
export async function perform(
  page: Page,
  hand: Hand,
  seat: number,
  command: Command,
  before: Match<State>,
): Promise<void> {
  const { table, version } = before;
  const actor = actingFor(table, seat)!;
  const isOwn = ["turn", "shed", "call"].includes(table.stage.at);
  if (!isOwn) {
    if ((await versionOn(page)) > version) return;
    await answer(page, hand, table, seat, command).catch(async (error: unknown) => {
      if ((await versionOn(page)) === version) throw error;
    });
  } else {
    await takeUp(page, hand, cardsOf(command));
    if (command.type === "Discard") {
      for (const deed of ["Discard", "Discard-sure"]) await press(page, hand, `.table-actions [data-action="${deed}"]`);
    } else {
      await choose(page, hand, command);
      await fillIn(page, hand, actor, moves(table, seat), command);
      await hand.confirm(page);
    }
  }
  await page
    .waitForFunction((v) => (window.__game!.model() as { version: number }).version > v, version)
    .catch(async () => {
      const shown = await page.locator(".table-actions, .arcanoid-asking").allInnerTexts();
      throw new Error(`${JSON.stringify(command)} was not made at ${table.stage.at}: ${shown.join(" | ")}`);
    });
  await page.waitForFunction(() => window.__game!.idle());
}

async function choose(page: Page, hand: Hand, { type }: Command): Promise<void> {
  const other = page.locator(`.table-actions [data-action="${type}"]:not(.main)`);
  if ((await other.count()) > 0) return press(page, hand, `.table-actions [data-action="${type}"]:not(.main)`);
  if ((await page.locator('.table-actions [data-action="more"]').count()) > 0)
    await press(page, hand, '.table-actions [data-action="more"]');
  if ((await page.locator(`${panel} [data-action="${type}"]`).count()) > 0)
    await press(page, hand, `${panel} [data-action="${type}"]`);
}

export interface Plan {
  /** First four letters of the match ids, which determine the deals. */
  readonly name: string;
  readonly people: number;
  readonly bots: number;
  readonly options?: Partial<Options>;
  readonly until: ((state: State) => boolean) | "over";
}

export const stagedIn = (dataDir: string, { options, ...plan }: Plan): Promise<MatchAtMoment> =>
  stagedMatch(dataDir, {
    ...plan,
    game: arcanoid,
    options: arcanoid.options.parse({ rounds: 1, ...options }),
    play: steady,
  });

export const steady = (state: State, seat: number): Command => arcanoid.bots.steady!(state, seat, () => 0);

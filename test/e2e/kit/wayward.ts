import type { Page } from "playwright-core";
import { picksOf } from "../../../client/games/wayward/play/picks.ts";
import {
  askedWith,
  type Draft,
  isOfGoods,
  isSheet,
  marksIn,
  padOf,
  presetOf,
  TOOLS,
} from "../../../client/games/wayward/play/presets.ts";
import words from "../../../client/games/wayward/speech/words/en.ts";
import { equal } from "../../../shared/engine/equal.ts";
import type { Command } from "../../../shared/games/wayward/commands.ts";
import type { State } from "../../../shared/games/wayward/state.ts";

/** A way to press a button: a finger, or keys alone. */
export type Press = (page: Page, selector: string) => Promise<void>;

export const TOUCH: Press = (page, selector) => page.locator(selector).first().tap();

export const KEYS: Press = async (page, selector) => {
  await page.locator(selector).first().focus();
  await page.keyboard.press("Enter");
};

const stepper = (label: string): string => `.way-stepper[aria-label="${label}"]`;

const LABELS: Readonly<Record<string, string>> = {
  hits: words.hits,
  lost: words.lostCoins,
  its: words.its,
  yours: words.yours,
};

/** What a number of a draft is called. */
const labelOf = (draft: Draft, field: string): string => {
  if (field in LABELS) return LABELS[field]!;
  const isFight = draft.type === "TellFight";
  if (field === "coins") return isFight ? words.plunderCoins : words.coinsOn;
  return isFight ? words.plunderCargo : words.cargoOn;
};

/** A tap on a number: one that is set at once, or a step up. */
type Step = number | { readonly by: number };

/** The taps from one number to another: one to three have a button each, and the one that is set makes it none. */
export function stepsTo(to: number, from: number, sheet: Draft["type"]): readonly Step[] {
  if (to === from) return [];
  const hasPad = sheet !== "TellScores";
  if (hasPad && to >= 1 && to <= 3) return [to];
  if (to === 0) return from <= 3 ? [from] : [1, 1];
  const start = to > from ? [] : [3];
  const left = to - (to > from ? from : 3);
  const tens = sheet === "TellHarvest" || sheet === "TellScores" ? Math.floor(left / 10) : 0;
  return [...start, ...Array<Step>(tens).fill({ by: 10 }), ...Array<Step>(left - 10 * tens).fill({ by: 1 })];
}

/** Sets the spaces that an answer names, and takes away those it does not. */
async function setCells(page: Page, press: Press, draft: Draft, answer: Draft, hasUnexplored = false): Promise<void> {
  const [now, wanted] = [marksIn(draft), marksIn(answer)];
  const isIn = (all: typeof now, one: (typeof now)[number]) => all.some((other) => equal(other, one));
  const changes = [...now.filter((one) => !isIn(wanted, one)), ...wanted.filter((one) => !isIn(now, one))];
  for (const { cell, mark } of changes) {
    // Where unexplored spaces are told on the same sheet, theirs is the first tool.
    const tools = page.locator(".way-question .choice label");
    const at = mark === "chosen" ? 0 : TOOLS.indexOf(mark) - (hasUnexplored ? 0 : 1);
    if ((await tools.count()) > 0) await tools.nth(at).click();
    await press(page, `[data-cell="${cell}"]`);
  }
}

/** What is told together: the second where a sheet tells of two questions. */
export type Said = readonly [Command, ahead?: Command];

/** Answers what a page asks, as a person would. */
export async function answer(page: Page, press: Press, state: State, [said, ahead]: Said): Promise<void> {
  const question = state.question!;
  if (!isSheet(question)) {
    const picks = picksOf(question, { state, say: words, nameOf: (seat) => words.human({ seat }) });
    const at = picks.findIndex(({ command }) => equal(command, said));
    await press(page, `.way-answer >> nth=${at}`);
    return;
  }
  const [draft, wanted] = [presetOf(question), said as Draft];
  await setCells(page, press, draft, wanted);
  const next = askedWith(question, state.card?.section);
  if (next && ahead) await setCells(page, press, presetOf(next), ahead as Draft, true);
  if (isOfGoods(question)) {
    const { coins, cargo } = wanted as Draft & { readonly type: (typeof question)["type"] };
    if (padOf(question).some((one) => equal(one, { coins, cargo })))
      return press(page, `[data-goods="${coins} ${cargo}"]`);
    await page.locator(".way-more summary").click();
  }
  const [before, after] = [draft, wanted] as unknown as readonly Readonly<Record<string, number>>[];
  for (const field of ["hits", "coins", "cargo", "lost", "its", "yours"]) {
    const label = labelOf(draft, field);
    for (const says of stepsTo(after![field] ?? 0, before![field] ?? 0, draft.type))
      await press(
        page,
        `${stepper(label)} [aria-label="${typeof says === "number" ? `${label}: ${says}` : words.more(label, says.by)}"]`,
      );
  }
  if (wanted.type !== "TellFight") return press(page, ".way-answer.main");
  if (wanted.sank) await page.getByLabel(words.sankYours).check();
  await press(page, `.way-answer >> nth=${wanted.won ? 0 : 1}`);
}

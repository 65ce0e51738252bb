import type { Page } from "playwright-core";
import { isUsual, type Pick, picksOf } from "../../../client/games/wayward/play/picks.ts";
import {
  askedWith,
  isOfGoods,
  isSheet,
  marksIn,
  outcomesOf,
  padOf,
  presetOf,
  type SheetAnswer,
  TOOLS,
} from "../../../client/games/wayward/play/presets.ts";
import words from "../../../client/games/wayward/text/messages/en.ts";
import type { Rng } from "../../../shared/engine/chance/rng.ts";
import { equal } from "../../../shared/engine/equal.ts";
import type { Command, WaywardCommandOf } from "../../../shared/games/wayward/commands.ts";
import { pretend } from "../../../shared/games/wayward/simulated-answers.ts";
import type { State } from "../../../shared/games/wayward/state.ts";
import { PAGE_TIMEOUT } from "./page-timeout.ts";

export type Press = (page: Page, selector: string) => Promise<void>;

export const TOUCH: Press = (page, selector) => page.locator(selector).first().tap();

export const KEYS: Press = async (page, selector) => {
  // At the end of a turn, buttons are disabled for a moment.
  await page.locator(selector).and(page.locator(":enabled")).first().focus();
  await page.keyboard.press("Enter");
};

const stepper = (label: string): string => `.way-stepper[aria-label="${label}"]`;

const LABELS: Readonly<Record<string, string>> = {
  hits: words.hits,
  lost: words.lostCoins,
};

const labelOf = (draft: SheetAnswer, field: string): string => {
  if (field in LABELS) return LABELS[field]!;
  const isFight = draft.type === "TellFight";
  if (field === "coins") return isFight ? words.plunderCoins : words.coinsOn;
  return isFight ? words.plunderCargo : words.cargoOn;
};

/** A number to set, or a difference to add. */
type Step = number | { readonly by: number };

/** Buttons set 1, 2 and 3; pressing the pressed one sets 0. */
function stepsTo(to: number, from: number, sheet: SheetAnswer["type"]): readonly Step[] {
  if (to === from) return [];
  if (to >= 1 && to <= 3) return [to];
  if (to === 0) return from <= 3 ? [from] : [1, 1];
  const start = to > from ? [] : [3];
  const left = to - (to > from ? from : 3);
  const tens = sheet === "TellHarvest" ? Math.floor(left / 10) : 0;
  return [...start, ...Array<Step>(tens).fill({ by: 10 }), ...Array<Step>(left - 10 * tens).fill({ by: 1 })];
}

async function setCells(
  page: Page,
  press: Press,
  draft: SheetAnswer,
  answer: SheetAnswer,
  hasUnexplored = false,
): Promise<void> {
  const [now, wanted] = [marksIn(draft), marksIn(answer)];
  const isIn = (all: typeof now, one: (typeof now)[number]) => all.some((other) => equal(other, one));
  const changes = [...now.filter((one) => !isIn(wanted, one)), ...wanted.filter((one) => !isIn(now, one))];
  for (const { cell, mark } of changes) {
    // The tool for unexplored spaces comes first, on sheets that have it.
    const tools = page.locator(".way-question .choice label");
    const at = mark === "chosen" ? 0 : TOOLS.indexOf(mark) - (hasUnexplored ? 0 : 1);
    if ((await tools.count()) > 0) await tools.nth(at).click();
    await press(page, `[data-cell="${cell}"]`);
  }
}

/** Plausible answers to all questions of a sheet. */
export function saidOn(state: State, rng: Rng): readonly Command[] {
  const { obstacles, claim } = askedWith(state.question!, state.card?.section);
  return [state.question!, obstacles, claim].flatMap((one) => (one ? [pretend(state, one, rng)] : []));
}

/**
 * Resolves when the match has a newer version and the page no longer waits.
 * @param version the match's version before the answers
 * @throws after `PAGE_TIMEOUT`
 */
export async function isTold(
  page: Page,
  table: { readonly match: { readonly version: number } },
  version: number,
): Promise<void> {
  const isOn = async () =>
    table.match.version > version && (await page.locator('.way[aria-busy="true"]').count()) === 0;
  for (const end = Date.now() + PAGE_TIMEOUT; !(await isOn()); await page.waitForTimeout(5))
    if (Date.now() > end) throw new Error(`nothing else was asked after the answers at version ${version}`);
}

export async function answer(page: Page, press: Press, state: State, said: readonly Command[]): Promise<void> {
  const question = state.question!;
  const last = said.at(-1)!;
  const { obstacles, claim } = askedWith(question, state.card?.section);
  const facts = { state, say: words, nameOf: (seat: number) => words.human({ seat }) };
  if (!isSheet(question)) return pick(page, press, picksOf(question, facts), last);
  const wanted = said[0]! as SheetAnswer;
  if (question.type === "TellGoods") return tellGoods(page, press, wanted as WaywardCommandOf<"TellGoods">);
  if (question.type === "TellFight") return tellFight(page, press, presetOf(question), wanted);
  if (question.type === "TellTie")
    await page
      .locator(".way-question")
      .getByText(
        { you: words.you, it: words.it3, nobody: words.nobody }[(wanted as WaywardCommandOf<"TellTie">).winner],
        {
          exact: true,
        },
      )
      .click();
  if (question.type === "TellScores") await writeScores(page, press, wanted as WaywardCommandOf<"TellScores">);
  await setCells(page, press, presetOf(question), wanted);
  if (obstacles) await setCells(page, press, presetOf(obstacles), said[1]! as SheetAnswer, true);
  if (claim) return pick(page, press, picksOf(claim, facts), last);
  if (isOfGoods(question)) {
    const { coins, cargo } = wanted as SheetAnswer & { readonly type: (typeof question)["type"] };
    if (padOf(question).some((one) => equal(one, { coins, cargo })))
      return press(page, `[data-goods="${coins} ${cargo}"]`);
    await press(page, ".way-more");
    await count(page, press, presetOf(question), wanted, ["coins", "cargo"]);
  }
  await press(page, ".way-answer.main");
}

/** Presses an answer; rare numbers must be unfolded first. */
async function pick(page: Page, press: Press, picks: readonly Pick[], said: Command): Promise<void> {
  const wanted = picks.find(({ command }) => equal(command, said))!;
  const counted = picks.filter(({ isNumber }) => isNumber);
  if (wanted.isNumber && !isUsual(wanted, counted)) await press(page, ".way-all");
  await press(page, `.way-answer >> nth=${picks.indexOf(wanted)}`);
}

/** Pressing the island sends the answer, so it comes last. */
async function tellGoods(
  page: Page,
  press: Press,
  { cell, fort, garrison }: WaywardCommandOf<"TellGoods">,
): Promise<void> {
  if (cell === 0) return press(page, ".way-answer.main");
  if (fort) await page.getByLabel(words.guardedBy.fort).check();
  if (garrison) await page.getByLabel(words.guardedBy.garrison).check();
  await press(page, `[data-cell="${cell}"]`);
}

/** Presses damage first, then winner and gains; one button may stand for both. */
async function tellFight(page: Page, press: Press, draft: SheetAnswer, said: SheetAnswer): Promise<void> {
  const { won, hits, coins, cargo, lost, sank } = said as WaywardCommandOf<"TellFight">;
  await count(page, press, draft, said, ["hits"]);
  if (sank) await page.getByLabel(words.sankYours).check();
  const isOnPad = outcomesOf({ ...(draft as WaywardCommandOf<"TellFight">), hits, sank }, won).some((end) =>
    equal(end, said),
  );
  if (isOnPad) return press(page, won ? `[data-goods="${coins} ${cargo}"]` : `[data-lost="${lost}"]`);
  await press(page, ".way-more");
  await count(page, press, draft, said, ["coins", "cargo", "lost"]);
  await press(page, `.won .way-answer >> nth=${won ? 0 : 1}`);
}

async function writeScores(page: Page, press: Press, { its, yours }: WaywardCommandOf<"TellScores">): Promise<void> {
  for (const [field, total] of Object.entries({ its, yours })) {
    await press(page, `[data-field="${field}"]`);
    for (const digit of String(total)) await press(page, `[data-key="${digit}"]`);
  }
}

/** Presses buttons until the draft has the numbers of the answer. */
async function count(
  page: Page,
  press: Press,
  draft: SheetAnswer,
  said: SheetAnswer,
  fields: readonly string[],
): Promise<void> {
  const [before, after] = [draft, said] as unknown as readonly Readonly<Record<string, number>>[];
  for (const field of fields) {
    const label = labelOf(draft, field);
    for (const says of stepsTo(after![field] ?? 0, before![field] ?? 0, draft.type))
      await press(
        page,
        `${stepper(label)} [aria-label="${typeof says === "number" ? `${label}: ${says}` : words.more(label, says.by)}"]`,
      );
  }
}

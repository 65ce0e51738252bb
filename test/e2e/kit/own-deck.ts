import type { Page } from "playwright-core";
import { ADDED } from "../../../client/games/wayward/deck/draft.ts";
import words from "../../../client/games/wayward/deck/words/en.ts";
import type { Effect, Section } from "../../../shared/games/wayward/deck/schema.ts";

/** What is tapped, as a selector on a page. */
export type Tap = string;

const tool = (name: keyof typeof words.tools): Tap => `.way-form .choice label:has-text("${words.tools[name]}")`;
const cell = (at: number): Tap => `.way-form [data-cell="${at}"]`;

/** The numbers of an effect that are not those it is added with. */
function tapsOf(effect: Effect, within: string): readonly Tap[] {
  const added = ADDED[effect.do] as unknown as Readonly<Record<string, unknown>>;
  const add = `${within} > .way-palette [data-effect="${effect.do}"]`;
  const line = `${within} > .way-lines > li:has(> .way-fields)`;
  const fields = Object.entries(effect).flatMap(([field, value]): readonly Tap[] => {
    if (value === added[field] || field === "then" || field === "else") return [];
    if (field === "unlessInPort") return [`${line} .check input`];
    if (field === "what")
      return [`${line} .choice label:text-is("${String(value)[0]!.toUpperCase()}${String(value).slice(1)}")`];
    const label = words.numbers[`${effect.do}.${field}`]!;
    const [shown, more] = [Math.min(Number(value), field === "cannons" ? 9 : 8), Number(value)];
    return [
      `${line} [aria-label="${label}: ${shown}"]`,
      ...Array.from({ length: more - shown }, () => `${line} [aria-label="${label}: ${words.oneMore}"]`),
    ];
  });
  if (effect.do !== "if") return [add, ...fields];
  const branch = (label: string) => `${line} .way-effects[aria-label="${label}"]`;
  return [
    add,
    ...fields,
    ...effect.then.flatMap((one) => tapsOf(one, branch(words.holds))),
    ...effect.else.flatMap((one) => tapsOf(one, branch("Otherwise"))),
  ];
}

/** The taps that type a section in, on an empty form: what an owner does who knows where everything is. */
export function tapsFor({ claim, cubes, end, laden, goods, right }: Section): readonly Tap[] {
  return [
    ...claim.map(cell),
    ...(cubes.length > 0 && claim.length < 2 ? [tool("cube")] : []),
    ...cubes.flatMap(({ at, n }) => Array.from({ length: n }, () => cell(at))),
    ...(end === 0 ? [] : [tool("ship"), cell(end)]),
    ...(laden ? [`.way-conditions label:has-text("${words.conditions.laden}")`] : []),
    ...(goods ? [`.way-conditions label:has-text("${words.conditions.goods}")`] : []),
    ...right.flatMap((effect) => tapsOf(effect, `.way-typing > .way-effects`)),
  ];
}

/** Types a section in by touch, or a part of it. */
export async function typeIn(page: Page, taps: readonly Tap[]): Promise<void> {
  for (const tap of taps) await page.locator(tap).last().tap();
}

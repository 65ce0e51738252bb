import type { CDPSession, Page } from "playwright-core";
import { canCopyFace, faceCopied, sectionBefore, usualEffect } from "../../../client/games/wayward/deck/copying.ts";
import {
  cubesAt,
  type DeckDraft,
  EMPTY,
  finished,
  shownAt,
  typed,
  withLeftOf,
} from "../../../client/games/wayward/deck/draft.ts";
import words from "../../../client/games/wayward/deck/messages/en.ts";
import type { SwipeDirection } from "../../../client/games/wayward/deck/swipes.ts";
import { equal } from "../../../shared/engine/equal.ts";
import type { SectionPlace } from "../../../shared/games/wayward/deck/faults.ts";
import { type GridSpace, RANGES, type Section, type SectionEffect } from "../../../shared/games/wayward/deck/schema.ts";

/** A tap on a selector's element, or a swipe over a space. */
type Gesture = string | { readonly cell: GridSpace; readonly way: SwipeDirection };

const tapOn = (cell: GridSpace): Gesture => `.way-form [data-cell="${cell}"]`;
const tool = (name: keyof typeof words.tools): Gesture => `.way-form .choice label:has-text("${words.tools[name]}")`;

/** Taps that set a number. Numbers beyond the last button need presses of "one more". */
function tapsTo(within: string, label: string, value: number, least: number): readonly Gesture[] {
  const shown = Math.min(value, least + 7);
  return [
    `${within} [aria-label="${label}: ${shown}"]`,
    ...Array.from({ length: value - shown }, () => `${within} [aria-label="${label}: ${words.oneMore}"]`),
  ];
}

type Ranges = Readonly<Record<string, readonly [number, number]>>;
const rangesOf = (kind: SectionEffect["do"]): Ranges => (RANGES as Readonly<Record<string, Ranges>>)[kind] ?? {};

interface Typing {
  readonly list: string;
  readonly usual: (kind: SectionEffect["do"]) => SectionEffect;
}

const lineOf = ({ list }: Typing, at: number): string => `${list} > .way-lines > li:nth-child(${at + 1})`;

function fieldsTo(now: SectionEffect, wanted: SectionEffect, line: string, typing: Typing): readonly Gesture[] {
  const [before, after] = [now, wanted] as unknown as readonly Readonly<Record<string, unknown>>[];
  const within = `${line} > .way-fields`;
  return Object.entries(after!).flatMap(([field, value]): readonly Gesture[] => {
    if (field === "do" || equal(value, before![field])) return [];
    if (field === "then" || field === "else") {
      const label = field === "then" ? words.holds : "Otherwise";
      const branch = { ...typing, list: `${within} > .way-effects[aria-label="${label}"]` };
      return effectsTo((before![field] ?? []) as readonly SectionEffect[], value as readonly SectionEffect[], branch);
    }
    if (field === "unlessInPort") return [`${within} .check input`];
    if (field === "what")
      return [`${within} .choice label:text-is("${String(value)[0]!.toUpperCase()}${String(value).slice(1)}")`];
    return tapsTo(within, words.numbers[`${wanted.do}.${field}`]!, Number(value), rangesOf(wanted.do)[field]![0]);
  });
}

/** The tap that raises the first number by one; undefined if anything else differs. */
function plusTo(now: SectionEffect, wanted: SectionEffect, line: string): readonly Gesture[] | undefined {
  const [field] = Object.keys(rangesOf(now.do));
  if (field === undefined) return undefined;
  const value = Number((now as unknown as Readonly<Record<string, number>>)[field]);
  return equal({ ...now, [field]: value + 1 }, wanted)
    ? [`${line} > .way-effect > [aria-label$="${words.largerBy("")}"]`]
    : undefined;
}

/** Index pairs of effects that keep their kind: a longest common subsequence. */
function kept(now: readonly SectionEffect[], wanted: readonly SectionEffect[]): readonly (readonly [number, number])[] {
  const best = (i: number, j: number): readonly (readonly [number, number])[] => {
    if (i === now.length || j === wanted.length) return [];
    const ways = [best(i + 1, j), best(i, j + 1)];
    if (now[i]!.do === wanted[j]!.do) ways.unshift([[i, j], ...best(i + 1, j + 1)]);
    return ways.reduce((a, b) => (b.length > a.length ? b : a));
  };
  return best(0, 0);
}

function effectsTo(
  now: readonly SectionEffect[],
  wanted: readonly SectionEffect[],
  typing: Typing,
): readonly Gesture[] {
  const stays = kept(now, wanted);
  const gone = now.map((_, i) => i).filter((i) => !stays.some(([from]) => from === i));
  const gestures: Gesture[] = gone
    .toReversed()
    .map((at) => `${lineOf(typing, at)} > .way-effect > [aria-label$="${words.takeAway("")}"]`);
  const list: SectionEffect[] = [];
  for (const [at, [from, to]] of stays.entries()) {
    const [before, after, line] = [now[from]!, wanted[to]!, lineOf(typing, at)];
    list.push(after);
    if (equal(before, after)) continue;
    const plus = plusTo(before, after, line);
    if (plus) gestures.push(...plus);
    else {
      gestures.push(`${line} > .way-effect > .way-open`, ...fieldsTo(before, after, line, typing));
    }
  }
  for (const [to, effect] of wanted.entries()) {
    if (stays.some(([, kept]) => kept === to)) continue;
    const line = lineOf(typing, list.length);
    gestures.push(`${typing.list} > .way-palette [data-effect="${effect.do}"]`);
    gestures.push(...fieldsTo(typing.usual(effect.do), effect, line, typing));
    for (let at = list.length; at > to; at--)
      gestures.push(`${lineOf(typing, at)} > .way-effect > [aria-label$="${words.earlier("")}"]`);
    list.splice(to, 0, effect);
  }
  return gestures;
}

/** A tap adds one cube, a swipe two, and each number has a button. */
function cubesTo(cell: GridSpace, now: number, wanted: number): readonly Gesture[] {
  const more = wanted - now;
  if (more === 0) return [];
  if (more > 0 && more <= 4)
    return [
      ...Array.from({ length: Math.floor(more / 2) }, (): Gesture => ({ cell, way: "right" })),
      ...(more % 2 === 1 ? [tapOn(cell)] : []),
    ];
  return [tapOn(cell), `.way-typing [role="group"][aria-label^="Cubes in"] .way-step >> nth=${wanted}`];
}

function sectionTo(now: Section, wanted: Section, usual: Typing["usual"], hasSwiped: boolean): readonly Gesture[] {
  const frames = [
    ...now.claim.filter((cell) => !wanted.claim.includes(cell)),
    ...wanted.claim.filter((cell) => !now.claim.includes(cell)),
  ].map((cell): Gesture => ({ cell, way: "up" }));
  const marked = [...new Set([...now.cubes, ...wanted.cubes].map(({ at }) => at))];
  const cubes = marked.flatMap((cell) => cubesTo(cell, cubesAt(now, cell), cubesAt(wanted, cell)));
  const ship: readonly Gesture[] =
    now.end === wanted.end ? [] : [{ cell: wanted.end === 0 ? now.end : wanted.end, way: "down" }];
  const conditions = (["laden", "goods"] as const)
    .filter((icon) => now[icon] !== wanted[icon])
    .map((icon): Gesture => `.way-conditions label:has-text("${words.conditions[icon]}")`);
  // After a swipe a tap places a cube; otherwise the cube tool must be selected first.
  const isFrameFirst = !hasSwiped && frames.length === 0 && now.cubes.length === 0 && typeof cubes[0] === "string";
  return [
    ...frames,
    ...(isFrameFirst ? [tool("cube")] : []),
    ...cubes,
    ...ship,
    ...conditions,
    ...effectsTo(now.right, wanted.right, { list: ".way-typing > .way-effects", usual }),
  ];
}

/** Gestures that enter a section into the empty form of a new deck. */
export const gesturesFor = (section: Section): readonly Gesture[] =>
  sectionTo(
    EMPTY,
    section,
    (kind) =>
      usualEffect(
        { deck: { stages: 1, cards: [] } as never, unfinished: {} },
        { no: 1, side: "normal", stage: 1 },
        kind,
      ),
    false,
  );

/** A short list of gestures that enters a section, and the deck afterwards. */
export function typingOf(draft: DeckDraft, place: SectionPlace, wanted: Section, hasSwiped: boolean) {
  const copied = place.side === "hard" && canCopyFace(draft, place.no) ? faceCopied(draft, place.no) : undefined;
  const usual: Typing["usual"] = (kind) => usualEffect(draft, place, kind);
  const above = place.stage > 1 ? shownAt(draft, { ...place, stage: place.stage - 1 }) : undefined;
  const before = sectionBefore(draft, place);
  const shown = shownAt(draft, place);
  const begins: readonly (readonly [begin: readonly Gesture[], from: Section, then: DeckDraft])[] = [
    [[], shown ?? EMPTY, draft],
    ...(copied ? ([[[".way-as-normal"], shownAt(copied, place)!, copied]] as const) : []),
    ...(!shown && before ? ([[[".way-as-before"], before, draft]] as const) : []),
    ...(above ? ([[[".way-as-above"], withLeftOf(shown ?? EMPTY, above), draft]] as const) : []),
  ];
  const ways = begins.map(([begin, from, then]) => ({
    gestures: [...begin, ...sectionTo(from, wanted, usual, hasSwiped)],
    then,
    isFace: then !== draft,
  }));
  // Copying the whole face takes one tap, and fills other sections as well.
  const best =
    ways.find(({ isFace }) => isFace) ?? ways.reduce((a, b) => (b.gestures.length < a.gestures.length ? b : a));
  const next = finished(typed(best.then, place, wanted), place);
  return { gestures: [...best.gestures, ".way-foot .button.main"], next };
}

/** Movements of swipes, in px. */
const SWIPES: Readonly<Record<SwipeDirection, readonly [number, number]>> = {
  up: [0, -40],
  down: [0, 40],
  right: [40, 0],
};

export async function typeIn(page: Page, gestures: readonly Gesture[]): Promise<void> {
  let session: CDPSession | undefined;
  for (const gesture of gestures) {
    if (typeof gesture === "string") {
      await page.locator(gesture).last().tap();
      continue;
    }
    session ??= await page.context().newCDPSession(page);
    await swipe(page, session, gesture);
  }
  await session?.detach();
}

async function swipe(page: Page, session: CDPSession, { cell, way }: Exclude<Gesture, string>): Promise<void> {
  const space = page.locator(`.way-form [data-cell="${cell}"]`);
  await space.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await space.boundingBox())!;
  const [dx, dy] = SWIPES[way];
  const [left, top] = [x + width / 2 - dx / 2, y + height / 2 - dy / 2];
  const touch = (type: "touchStart" | "touchMove", at: number) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x: left + dx * at, y: top + dy * at }] });
  await touch("touchStart", 0);
  for (const at of [0.5, 1]) await touch("touchMove", at);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

import { type $ZodIssue, type $ZodType, safeParse } from "zod/v4/core";
import type { DeckFault, FaultCode, SectionPlace, Values } from "./faults.ts";
import { InvalidJson, type LineLookup, parseWithLines } from "./json.ts";
import {
  CARDS,
  type Card,
  type CardSide,
  card as cardSchema,
  commonGrid,
  type Deck,
  FORMAT,
  type Grid,
  type GridSpace,
  isOn,
  laneOf,
  MOST,
  MOST_CARDS,
  MOST_EFFECTS,
  RANGES,
  rowOf,
  type Section,
  type SectionEffect,
  THIS_FORMAT,
  touchedBy,
  unopened,
} from "./schema.ts";

/** V10: the maximum size of a deck file, in bytes of UTF-8. */
export const LARGEST = 96 * 1024;
const MOST_FAULTS = 20;
const SIDES: readonly CardSide[] = ["normal", "hard"];

/** `here` is the number of filled sections, `of` that of all. */
type DeckCheckResult =
  | { readonly deck: Deck; readonly here: number; readonly of: number }
  | { readonly faults: readonly [DeckFault, ...DeckFault[]] };

/** Checks rules V1 to V10. An invalid text gives faults, never an exception. */
export function checkDeck(text: string): DeckCheckResult {
  if (sizeOf(text) > LARGEST) return { faults: [{ code: "tooLarge", line: 1, values: {} }] };
  try {
    const { value, lineOf } = parseWithLines(text);
    return checkValue(value, lineOf);
  } catch (error) {
    if (error instanceof InvalidJson) return { faults: [{ code: "notADeck", line: error.line, values: {} }] };
    throw error;
  }
}

/** In bytes of UTF-8; a lower bound for texts that are too large anyway. */
const sizeOf = (text: string): number => (text.length > LARGEST ? text.length : utf8Length(text));

function utf8Length(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0)!;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/** Checks a parsed value, such as a deck in an editor. */
export const checkTyped = (value: unknown): DeckCheckResult => checkValue(value, () => 1);

function checkValue(value: unknown, lineOf: LineLookup): DeckCheckResult {
  const objection = formatFault(value);
  if (objection) return { faults: [{ code: objection, line: lineOf(["format"]), values: {} }] };
  const context: FaultContext = { value, lineOf };
  const misshapen = shapeFaults(context);
  const deck = value as Deck;
  const [first, ...others] = misshapen.length > 0 ? misshapen : faultsOf(deck, context);
  if (first) return { faults: [first, ...others.slice(0, MOST_FAULTS - 1)] };
  const sections = deck.cards.flatMap((card) => SIDES.flatMap((side) => card[side]));
  return { deck, here: sections.filter((section) => section !== null).length, of: sections.length };
}

function formatFault(value: unknown): FaultCode | undefined {
  const format = typeof value === "object" && value !== null && "format" in value ? value.format : undefined;
  if (typeof format !== "string" || !format.startsWith(FORMAT)) return "notADeck";
  if (format === THIS_FORMAT) return undefined;
  return /^[1-9]\d{0,5}$/.test(format.slice(FORMAT.length)) ? "later" : "notADeck";
}

interface FaultContext {
  readonly value: unknown;
  readonly lineOf: LineLookup;
}

function fault(
  { value, lineOf }: FaultContext,
  code: FaultCode,
  path: readonly PropertyKey[],
  values: Values = {},
): DeckFault {
  const place = placeOf(value, path);
  return { code, line: lineOf(path), values, ...(place && { place }) };
}

/** A card without a valid number gets its position in the file. */
function placeOf(value: unknown, [cards, at, side, stage]: readonly PropertyKey[]): SectionPlace | undefined {
  if (cards !== "cards" || !SIDES.includes(side as CardSide) || typeof stage !== "number") return undefined;
  const no = valueAt(value, ["cards", at!, "no"]);
  return { no: Number.isInteger(no) ? (no as number) : Number(at) + 1, side: side as CardSide, stage: stage + 1 };
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let at = value;
  for (const key of path) at = at !== null && typeof at === "object" ? (at as Record<PropertyKey, unknown>)[key] : at;
  return at;
}

const quoted = (value: unknown): string => String(typeof value === "object" ? "…" : value).slice(0, 24);

/** Checks card by card: a schema of the whole file could collect 30,000 faults in 96 KB. */
function shapeFaults(context: FaultContext): readonly DeckFault[] {
  const found = issuesIn(unopened, context.value).flatMap(shapeFault(context));
  const { cards } = context.value as { readonly cards: unknown };
  if (!Array.isArray(cards) || cards.length > MOST_CARDS) return found;
  for (let at = 0; at < cards.length && found.length < MOST_FAULTS; at++)
    for (const issue of issuesIn(cardSchema, cards[at]))
      found.push(...shapeFault(context)({ ...issue, path: ["cards", at, ...issue.path] }));
  return found;
}

const issuesIn = (schema: $ZodType, value: unknown): readonly $ZodIssue[] =>
  safeParse(schema, value).error?.issues ?? [];

/** See rules V5 to V10. */
const shapeFault =
  (context: FaultContext) =>
  (issue: $ZodIssue): readonly DeckFault[] => {
    const { path } = issue;
    if (issue.code === "unrecognized_keys")
      return issue.keys.slice(0, MOST_FAULTS).map((key) => fault(context, "noField", path, { field: quoted(key) }));
    if (path[0] === "cards" && path.includes("right")) return [effectFault(context, issue)];
    return [leftFault(context, issue)];
  };

function leftFault(context: FaultContext, { code, path }: $ZodIssue): DeckFault {
  const field = path.at(-1);
  const name = path.findLast((part) => typeof part === "string") ?? "deck";
  if (path[0] === "title")
    return fault(context, valueAt(context.value, path) ? "text" : "noTitle", path, { field: "title" });
  if (name === "name") return fault(context, "text", path, { field: "name" });
  if (code === "too_big" && field === "claim") return fault(context, "frames", path);
  if (code === "too_big" && field === "cubes") return fault(context, "spaces", path, { most: MOST.cubes });
  if (name === "n") return fault(context, "cubeCount", path);
  const cell = valueAt(context.value, path);
  if (["claim", "at", "end"].includes(String(name)) && Number.isInteger(cell))
    return fault(context, "noSpace", path, spaceValues(cell as GridSpace, gridOf(context.value)));
  return fault(context, "value", path, { field: String(name) });
}

const LISTS: readonly string[] = ["right", "then", "else"];

function effectFault(context: FaultContext, { code, path }: $ZodIssue): DeckFault {
  const field = String(path.findLast((part) => typeof part === "string"));
  if (code === "too_big" && path.at(-1) === field && LISTS.includes(field))
    return fault(context, "inARow", path, { most: field === "right" ? MOST.right : MOST.branch });
  const kind = valueAt(context.value, field === "do" ? path : [...path.slice(0, -1), "do"]);
  if (field === "do" && kind === "if" && (path.includes("then") || path.includes("else")))
    return fault(context, "nested", path);
  if (field === "do") return fault(context, "noEffect", path, { effect: quoted(kind) });
  const range = (RANGES as Readonly<Record<string, Readonly<Record<string, readonly [number, number]>>>>)[String(kind)];
  const bounds = range && Object.hasOwn(range, field) ? range[field] : undefined;
  if (bounds) return fault(context, "range", path, { field: `${kind}.${field}`, least: bounds[0], most: bounds[1] });
  if (field === "text" && valueAt(context.value, path) === "") return fault(context, "emptyText", path);
  return fault(context, field === "tile" || field === "text" ? "text" : "value", path, { field });
}

const spaceValues = (cell: GridSpace, { rows, lanes }: Grid): Values => ({
  row: rowOf(cell),
  lane: laneOf(cell),
  rows,
  lanes,
});

/** The smaller dimensions of the two grids; 9 replaces a missing number. */
function gridOf(value: unknown): Grid {
  const side = (mode: string, name: string) => Number(valueAt(value, ["grids", mode, name])) || 9;
  const least = (name: string) => Math.min(side("solo", name), side("pair", name));
  return { rows: least("rows"), lanes: least("lanes") };
}

/** V3 to V9, for a deck of valid shape. */
function faultsOf(deck: Deck, context: FaultContext): readonly DeckFault[] {
  const grid = commonGrid(deck.grids);
  return [
    ...numberFaults(deck, context),
    ...deck.cards.flatMap((card, at) =>
      SIDES.flatMap((side) => faceFaults(deck, grid, card, ["cards", at, side], context)),
    ),
  ];
}

/** See rule V3. */
function numberFaults({ cards }: Deck, context: FaultContext): readonly DeckFault[] {
  const nos = cards.map(({ no }) => no);
  const wrong = nos.flatMap((no, at): readonly DeckFault[] => {
    const path = ["cards", at, "no"];
    if (no < 1 || no > CARDS) return [fault(context, "notACard", path, { no })];
    return nos.indexOf(no) < at ? [fault(context, "twice", path, { no })] : [];
  });
  if (wrong.length > 0) return wrong;
  const missing = Array.from({ length: CARDS }, (_, i) => i + 1).find((no) => !nos.includes(no));
  return missing === undefined ? [] : [fault(context, "cardMissing", ["cards"], { no: missing })];
}

function faceFaults(
  { stages }: Deck,
  grid: Grid,
  card: Card,
  path: readonly [PropertyKey, PropertyKey, CardSide],
  context: FaultContext,
): readonly DeckFault[] {
  const face = card[path[2]];
  const count =
    face.length === stages
      ? []
      : [fault(context, "stageCount", [...path, Math.max(0, face.length - 1)], { is: face.length, due: stages })];
  const sections = face.flatMap((section, stage) =>
    section
      ? sectionFaults(section, grid).map(([code, at, values]) => fault(context, code, [...path, stage, ...at], values))
      : [],
  );
  return [...count, ...sections];
}

/** V5 to V9, for a section of valid shape. Paths start at the section. */
export function sectionFaults(
  section: Section,
  grid: Grid,
): readonly (readonly [code: FaultCode, path: readonly PropertyKey[], values: Values])[] {
  const { claim, cubes, right } = section;
  const each = right.flatMap((effect, at) => flat(effect).map((one) => ({ one, at })));
  const marks = cubes.map(({ at }) => at);
  const off = touchedBy(section).filter((cell) => !isOn(grid, cell));
  return [
    ...off.map((cell) => ["noSpace", [], spaceValues(cell, grid)] as const),
    ...(new Set(claim).size < claim.length ? [["frames", ["claim"], {}] as const] : []),
    ...(new Set(marks).size < marks.length ? [["cubesApart", ["cubes"], {}] as const] : []),
    ...(each.length > MOST_EFFECTS ? [["effects", ["right"], { most: MOST_EFFECTS }] as const] : []),
    ...each.flatMap(({ one, at }) => {
      const code = emptyFault(one);
      return code ? [[code, ["right", at], {}] as const] : [];
    }),
  ];
}

/** See rule V9. */
function emptyFault(effect: SectionEffect): FaultCode | undefined {
  if (effect.do === "if" && effect.then.length === 0) return "emptyThen";
  if (effect.do === "text" && effect.text === "") return "emptyText";
  return effect.do === "later" && effect.coins + effect.cargo === 0 ? "emptyLater" : undefined;
}

const flat = (effect: SectionEffect): readonly SectionEffect[] =>
  effect.do === "if" ? [effect, ...effect.then, ...effect.else] : [effect];

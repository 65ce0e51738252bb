import type { Space } from "../layouts.ts";
import { BitReader, BitWriter } from "./bits.ts";
import { BOARD_FORMAT, type BoardDefinition, type BoardLine, EXPLORER_FACES, SPECIAL_FACES } from "./definition.ts";
import { LIMITS } from "./limits.ts";

/**
 * Versions of the encoding, in the first four bits. Version 2 allows boards without a finish or with special cards in
 * the piles; others stay in version 1, so that their links do not change.
 */
const [FIRST, SECOND] = [1, 2];

const versionOf = ({ finish, cards }: BoardDefinition): number => (finish && !cards.specials ? FIRST : SECOND);

/** A board of 36 cells needs 110 characters, with long names about 200. */
const LONGEST_LINK = 1_000;

const COSTS = ["difference", "half", "flat"] as const;
const SOLO_TOLLS = ["draw-five", "two-rounds"] as const;

/** In bits. Coordinates are stored plus one: the frame begins at -1. */
const BITS = {
  version: 4,
  coordinate: 4,
  lines: 4,
  cells: 6,
  frame: 6,
  number: 7,
  copies: 4,
  seats: 3,
  text: 8,
} as const;

/**
 * For the fragment of a link: letters, digits, `-` and `_`. Equal boards have equal texts.
 * @throws RangeError if a field does not fit its bits
 */
export function linkOf(board: BoardDefinition): string {
  const out = new BitWriter();
  const { title = "", author, lines, borders, night, frame, start, finish, cards, rules } = board;
  const cells = lines.reduce((sum, line) => sum + line.cells.length, 0);
  const version = versionOf(board);
  out.write(version, BITS.version);
  out.writeText(title, BITS.text);
  out.writeOptional(author, (text) => out.writeText(text, BITS.text));
  out.write(lines.length, BITS.lines);
  for (const line of lines) writeLine(out, line);
  for (const named of [borders, night]) out.writeOptional(named, (some) => out.writeSet(some, cells));
  out.write(frame.length, BITS.frame);
  for (const place of frame) writePlace(out, place);
  out.writeOptional(start, (place) => writePlace(out, place));
  if (finish && version === FIRST) writePlace(out, finish);
  else out.writeOptional(finish, (place) => writePlace(out, place));
  writeCards(out, cards);
  if (version === SECOND) writeCopies(out, cards.specials, SPECIAL_FACES);
  writeRules(out, rules);
  return out.text();
}

/** `NoBoard`: the text is damaged. */
type LinkFault = "NoBoard" | "TooLong" | "NewerVersion";

/** The board may still have faults. */
export function boardOfLink(text: string): BoardDefinition | LinkFault {
  if (text.length > LONGEST_LINK) return "TooLong";
  if (!/^[\w-]+$/.test(text)) return "NoBoard";
  const bits = new BitReader(text);
  const version = bits.read(BITS.version);
  if (version < FIRST || version > SECOND) return version > SECOND ? "NewerVersion" : "NoBoard";
  const board = readBoard(bits, version);
  return bits.isAtEnd ? board : "NoBoard";
}

function readBoard(bits: BitReader, version: number): BoardDefinition {
  const title = bits.readText(BITS.text);
  const author = bits.readOptional(() => bits.readText(BITS.text));
  const lines = bits.readList(bits.read(BITS.lines), () => readLine(bits));
  const cells = lines.reduce((sum, line) => sum + line.cells.length, 0);
  const borders = bits.readOptional(() => bits.readSet(cells));
  const night = bits.readOptional(() => bits.readSet(cells));
  const frame = bits.readList(bits.read(BITS.frame), () => readPlace(bits));
  const start = bits.readOptional(() => readPlace(bits));
  const finish = version === FIRST ? readPlace(bits) : bits.readOptional(() => readPlace(bits));
  const cards = readCards(bits);
  const specials = version === FIRST ? undefined : readCopies(bits, SPECIAL_FACES);
  return {
    format: BOARD_FORMAT,
    id: "board",
    title,
    ...(author !== undefined && { author }),
    lines,
    ...(borders && { borders }),
    ...(night && { night }),
    frame,
    ...(start && { start }),
    ...(finish && { finish }),
    cards: specials ? { ...cards, specials } : cards,
    rules: readRules(bits),
  };
}

function writePlace(out: BitWriter, { x, y }: Space): void {
  out.write(x + 1, BITS.coordinate);
  out.write(y + 1, BITS.coordinate);
}

const readPlace = (bits: BitReader): Space => ({
  x: bits.read(BITS.coordinate) - 1,
  y: bits.read(BITS.coordinate) - 1,
});

function writeLine(out: BitWriter, { cells, free, after }: BoardLine): void {
  out.write(cells.length, BITS.cells);
  for (const cell of cells) writePlace(out, cell);
  out.writeFlag(free);
  out.writeOptional(after, (lines) => {
    out.write(lines.length, BITS.lines);
    for (const line of lines) out.write(line, BITS.lines);
  });
}

function readLine(bits: BitReader): BoardLine {
  const cells = bits.readList(bits.read(BITS.cells), () => readPlace(bits));
  const free = bits.readFlag();
  const after = bits.readOptional(() => bits.readList(bits.read(BITS.lines), () => bits.read(BITS.lines)));
  return { cells, ...(free && { free }), ...(after && { after }) };
}

function writeCards(
  out: BitWriter,
  { islands: [first, last], removed, starts, finishes, compasses, explorer }: BoardDefinition["cards"],
): void {
  out.write(first, BITS.number);
  out.write(last, BITS.number);
  out.writeOptional(removed, (count) => out.write(count, BITS.number));
  out.writeFlag(starts);
  for (const copies of [finishes, compasses]) out.writeOptional(copies, (count) => out.write(count, BITS.copies));
  writeCopies(out, explorer, EXPLORER_FACES);
}

type Copies<Face extends string> = { readonly [F in Face]?: number };

function writeCopies<Face extends string>(out: BitWriter, copies: Copies<Face> | undefined, faces: readonly Face[]) {
  out.writeOptional(copies, (deck) => {
    for (const face of faces) out.writeOptional<number>(deck[face], (count) => out.write(count, BITS.copies));
  });
}

function readCopies<Face extends string>(bits: BitReader, faces: readonly Face[]): Copies<Face> | undefined {
  return bits.readOptional(() => {
    const deck = faces.map((face) => [face, bits.readOptional(() => bits.read(BITS.copies))] as const);
    return Object.fromEntries(deck.filter(([, count]) => count !== undefined)) as Copies<Face>;
  });
}

function readCards(bits: BitReader): BoardDefinition["cards"] {
  const copies = () => bits.readOptional(() => bits.read(BITS.copies));
  const islands = [bits.read(BITS.number), bits.read(BITS.number)] as const;
  const removed = bits.readOptional(() => bits.read(BITS.number));
  const starts = bits.readFlag();
  const finishes = copies();
  const compasses = copies();
  const explorer = readCopies(bits, EXPLORER_FACES);
  return {
    islands,
    ...(removed !== undefined && { removed }),
    ...(starts && { starts }),
    ...(finishes !== undefined && { finishes }),
    ...(compasses !== undefined && { compasses }),
    ...(explorer && { explorer }),
  };
}

function writeRules(out: BitWriter, rules: BoardDefinition["rules"]): void {
  const { seats, opposed, hand, toll, soloToll, cost, maxCost, pairs, turning, jokers, startsAreRocks, talk } = rules;
  for (const count of seats) out.write(count, BITS.seats);
  out.writeFlag(opposed);
  out.write(hand - LIMITS.hand[0], 2);
  out.writeOptional(toll, (cards) => out.write(cards, BITS.copies));
  out.writeOptional(soloToll, (way) => out.write(SOLO_TOLLS.indexOf(way), 1));
  out.write(COSTS.indexOf(cost), 2);
  out.writeOptional(maxCost, (cards) => out.write(cards, BITS.number));
  for (const flag of [pairs, turning, jokers, startsAreRocks, talk === "open"]) out.writeFlag(flag);
}

function readRules(bits: BitReader): BoardDefinition["rules"] {
  const seats = [bits.read(BITS.seats), bits.read(BITS.seats)] as const;
  const opposed = bits.readFlag();
  const hand = LIMITS.hand[0] + bits.read(2);
  const toll = bits.readOptional(() => bits.read(BITS.copies));
  const soloToll = bits.readOptional(() => SOLO_TOLLS[bits.read(1)]!);
  const cost = COSTS[bits.read(2)] ?? COSTS[0];
  const maxCost = bits.readOptional(() => bits.read(BITS.number));
  const [pairs, turning, jokers, startsAreRocks, isOpen] = bits.readList(5, () => bits.readFlag());
  return {
    seats,
    ...(opposed && { opposed }),
    hand,
    ...(toll !== undefined && { toll }),
    ...(soloToll && { soloToll }),
    cost,
    ...(maxCost !== undefined && { maxCost }),
    pairs: pairs === true,
    ...(turning && { turning }),
    ...(jokers && { jokers }),
    ...(startsAreRocks && { startsAreRocks }),
    talk: isOpen ? "open" : "silent",
  };
}

import { oddsOfCalm } from "../../bot/heuristic/storm-odds.ts";
import { WEIGHTS } from "../../bot/heuristic/weights.ts";
import { FINISHES } from "../../cards.ts";
import { HAND_SHIFT, type Kernel } from "../kernel.ts";
import { COMPASS, codeOf, FINISH, JOKER, KEPT, START } from "../rules.ts";

const STORM = codeOf("storm");
const MONSTER = codeOf("monster");
const ROCKS = codeOf("rocks");

/** What a seat can conclude about explorer cards, as in `bot/heuristic/explorer-odds.ts`. */
export const sea = {
  monster: NaN,
  lastFinish: NaN,
  /** The fields of `StormOdds` of `bot/heuristic/storm-odds.ts`. */
  storms: 0,
  compasses: 0,
  jokers: 0,
  others: 0,
  open: 0,
  spare: 0,
  held: 0,
};

/** By face: the cards of the explorer deck that the seat has not seen. */
const unseen = new Int8Array(JOKER + 1);

/** @param seen by face, without storms on the board */
export function readSea(table: Kernel, seat: number, seen: Uint8Array): void {
  const { explorer, effects } = table.rules;
  unseen.fill(0);
  for (let i = 0; i < explorer.length; i++) unseen[explorer[i]!] = unseen[explorer[i]!]! + 1;
  for (let face = START; face <= JOKER; face++) unseen[face] = Math.max(0, unseen[face]! - seen[face]!);
  unseen[STORM] = Math.max(0, unseen[STORM]! - table.storms);
  const hasJokers = effects[JOKER] === KEPT;
  const deck = table.explorerEnd - table.explorerTop;
  const open = openBorders(table);
  const drawn = Math.min(1, open / Math.max(1, deck));
  const inDeck = shareInDeck(deck, true, hasJokers);
  const comes = inDeck * drawn + (1 - inDeck) * WEIGHTS.kept;
  sea.monster = deck === 0 ? 0 : unseen[MONSTER]! / deck;
  sea.lastFinish = (1 - comes) ** Math.min(FINISHES, unseen[FINISH]!);
  readStorms(table, seat, deck, open, hasJokers);
}

/** The share of unseen finishes (and, by the flags, jokers and compasses) that are still in the deck. */
function shareInDeck(deck: number, keepsCompasses: boolean, hasJokers: boolean): number {
  let kept = unseen[FINISH]!;
  let others = unseen[STORM]! + unseen[MONSTER]! + unseen[START]! + unseen[ROCKS]!;
  if (keepsCompasses) kept += unseen[COMPASS]!;
  else others += unseen[COMPASS]!;
  if (hasJokers) kept += unseen[JOKER]!;
  else others += unseen[JOKER]!;
  return Math.min(1, Math.max(0, deck - others) / Math.max(1, kept));
}

function readStorms(table: Kernel, seat: number, deck: number, open: number, hasJokers: boolean): void {
  const raging = table.storms;
  const inDeck = shareInDeck(deck, raging === 0, hasJokers);
  const keptCompasses = raging > 0 ? 0 : Math.round(unseen[COMPASS]! * (1 - inDeck));
  const keptJokers = hasJokers ? Math.round(unseen[JOKER]! * (1 - inDeck)) : 0;
  const compasses = held(table, seat, COMPASS) + keptCompasses;
  sea.storms = unseen[STORM]!;
  sea.compasses = unseen[COMPASS]! - keptCompasses;
  sea.jokers = hasJokers ? unseen[JOKER]! - keptJokers : 0;
  sea.others = Math.max(0, deck - (sea.storms + sea.compasses + sea.jokers + unseen[MONSTER]!));
  sea.open = open + Math.min(raging, compasses);
  sea.spare = compasses - raging;
  sea.held = hasJokers ? held(table, seat, JOKER) : 0;
}

function held({ hand, handCount, face }: Kernel, seat: number, code: number): number {
  let cards = 0;
  for (let i = 0; i < handCount[seat]!; i++) if (face[hand[(seat << HAND_SHIFT) + i]!] === code) cards++;
  return cards;
}

function openBorders({ rules, number, storm }: Kernel): number {
  let open = 0;
  for (let cell = 0; cell < rules.cells; cell++)
    if (rules.borders[cell] === 1 && number[cell] === 0 && storm[cell] === 0) open++;
  return open;
}

/** Odds by the fields of `StormOdds`, packed into one number. */
const known = new Map<number, number>();

/** Like `oddsOfCalm` of `bot/heuristic/storm-odds.ts`, after some compasses and jokers in hand are discarded. */
export function oddsAfterGiving(compasses: number, jokers: number): number {
  const spare = sea.spare - compasses;
  const open = sea.open - Math.max(0, -spare) + Math.max(0, -sea.spare);
  return oddsOf(open, spare, Math.max(0, sea.held - jokers));
}

/** The probability that no storm remains after a joker covers a border cell. */
export const oddsAfterJoker = (): number =>
  sea.held > 0 && sea.open > 0 ? oddsOf(sea.open - 1, sea.spare, sea.held - 1) : 0;

function oddsOf(open: number, spare: number, jokersHeld: number): number {
  const { storms, compasses, jokers, others } = sea;
  if (open <= 0 || storms + compasses + jokers + others <= 0) return spare < 0 ? 0 : 1;
  const deck = (((storms * 8 + compasses) * 8 + jokers) * 32 + others) * 32 + open;
  const key = (deck * 32 + spare + 16) * 8 + jokersHeld;
  const found = known.get(key);
  if (found !== undefined) return found;
  const odds = oddsOfCalm({ storms, compasses, jokers, others, open, spare, held: jokersHeld });
  known.set(key, odds);
  return odds;
}

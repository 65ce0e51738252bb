import { type GridSpace, type Laden, laneOf, rowOf } from "../../../../../shared/games/wayward/deck/schema.ts";
import { plural } from "../../../../i18n/language.ts";
import type { WaywardRefusalCode } from "./refusals.ts";
import type {
  Effects,
  Questions,
  ReportedFact,
  SkippedStepTexts,
  WaywardEventSentences,
  WaywardTermNames,
} from "./schema.ts";

const count = (n: number, one: string, other: string): string => `${n} ${plural("en", n, { one, other })}`;
const coins = (n: number) => count(n, "coin", "coins");
const cubes = (n: number) => count(n, "cube", "cubes");
const cannons = (n: number) => count(n, "cannon", "cannons");
const buildings = (n: number) => count(n, "building", "buildings");
const goods = (p: { coins: number; cargo: number }) =>
  [p.coins > 0 ? coins(p.coins) : "", p.cargo > 0 ? `${p.cargo} cargo` : ""].filter(Boolean).join(", ") || "nothing";
const space = (cell: GridSpace): string => (cell === 0 ? "port" : `row ${rowOf(cell)} lane ${laneOf(cell)}`);
const spaces = (cells: readonly GridSpace[]): string => cells.map(space).join("; ");

const names: WaywardTermNames = {
  achievements: {
    legendary: "Legendary",
    terror: "Terror of the Seven Seas",
    sailors: "Expert Sailors",
    elite: "Elite Vessel",
    explorer: "Explorer",
    builder: "Builder",
    colonizer: "Colonizer",
    capitalist: "Capitalist",
    masterMerchant: "Master Merchant",
  },
  buildings: { garrison: "Garrison", fort: "Fort", outpost: "Outpost", barricade: "Barricade" },
  fields: {
    coins: "Coins",
    cargo: "Cargo",
    damage: "Damage",
    pirateCards: "Cards in the Pirate pile",
    pirateIcons: "Icons in the Pirate pile",
    merchant: "Cards in the Merchant pile",
    buildings: "Buildings",
    permanent: "Permanent cubes",
    legendary: "Cubes on Legendary",
    sailors: "Cubes on Expert Sailors",
    explorer: "Cubes on Explorer",
  },
  sum: {
    base: "base",
    upgrades: "from upgrades",
    port: "defending in port",
    buildings: "from buildings here",
    icons: "from pirate icons",
    flag: "from the flag",
    lastTurns: "in the last turns",
  },
};

const effects: Effects = {
  coins: ({ n }) => `Gain ${coins(n)}`,
  income: () => "Merchant income",
  upgrade: ({ level }) => `Ship upgrade, level ${level}`,
  repair: ({ n }) => `Repair ${n} damage`,
  build: ({ what }) => `Build: ${names.buildings[what]}`,
  produce: ({ islands }) => (islands > 1 ? `Produce on its ${islands} best islands` : "Produce on its best island"),
  sailors: () => "Cube on Expert Sailors",
  merchant: () => "Beat a merchant ship",
  later: (late) => `Delayed goods: ${goods(late)}`,
  attack: ({ plus, unlessInPort }) =>
    `Attack${plus > 0 ? ` with +${plus}` : ""}${unlessInPort ? ", unless you are in port" : ""}`,
  text: ({ text }) => `“${text}”`,
};

const foe = { ship: "your ship", building: "your building", attack: "you", defence: "its attacker" } as const;

/** 3 or more make a player laden (H6). */
const aboard = { coins: "coins", cargo: "cargo", goods: "coins and cargo in all" } as const;

/** What the icon of L10 counts (H6). */
const mostOf = { coins: "most coins", cargo: "most cargo", goods: "most coins and cargo in all" } as const;

const questions: Questions = {
  Reveal: ({ turn, isBonus }) => (isBonus ? "Bonus card: reveal it" : `Turn ${turn}: reveal the card`),
  ReadSection: ({ no, side, stage }) => `Card ${no}, ${side}, stage ${stage}: type it in`,
  TellUnexplored: () => "Which of these were still unexplored?",
  TellObstacles: () => "Anything of yours here?",
  TellClaim: ({ cell }) => `What is in ${space(cell)}?`,
  TellBack: () => "Cannons and battle abilities on its back?",
  TellLaden: (_, of) => `Who has 3 or more ${aboard[of]} aboard?`,
  TellInPort: () => "Who is in port?",
  TellSupport: ({ at }) =>
    `How many of its buildings are ${at === undefined ? "where your ship is" : `in ${space(at)}`}?`,
  TellTarget: () => "Whose ship is nearest to where its ship began? Then: which is most damaged?",
  TellGoods: (_, of) => `Of the islands that no automaton holds, without a Pirate ship: which has ${mostOf[of]}?`,
  TellRichest: () => "Which of these islands has the most coins?",
  TellFight: ({ kind, sum }) => `It fights ${foe[kind]} with ${cubes(sum.cannons)}. Who won?`,
  TellUpgrade: ({ level, tile }) =>
    `Take an upgrade of level ${level}${tile ? ` (${tile})` : ""}. Cannons printed on it?`,
  TellDone: ({ text }) => `The card says: “${text}” Done?`,
  TellBuilt: ({ what }) => `Put its ${names.buildings[what]} on its most valuable island without one. Done?`,
  TellProduced: ({ islands }) =>
    islands > 1 ? `What do its ${islands} best islands produce in total?` : "What does its best island produce?",
  TellMerchant: () => "A merchant ship anywhere at sea? Icons on its back?",
  TellHarvest: () => "End of its turn: islands it took? Goods on its islands?",
  TellScores: () => "Points? Its points without coins, and your total.",
  TellTie: () => "A tie. Who wins by the rule of the board game?",
};

/** Corrections other than plain numbers, with the new value. */
const placed: Readonly<Record<string, (to: number, was: number) => string>> = {
  ship: (to, was) => `its ship, ${space(was)} → ${space(to)}`,
  tileGained: (n) => `one more upgrade with ${cannons(n)}`,
  tileLost: (n) => `one upgrade fewer with ${cannons(n)}`,
  explored: (cell) => `${space(cell)} is explored`,
  unexplored: (cell) => `${space(cell)} is unexplored`,
};

const kept = (field: string): string => (names.fields as Readonly<Record<string, string>>)[field] ?? field;

/** Steps without effect, by the rule that asked for them. */
const skipped: SkippedStepTexts = {
  L5: "No card there",
  L9: "Nobody carries 3 or more: no attack",
  L10: "No such island: no cubes",
  R2: "No income: fewer than 2 cards in its Merchant pile",
  R3: "No such tile left",
  R4: "No damage to repair",
  R5: "No island to build on",
  R6: "Its islands produce nothing",
  R7: "Expert Sailors is already claimed",
  R8: "In port: no attack",
  R9: "No merchant ship at sea",
  R10: "No island to put goods on",
  R12: "That did not apply",
  B12: "Its ship was sunk: no battle",
  B20: "No more battles of this kind this turn",
  G1: "A Fortune stays where it is",
};

function reported(what: ReportedFact): string {
  switch (what.type) {
    case "ReportFight":
      return "you attacked its ship";
    case "ReportLost":
      return `it lost ${buildings(what.buildings)}`;
    case "ReportExplored":
      return `you explored ${spaces(what.cells)}`;
    case "ReportClaimed":
      return `you claimed ${names.achievements[what.achievement]}`;
  }
}

const events: WaywardEventSentences = {
  FirstDrawn: (_, who) => `${who} takes the first turn`,
  CardRevealed: ({ turn, stage, bonus, face }, who) =>
    `${who}: ${bonus ? "bonus card" : `turn ${turn}`}, card ${Number(face.slice(1, 3))}, stage ${stage}`,
  Answered: ({ question }) => `Answered: ${asked[question as keyof Questions]}`,
  Reported: ({ what }) => `Reported: ${reported(what)}`,
  Corrected: ({ field, to, was }) => `Corrected: ${placed[field]?.(to, was) ?? `${kept(field)}, ${was} → ${to}`}`,
  ClaimCorrected: ({ achievement, claimed }) =>
    `Corrected: ${names.achievements[achievement]} ${claimed ? "claimed" : "not claimed"}`,
  SeaExplored: ({ cells }) => (cells.length > 0 ? `Explored: ${spaces(cells)}` : "Nothing unexplored"),
  CoinFlipped: ({ face }) => `Coin: ${face === "heads" ? "heads" : "tails"}`,
  AdvancementClaimed: ({ cell, pile, icons }) =>
    `Take the advancement${cell ? ` in ${space(cell)}` : ""} to its ${pile === "pirate" ? `Pirate pile (${count(icons, "icon", "icons")})` : "Merchant pile"}`,
  InfluencePlaced: ({ cell, n, unless }) =>
    `Place ${cubes(n)} in ${space(cell)}${unless ? ", unless a Fort, Garrison or Pirate ship of yours is there" : ""}`,
  PlacementDropped: ({ cell, n }) => `Not placed: ${cubes(n)} in ${space(cell)}`,
  ShipMoved: ({ to }) => `Move its ship to ${space(to)}`,
  IslandsTaken: ({ cells }) => `It took ${spaces(cells)}: take the buildings off, put a permanent cube on`,
  ConditionSettled: ({ holds }) => (holds ? "It has enough cannons" : "It does not have enough cannons"),
  BattleBegun: ({ kind, cell, cannons: n }) =>
    `Battle with ${foe[kind]}${cell ? ` in ${space(cell)}` : ""}: ${cubes(n)}`,
  BattleEnded: ({ won, hits, lost, lostCargo = 0 }) =>
    `${won ? "It won" : "You won"}${hits > 0 ? `, ${hits} damage to it` : ""}${lost + lostCargo > 0 ? `, it lost ${goods({ coins: lost, cargo: lostCargo })}` : ""}`,
  GarrisonStruck: ({ cell }) => `Your Garrison in ${space(cell)} damages its ship`,
  ShipSunk: ({ whose, coins: taken }) =>
    whose === "human" ? "Your ship is sunk" : `Its ship is sunk: take ${coins(taken)}, it goes to port`,
  GoodsGained: (gained, who) => `${who} gains ${goods(gained)}`,
  CargoConverted: ({ cargo, coins: n }) => `${cargo} cargo become ${coins(n)}`,
  UpgradeGained: ({ cannons: n }) => `Upgrade with ${cannons(n)}`,
  DamageRepaired: ({ n }) => `${n} damage repaired`,
  BuildingPlaced: ({ what }) => `${names.buildings[what]} built`,
  GoodsDelayed: (late) => `For the end of its turn: ${goods(late)}`,
  GoodsLaid: (late) => `Put ${goods(late)} on its most valuable island`,
  BuildingsLost: ({ buildings: lost }) => `It lost ${buildings(lost)}`,
  StepSkipped: ({ rule }) => skipped[rule] ?? "Nothing to do",
  AchievementMarked: ({ achievement, cubes: n }) => `${cubes(n)} on ${names.achievements[achievement]}`,
  AchievementClaimed: ({ who: kind, achievement }, who) =>
    `${kind === "human" ? "You claimed" : `${who} claims`} ${names.achievements[achievement]}`,
  LastTurnsCalled: () => "The final turns begin: the claimant has +2 cubes in battles, one island cube for two",
  TurnEnded: (_, who) => `${who}: end of turn. Refill the empty card spaces`,
  LapBegun: () => "All its cards were reshuffled",
  Scored: ({ totals: [yours, its] }) => `Scores: yours ${yours}, its ${its}`,
};

/** Each question's subject, in a few words. */
const asked: Readonly<Record<keyof Questions, string>> = {
  Reveal: "card",
  ReadSection: "section",
  TellUnexplored: "unexplored spaces",
  TellObstacles: "what of yours is there",
  TellClaim: "what lies there",
  TellBack: "icons on the back",
  TellLaden: "who is laden",
  TellInPort: "who is in port",
  TellSupport: "its buildings there",
  TellTarget: "who is nearest",
  TellGoods: "the island with most coins",
  TellRichest: "the island with most coins",
  TellFight: "how the battle went",
  TellUpgrade: "cannons of the tile",
  TellDone: "whether it was done",
  TellBuilt: "whether it was built",
  TellProduced: "what was produced",
  TellMerchant: "the merchant ship",
  TellHarvest: "the harvest",
  TellScores: "the scores",
  TellTie: "who wins",
};

const refusals: Readonly<Record<WaywardRefusalCode, string>> = {
  NotNow: "That is not being asked right now. Answer the open question.",
  NotYourAutomaton: "This question is for the other player.",
  NoSuchSpace: "That space is not in question. Choose a highlighted one.",
  OutOfRange: "That number is not possible. Choose one of those offered.",
  NotThisSection: "This section was entered differently before, or does not fit its grid.",
  MatchIsOver: "The match is over.",
};

/** Instructions before the first turn, for any number of players, by rule. */
const beginning = {
  S4: "Sit so that the port is on your left.",
  S3: "Its cubes never run out: use neutral ones if needed.",
  T4: "Move its ship only once, to its final space.",
  S6: "If no rule decides, you choose for it.",
};

const en = {
  name: "Wayward",
  ...{ ...names, effects, questions, events, asked, refusals },
  it: "The automaton",
  itOf: (who: string) => `The automaton of ${who}`,
  space,
  turn: (turn: number) => (turn === 0 ? "Setup" : `Turn ${turn}`),
  card: (p: { no: number; stage: number; isHard: boolean }) =>
    `Card ${p.no}, ${p.isHard ? "hard" : "normal"} face, stage ${p.stage}`,
  port: "Port",
  grid: "The section, with the port on your left",
  claim: "framed",
  cubes,
  endsHere: "its ship ends here",
  endsInPort: "Its ship ends in port",
  laden: (of: Laden) => `Laden: it attacks a ship carrying 3 or more ${aboard[of]}`,
  goods: (of: Laden) => `Goods: 2 cubes on the island with ${mostOf[of]}`,
  condition: (p: { cannons: number }) => `If it drops ${p.cannons} or more cubes`,
  otherwise: "Otherwise",
  right: "Then, in this order",
  why: (rule: string) => `Why: rule ${rule}`,
  doNow: "Do this now",
  atEnd: "At the end",
  before: "Done on this card",
  toBegin: {
    solo: {
      S2: "Set the table for two: for the automaton a dock, 15 coins and a ship in port.",
      ...beginning,
      S5: "The automaton takes the first turn.",
    },
    pair: {
      S2: "Set the table for four: for each automaton a dock, 15 coins and a ship in port.",
      ...beginning,
      P8: "Where both of you have cubes, they replace those of the island’s controller first.",
      P1: "In turn: an automaton, its human, the other automaton, the other human.",
    },
  },
  lastTurns: {
    title: "Final turns",
    battles: (who: string | undefined) =>
      who === undefined ? "You have +2 cubes in all your battles" : `${who}: +2 cubes in every battle`,
    cubes: (who: string | undefined) =>
      who === undefined
        ? "On islands only one of your cubes is converted for every two"
        : `${who}: on islands one cube is converted for every two`,
    ownBattle: "Final turns: throw 2 more cubes.",
    left: (who: string) => `Still to play: ${who}`,
  },
  guided: "Step by step",
  isDone: (line: string) => `Done: ${line}`,
  allDone: (n: number) => `All ${n} are done`,
  stepDone: (left: number) => (left === 0 ? "Done" : `Done, ${left} more`),
  below: (n: number) => `↓ ${n} more`,
  tieIsIts: "A tie between ships: it wins.",
  yourTurn: "Its turn is over. Play yours, then reveal its next card.",
  readBack: (n: number) => (n === 0 ? "None unexplored" : `${n} unexplored: ${cubes(n)} on Explorer`),
  allUnexplored: (n: number) => (n === 1 ? "It was unexplored" : n === 2 ? "Both were" : `All ${n} were`),
  between: "Between you two",
  tilesWith: (n: number) => `Upgrades with ${cannons(n)}`,
  places: "Choose what applies",
  itsShip: "Its ship",
  isExplored: "Explored",
  others: (who: string) => `${who} is asked:`,
  awaited: "to answer",
  waits: "waiting",
  answers: "Answers",
  nothing: "Nothing",
  none: "None",
  nobody: "Nobody",
  yes: "Yes",
  no: "No",
  you: "You",
  it3: "The automaton",
  both: "Both",
  winners: "Winner",
  human: (p: { seat: number; name?: string | undefined }) => p.name ?? (p.seat === 0 ? "A" : "B"),
  lies: {
    none: "Nothing",
    merchant: "Merchant pile: no icon",
    ship: "Merchant ship",
    fortune: "Fortune",
    encounter: "Ship encounter",
  },
  pirate: "Pirate pile: number of icons",
  /** For screen readers. */
  pirateIcons: (n: number) => `Pirate pile: ${count(n, "icon", "icons")}`,
  saga: "A saga’s own",
  tie: "A tie: flip a coin",
  noTile: "None left",
  fort: "Fort",
  garrison: "Garrison",
  pirateOf: (who: string | undefined) => (who === undefined ? "Pirate ship" : `Pirate ship of ${who}`),
  unexplored: "Unexplored",
  tool: "Mark spaces as",
  tap: "Choose spaces on the grid.",
  tapIsland: "Choose the island: that is the answer.",
  guardedBy: { fort: "With your Fort", garrison: "With your Garrison" },
  done: "Done",
  hits: "Damage to its ship",
  plunderCoins: "Coins it plunders",
  plunderCargo: "Cargo it plunders",
  lostCoins: "Coins it loses",
  lostCargo: "Cargo it loses",
  sankYours: "Your ship sank",
  itWon: "It won",
  youWon: "You won",
  itTakes: "It won, and takes",
  itLoses: "You won, it loses",
  coinsOn: "Coins",
  moreGoods: "Other amount",
  /** Visible text of the button whose label is `moreGoods`. */
  other: "Other",
  moreNumbers: "More",
  cargoOn: "Cargo",
  its: "Its points, without coins",
  yours: "Your points",
  erase: "Erase the last digit",
  less: (label: string, by: number) => `${label}: ${by} less`,
  more: (label: string, by: number) => `${label}: ${by} more`,
  attacked: "I attacked its ship",
  lostBuilding: "It lost a building",
  explored: "I explored",
  tapExplored: "Choose the spaces that you explored",
  claimed: "I claimed an achievement",
  defence: (n: number) => `It defends with ${cubes(n)}`,
  half: (n: number) => `half: ${n}`,
  achievementsOf: (n: number) => `${n} of 4 achievements`,
  totals: { cannons: "Cannons", achievements: "Achievements" },
  lanes: { cards: "Cards", battles: "Battles", achievements: "Claims" },
  books: (who: string) => `State of the automaton: ${who}`,
  itsAchievements: "Its achievements",
  yourAchievements: (who: string | undefined) => (who === undefined ? "Your achievements" : `Achievements of ${who}`),
};

export type WaywardMessages = typeof en;
export default en;

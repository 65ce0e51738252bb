import { MESSAGES } from "../../../../../shared/games/wayward/deck/faults.ts";
import { plural } from "../../../../i18n/language.ts";

const count = (n: number, one: string, other: string): string => `${n} ${plural("en", n, { one, other })}`;

/** What the workshop says, and what is said of decks at a table. English is the schema of the others. */
const en = {
  faults: MESSAGES,
  line: (n: number) => `Line ${n}`,

  decks: "Your decks",
  lead: "Type in the cards of your own copy, here and now or as they turn up in play. Nobody else sees them: they stay on this device.",
  newTitle: "My deck",
  create: "A new deck",
  imported: "Open a file",
  notImported: "This file was not taken in. Nothing that is here has changed.",
  removed: (title: string) => `“${title}” was deleted.`,
  undo: "Undo",
  laterDecks: (n: number) =>
    `${count(n, "deck here was", "decks here were")} made by a later version. Load the page anew to see ${n === 1 ? "it" : "them"}.`,
  troubles: {
    full: "This device is full: what you type is here only as long as this page is open. Make room, or save the deck as a file.",
    refused:
      "This browser keeps nothing here, as in a private window: what you type is here only as long as this page is open. Save the deck as a file.",
  },

  title: "Name of the deck",
  noText: "Give it a name.",
  badText: (most: number) => `Letters, digits and common punctuation only, up to ${most} characters.`,
  whole: (of: number) => `All ${of} sections are here.`,
  partly: (here: number, of: number) =>
    `${here} of ${of} sections ${plural("en", here, { one: "is", other: "are" })} here. You can play: the rest is asked for when it turns up.`,
  unfinished: (n: number) =>
    `${count(n, "section is not finished, and stays", "sections are not finished, and stay")} on this device.`,
  common: "What all cards have in common",
  typeOn: (place: string) => `Type on: ${place}`,
  exported: "Save as a file",
  copy: "Copy",
  remove: "Delete",
  card: (no: number) => `Card ${no}`,
  cards: "Cards",
  faceOf: { normal: "Normal", hard: "Hard" },
  standings: { done: "done", unfinished: "not finished", missing: "missing" },

  withGuest: "Keep it with my account",
  withGuestNote:
    "So that your other devices can have it. It is yours alone there, and gone when you untick this or delete the deck.",
  sending: "On its way …",
  sent: "It is there as it is here.",
  late: "It is not there yet, and will be sent again. Here it is safe.",
  delays: {
    TooManyDocuments: "You keep fifty decks already: delete one, or leave this one on the device.",
    TooMany: "Too much was sent from here just now: it is tried again in a while.",
  } as Readonly<Record<string, string>>,
  elsewhereTitle: "Kept with your account",
  bring: "Bring it here",

  stages: "Stages of a face",
  grids: { solo: "Spaces of the ocean, alone", pair: "Spaces of the ocean, two against two" },
  sides: { rows: "Rows from the port", lanes: "Lanes" },
  ladenBy: "What the laden icon shows",
  ladenKinds: { coins: "Coins", cargo: "Cargo", goods: "Coins or cargo" },
  mirror: "Two against two: the second automaton counts lanes from the other edge",
  fewerStages: "Fewer stages",
  lost: (n: number) => `${count(n, "section goes", "sections go")} with the stages that are taken away.`,
  goAhead: "Take them away",

  tool: "A tap on a space is",
  tools: { frame: "A frame", cube: "A cube", ship: "Its ship" },
  tooMany: {
    frames: "At most two framed spaces. Tap one again to take it away.",
    spaces: "Cubes on eight spaces at most.",
    cubes: "1 to 9 cubes.",
  },
  nothingYet: "Nothing is typed in here yet. If the section is really empty, say so once more.",
  cubesOn: (space: string) => `Cubes in ${space}`,
  conditions: { laden: "Laden icon above the line", goods: "Goods icon below the line" },
  asAbove: "Left side as the stage above",
  right: "Right side",
  add: "Add",
  earlier: (effect: string) => `${effect}: earlier`,
  takeAway: (effect: string) => `${effect}: take away`,
  effects: {
    coins: "Coins",
    income: "Income",
    upgrade: "Upgrade",
    repair: "Repair",
    build: "Build",
    produce: "Produce",
    sailors: "Sailors",
    merchant: "Merchant ship",
    later: "Delayed",
    attack: "Attack",
    if: "If …",
  },
  numbers: {
    "coins.n": "Coins",
    "upgrade.level": "Level",
    "upgrade.cannons": "Cannons on the tile, if you know them",
    "repair.n": "Damage",
    "produce.islands": "Islands",
    "later.coins": "Coins",
    "later.cargo": "Cargo",
    "attack.plus": "Extra cubes",
    "if.cannons": "So many cubes or more",
  } as Readonly<Record<string, string>>,
  tile: "What the tile is called",
  building: "Building",
  unlessInPort: "Unless you are in port",
  holds: "If it holds",
  unknown: "not told",
  oneMore: "one more",
  discard: "Drop the changes",
  next: "Done, next",
  finish: "Done",
  more: "More about this card",
  cardName: "What you call this card",
  clear: "Empty this section",

  chooseDeck: "Which deck do you play with?",
  chooseNote: "It stays on this device. The table is told only the sections that turn up.",
  typeIn: "Type in what turns up",
  elsewhere: "The other device has it",
  change: "Another deck",
  whichDeck: (title: string) => `Deck: ${title}`,
  otherHeader: "This match was begun with another deck: its stages or its grid differ. Choose that one.",
  readOut: "Read it out",
  unnumbered: (p: { no: number; stage: number; isHard: boolean }) =>
    `Turn up a printed card you have not numbered yet, write ${p.no} on its sleeve, and copy its ${p.isHard ? "hard" : "normal"} side, stage ${p.stage}. If a card is ${p.no} already, copy that one.`,
  workshop: "To your decks",
};

export type DeckWords = typeof en;
export default en;

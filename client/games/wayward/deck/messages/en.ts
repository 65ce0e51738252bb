import { MESSAGES, NUMBERS } from "../../../../../shared/games/wayward/deck/faults.ts";
import { plural } from "../../../../i18n/language.ts";

const count = (n: number, one: string, other: string): string => `${n} ${plural("en", n, { one, other })}`;

/** For the deck editor and for decks at tables. English is the schema. */
const en = {
  faults: MESSAGES,
  line: (n: number) => `Line ${n}`,

  decks: "Your decks",
  lead: "Enter the cards of your own copy, now or as they are revealed in play. Nobody else sees them: they stay on this device.",
  newTitle: "My deck",
  create: "New deck",
  imported: "Open a file",
  notImported: "This file could not be imported. Nothing has changed.",
  removed: (title: string) => `“${title}” was deleted.`,
  undo: "Undo",
  laterDecks: (n: number) =>
    `${count(n, "deck here was", "decks here were")} made by a later version. Reload the page to see ${n === 1 ? "it" : "them"}.`,
  failures: {
    full: "This device is full: what you type is kept only while this page is open. Make room, or save the deck as a file.",
    refused:
      "This browser stores nothing (a private window?): what you type is kept only while this page is open. Save the deck as a file.",
  },

  title: "Name of the deck",
  noText: "Give it a name.",
  badText: (most: number) => `Letters, digits and common punctuation only, up to ${most} characters.`,
  whole: (of: number) => `All ${of} sections are here.`,
  partly: (here: number, of: number) =>
    `${here} of ${of} sections ${plural("en", here, { one: "is", other: "are" })} here. You can play: the rest is asked for when it is revealed.`,
  unfinished: (n: number) =>
    `${count(n, "section is not finished, and stays", "sections are not finished, and stay")} on this device.`,
  common: "What all cards have in common",
  typeOn: (place: string) => `Continue at: ${place}`,
  exported: "Save as a file",
  copy: "Copy",
  remove: "Delete",
  card: (no: number) => `Card ${no}`,
  cards: "Cards",
  faceOf: { normal: "Normal", hard: "Hard" },
  standings: { done: "done", unfinished: "not finished", missing: "missing" },

  withGuest: "Keep it with my account",
  withGuestNote:
    "Makes it available on your other devices. Only you can see it; it is removed when you untick this or delete the deck.",
  sending: "Saving…",
  sent: "Saved with your account.",
  late: "Not saved with your account yet; trying again. It is safe on this device.",
  delays: {
    TooManyDocuments: "You already have fifty decks: delete one, or keep this one on the device only.",
    TooMany: "Too many requests from here. Trying again in a moment.",
  } as Readonly<Record<string, string>>,
  elsewhereTitle: "Saved with your account",
  bring: "Download to this device",

  stages: "Stages of a face",
  grids: { solo: "Spaces of the ocean, solo", pair: "Spaces of the ocean, two against two" },
  sides: { rows: "Rows from the port", lanes: "Lanes" },
  ladenBy: "What the laden icon shows",
  goodsBy: "What the goods icon counts",
  ladenKinds: { coins: "Coins", cargo: "Cargo", goods: "Coins or cargo" },
  mirror: "Two against two: the second automaton counts lanes from the other edge",
  fewerStages: "Fewer stages",
  lost: (n: number) => `${count(n, "section goes", "sections go")} with the stages you remove.`,
  goAhead: "Remove them",

  tool: "A tap on a space is",
  tools: { frame: "A frame", cube: "A cube", ship: "Its ship" },
  tooMany: {
    frames: "At most two framed spaces. Tap one again to remove it.",
    spaces: "Cubes on at most eight spaces.",
    cubes: "1 to 9 cubes.",
  },
  nothingYet: "Nothing has been entered here yet. If this section is really empty, confirm again.",
  cubesOn: (space: string) => `Cubes in ${space}`,
  conditions: { laden: "Laden icon above the line", goods: "Goods icon below the line" },
  first: "First, look at one of your cards",
  firstNote:
    "Count the stages of a face, and the rows and lanes of its grid, with the port on your left. This cannot be changed once a match has begun.",
  thatIsRight: "That is right",
  asNormal: "Copy the normal face to start this hard one",
  asBefore: "Same as the previous section",
  swipes: "On a space: tap for a cube, swipe right for two, up for a frame, down for its ship.",
  largerBy: (effect: string) => `${effect}: one more`,
  asAbove: "Left side: same as the stage above",
  right: "Right side",
  add: "Add",
  earlier: (effect: string) => `${effect}: earlier`,
  takeAway: (effect: string) => `${effect}: remove`,
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
    text: "In words",
    if: "If…",
  },
  numbers: {
    ...NUMBERS,
    "upgrade.cannons": "Cannons on the tile, if you know them",
    "if.cannons": "Number of cubes or more",
  } as Readonly<Record<string, string>>,
  tile: "Name of the tile",
  text: "What the card says",
  building: "Building",
  unlessInPort: "Unless you are in port",
  holds: "If it holds",
  unknown: "not given",
  oneMore: "one more",
  discard: "Discard changes",
  next: "Done, next",
  finish: "Done",
  more: "More about this card",
  cardName: "Your name for this card",
  clear: "Clear this section",

  chooseDeck: "Which deck do you want to play with?",
  chooseNote: "It stays on this device. The table receives only the sections that are revealed.",
  typeIn: "Enter what is revealed",
  elsewhere: "It is on the other device",
  change: "Choose another deck",
  whichDeck: (title: string) => `Deck: ${title}`,
  otherHeader: "This match was begun with another deck: its stages or its grid differ. Choose that one.",
  readOut: "Read it out",
  unnumbered: (p: { no: number; stage: number; isHard: boolean }) =>
    `Reveal a printed card you have not numbered yet, write ${p.no} on its sleeve, and copy its ${p.isHard ? "hard" : "normal"} side, stage ${p.stage}. If a card is ${p.no} already, copy that one.`,
  workshop: "Go to your decks",
};

export type DeckMessages = typeof en;
export default en;

import { plural } from "../../../../i18n/language.ts";
import type { RefusalFigures } from "../reasons.ts";
import type { TranquilityRefusalCode } from "./refusals.ts";

type FigureMessages = { readonly [Code in keyof RefusalFigures]: (figures: RefusalFigures[Code]) => string };

const cards = (n: number) => plural("en", n, { one: "# card", other: "# cards" });

/** English is the schema. */
const en = {
  /** `{n}` becomes the island's number, as a chip where possible. */
  events: {
    dealt: () => "The cards are dealt",
    setAside: (islands: number) =>
      `${islands === 4 ? "Four" : islands} ${islands === 1 ? "island is" : "islands are"} taken out, unseen`,
    drew: (p: { cards: string }) => `You drew: ${p.cards}`,
    drawn: (p: { who?: string; n: number }) => (p.who ? `${p.who} drew ${cards(p.n)}` : `You drew ${cards(p.n)}`),
    placed: (p: { who?: string; paid: number }) =>
      `${p.who ?? "You"} placed {n} ${p.paid ? `and paid ${p.paid}` : "for free"}`,
    paid: (p: { who?: string; n: number }) => `${p.who ?? "You"} paid ${cards(p.n)}`,
    discarded: (p: { who?: string }) => `${p.who ?? "You"} discarded two`,
    start: (p: { who?: string }) => `${p.who ?? "You"} played the harbour`,
    tollOpened: (p: { n: number; isShared: boolean }) =>
      `The toll is open: ${cards(p.n)}${p.isShared ? " from all of you" : ""}`,
    offered: (p: { who?: string; n: number }) =>
      p.who ? `${p.who} gives ${p.n ? cards(p.n) : "nothing"}` : `You give ${p.n ? cards(p.n) : "nothing"}`,
    settled: (p: { n: number }) => `The toll is paid: ${cards(p.n)}`,
    finish: (p: { who?: string }) => `${p.who ?? "You"} lit the lighthouse`,
    filled: () => "Every space is filled",
    explorers: () => "The explorers’ deck is shuffled",
    covered: (p: { who?: string }) => `${p.who ?? "You"} placed {n} on a border`,
    joker: (p: { who?: string; paid: number }) =>
      `${p.who ?? "You"} placed a joker as {n} ${p.paid ? `and paid ${p.paid}` : "for free"}`,
    shuffled: (p: { who?: string }) => (p.who ? `${p.who} shuffles the hand` : "Your hand is shuffled"),
    roof: () => "Both pillars stand: the roof is open",
    explored: (p: { who?: string; card: string }) => `${p.who ?? "You"} drew an explorer: ${p.card}`,
    special: (p: { who?: string; card: string }) => `${p.who ?? "You"} drew a special card: ${p.card}`,
    kept: (p: { who?: string }) => `${p.who ?? "You"} drew an explorer card and kept it, unseen`,
    spent: () => "It has no effect",
    storm: (p: { who?: string }) =>
      `The island goes back to ${p.who ? `${p.who}’s` : "your"} hand, and the space is closed`,
    swallowed: () => "The sea monster swallows the island",
    rocks: () => "One more card is due",
    topLost: (p: { who?: string }) => `The top card of ${p.who ? `${p.who}’s` : "your"} pile is lost to the rocks`,
    cleared: (p: { who?: string }) => `${p.who ?? "You"} cleared a storm with a compass`,
    handsTurned: (p: { side: string }) => `A compass turns all hands to ${p.side}`,
    cardTurned: (p: { who?: string }) => `${p.who ?? "You"} turned {n} and paid 1`,
    refilled: () => "The row is filled up",
    rowTaken: (p: { who?: string }) => `${p.who ?? "You"} took {n} from the row`,
    swept: (p: { who?: string }) => `${p.who ?? "You"} showed {n} and took the whole row`,
    passed: (p: { who?: string }) => (p.who ? `${p.who} can do nothing and passes` : "You can do nothing and pass"),
    scored: (p: { points: string }) => `The points are counted: ${p.points}`,
    started: () => "The crossing begins",
    reshuffled: () => "All unseen cards were reshuffled",
    won: () => "The crossing is won",
    lost: () => "The crossing is lost",
    wonBy: (p: { who?: string }) => (p.who ? `${p.who} wins the duel` : "You win the duel"),
    even: () => "The duel is a draw",
  },
  refusals: {
    TollIsOpen: "The toll comes first: offer some of your cards.",
    NoTollIsOpen: "No toll is open.",
    NotYourTurn: "It is not your turn.",
    SameCardTwice: "You chose the same card twice.",
    NotInHand: "That card is not in your hand.",
    StartIsForced: "You hold the harbour: play it first.",
    NotAnIsland: "Only islands are placed on the board.",
    NoSuchCell: "The board has no such space.",
    CellIsFilled: "There is already an island there.",
    NotAscending: "The numbers would not ascend there.",
    CannotPay: "You do not have enough cards to pay for that space.",
    WrongCost: "Choose exactly as many cards as it costs.",
    TwoCards: "Choose exactly two cards.",
    NotAStart: "That is not the harbour.",
    StartIsPlayed: "The harbour has been played already.",
    NotAFinish: "That is not the lighthouse.",
    FinishTooEarly: "The lighthouse comes last, when every space is filled.",
    TollExceeded: "That would be more than the toll asks for.",
    NotInThisMode: "This is not part of the game on this board.",
    CostIsDue: "Pay for your island first.",
    NoCostIsDue: "There is nothing to pay right now.",
    PaidLater: "This space is paid after the explorer card.",
    RoofIsClosed: "The roof opens when both pillars are full.",
    CellIsStormed: "A storm closes this space.",
    NotACompass: "Only a compass clears a storm.",
    NoStormThere: "There is no storm on this space.",
    JokerNeedsNumber: "Choose a number for the joker.",
    NoSuchNumber: "No island has this number.",
    NotAJoker: "Only a joker may be given a number.",
    NoIslandThere: "There is no island there to turn.",
    LeavesNoRoom: "After that the numbers could no longer fit.",
    RowIsEmpty: "The row is empty.",
    CanStillPlace: "You can still place an island.",
    SidesAreWrong: "The lighthouse comes last, when every island shows its right side.",
    OfferStands: "Your offer stands. Choose “Change my offer” to take it back.",
    ChooseCard: "Choose a card first, then its space.",
    NoneFits: "None of your cards fits any space.",
  } satisfies Record<TranquilityRefusalCode, string>,
  /** Used instead of `refusals` when the numbers are known. */
  figures: {
    CannotPay: (p: { cost: number; held: number }) =>
      `That costs ${p.cost}, and ${p.held ? plural("en", p.held, { one: "you hold only one other card", other: "you hold only # others" }) : "this is your last card"}.`,
    NotAscending: (p: { number: number; below?: number; above?: number }) => {
      if (p.below === undefined) return `${p.number} does not go before ${p.above}.`;
      return p.above === undefined
        ? `${p.number} does not go after ${p.below}.`
        : `${p.number} does not go between ${p.below} and ${p.above}.`;
    },
    WrongCost: (p: { cost: number }) =>
      plural("en", p.cost, {
        one: "One card pays for it: put it back to choose another.",
        other: "# cards pay for it: put one back to choose another.",
      }),
    TollExceeded: (p: { most: number }) =>
      plural("en", p.most, {
        one: "The toll takes only one of your cards.",
        other: "The toll takes no more than # of your cards.",
      }),
    FinishTooEarly: (p: { spaces: number }) =>
      `The lighthouse comes last: ${p.spaces ? plural("en", p.spaces, { one: "one space is still empty", other: "# spaces are still empty" }) : "the harbour is still to come"}.`,
    SidesAreWrong: (p: { islands: number }) =>
      `The lighthouse comes last: ${plural("en", p.islands, { one: "one island shows the wrong side", other: "# islands show the wrong side" })}.`,
  } satisfies FigureMessages,
  refusedAnyhow: (p: { code: string }) => `The table refused this (${p.code}).`,
  why: (p: { rule: string }) => `Why? (rule ${p.rule})`,
  hints: { on: "Hints on", off: "Hints off" },
  /** For the course and a first match. */
  primer: {
    rise: "Fill the sea: numbers rise row by row, from bottom left to top right.",
    price: (p: { sum?: string }) =>
      `Beside an island you pay the difference in other cards${p.sum ? `: ${p.sum}` : ""}.`,
    light: "When every space is filled, light the lighthouse, and you have won.",
    /** Shown instead of the price 0. */
    free: "Free",
  },
  cards: {
    island: (p: { n: number }) => `Card ${p.n}`,
    start: "harbour (start)",
    finish: "lighthouse (finish)",
    storm: "storm",
    compass: "compass",
    monster: "sea monster",
    rocks: "jagged rocks",
    border: "joker",
    unknown: "a card face down",
    other: "a special card",
  },
  cells: {
    board: (p: { rows: number; columns: number }) => `Board, ${p.rows} rows by ${p.columns} columns`,
    row: (p: { row: number }) => `Row ${p.row}`,
    at: (p: { row: number; column: number }) => `Row ${p.row}, column ${p.column}`,
    empty: "empty",
    holds: (p: { n: number; who?: string }) => (p.who ? `island ${p.n}, placed by ${p.who}` : `island ${p.n}, yours`),
    costs: (p: { n: number; cost: number }) =>
      p.cost ? `playing ${p.n} costs ${p.cost}` : `playing ${p.n} costs nothing`,
    fits: (p: { n: number }) => `${p.n} may lie here`,
    fitsJoker: "the joker may lie here",
    between: (p: { n: number; other: number }) => `because of the ${p.other}`,
    border: "border",
    storm: "closed by a storm",
    roof: "the roof is not open yet",
    later: "paid after an explorer card",
    clears: "a compass clears it",
    day: "day side up",
    night: "night side up",
    wrong: "wrong side",
    wouldTurn: "it will have to be turned",
  },
  hand: {
    label: (p: { n: number }) => `Your hand, ${cards(p.n)}`,
    marked: "picked",
    spare: "no space left for it",
    given: "given to the toll",
    chosen: (p: { n: number; spaces: number }) =>
      `Card ${p.n} chosen. ${plural("en", p.spaces, { one: "# space", other: "# spaces" })} it can go to.`,
    chosenOnly: (p: { card: string }) => `${p.card} chosen.`,
  },
  reading: { board: "Read the board", gaps: "Read the gaps", hand: "Read your hand" },
  piles: {
    own: (p: { n: number }) => (p.n ? `Your pile: ${cards(p.n)}` : "Your pile is empty"),
    ownShort: "Your pile",
    spentShort: "Discards",
    spent: (p: { n: number }) => `${p.n} discarded`,
    inPile: (p: { n: number }) => `${p.n} in your pile`,
  },
  buttons: {
    place: (p: { n: number; cost: number }) => (p.cost ? `Place ${p.n}, pay ${p.cost}` : `Place ${p.n}`),
    chosenOf: (p: { have: number; of: number }) => `${p.have} of ${p.of}`,
    discardTwo: "Discard two",
    discardThese: "Discard these two",
    spares: "Marked – : no space left",
    start: "Play the harbour",
    finish: "Light the lighthouse",
    later: (p: { cost: number }) => (p.cost ? `Explorer card, then pay ${p.cost}` : "An explorer card is drawn"),
    due: (p: { n: number; island: number }) => `Pay ${cards(p.n)} for ${p.island}`,
    joker: (p: { n: number; cost: number }) => (p.cost ? `Joker as ${p.n}, pay ${p.cost}` : `Joker as ${p.n}`),
    jokerSpace: "Choose a space for the joker",
    number: "Choose a number",
    finishJoker: "Joker as lighthouse",
    clear: "Clear this storm",
    clearSpace: "Choose a storm to clear",
    noStorm: "There is no storm to clear",
    turnOne: "Turn one",
    turnIsland: "Choose an island to turn",
    turnNote: "One of your cards pays for it",
    turnPay: (p: { n: number }) => `Turn ${p.n}, pay 1`,
    sweep: "Sweep",
    sweepSure: "Show my hand, take the row",
    sweepNote: (p: { n: number }) =>
      plural("en", p.n, { one: "Your hand goes: −1 point", other: "Your hand goes: −# points" }),
    give: (p: { n: number }) => (p.n ? `Give ${cards(p.n)}` : "Give nothing"),
    gave: (p: { n: number }) => (p.n ? `You offered ${cards(p.n)}` : "You offered nothing"),
    change: "Change my offer",
    back: "Back",
    choose: "Choose a card",
    stuck: "None of your cards fits",
    dead: "A second harbour is of no use",
    deadNote: "Discard it, or pay with it",
    chooseSpace: (p: { n: number }) => `Choose a space for ${p.n}`,
    noSpace: (p: { n: number }) => `No space for ${p.n}`,
    wait: (p: { who: string }) => `${p.who} is playing`,
    watch: "You are watching",
    over: "The match is over",
    sending: "One moment…",
    kept: "Kept – played when you are back",
    away: (p: { who: string }) => `${p.who} is away`,
  },
  toll: {
    /** Shown below the timeline of a replay. */
    phase: "toll",
    title: "The toll",
    sum: (p: { n: number; of: number }) => `${p.n} of ${p.of}`,
    toGo: (p: { n: number }) => plural("en", p.n, { one: "one card to go", other: "# cards to go" }),
    gives: (p: { n: number; of: number }) => `gives ${p.n} of ${p.of}`,
    silent: "has not offered yet",
    choose: "Choose cards to give",
    hint: "The others see only how many",
    atLeast: (p: { n: number }) => `Give at least ${p.n}`,
    held: (p: { who?: string; n: number }) => (p.who ? `${p.who} holds only ${p.n}` : `The others hold only ${p.n}`),
    given: (p: { who?: string; n: number; left: number }) =>
      `${p.who ? `${p.who} gives` : "The others give"} ${p.n}, ${plural("en", p.left, { one: "# is missing", other: "# are missing" })}`,
    leaves: (p: { n: number }) =>
      plural("en", p.n, { one: "One more is needed then", other: "# more are needed then" }),
    spares: "The others can keep theirs",
    settles: "Then the toll is paid",
    end: "The toll takes your last cards",
    endForAll: "The toll takes everyone’s last cards",
    endNote: "The crossing ends here",
    waits: (p: { who: string }) => `Waiting for ${p.who}`,
    short: (p: { n: number }) =>
      plural("en", p.n, { one: "One card is still missing", other: "# cards are still missing" }),
  },
  states: {
    turn: "Your turn",
    theirTurn: "playing",
    waiting: "waiting",
    pileEmpty: "pile empty",
    offers: "offers",
  },
  counts: {
    spacesLeft: (n: number) => plural("en", n, { one: "# space left", other: "# spaces left" }),
    left: (n: number) => `${n} left`,
    hand: (n: number) => plural("en", n, { one: "# card in hand", other: "# cards in hand" }),
    pile: (n: number) => plural("en", n, { one: "# card in the pile", other: "# cards in the pile" }),
    spent: (n: number) => plural("en", n, { one: "# card discarded", other: "# cards discarded" }),
  },
  replay: {
    discards: (name: string) => `${name}’s discards`,
    whenShuffled: (name: string) =>
      `Cards ${name} has not seen can be reshuffled on ${name}’s own turns, on boards where no face-up card enters a hand.`,
  },
  talk: {
    silent: "No talking. Chat opens with the toll.",
    phrases: "Chat is open: numbers only, never what you hold.",
    iCanGive: "I can give",
  },
  phrases: {
    give: (p: { n?: number }) => `I can give ${p.n ?? 0}.`,
    keep: () => "I’d rather keep mine.",
    more: () => "Could you give more?",
    agreed: () => "Agreed.",
    thanks: () => "Thank you.",
  },
  modes: { standard: "Standard", arch: "Great Arch", pyramid: "Pyramid", "day-night": "Day and Night", duel: "Duel" },
  explorers: {
    left: (p: { n: number }) => plural("en", p.n, { one: "explorer card left", other: "explorer cards left" }),
    spent: (p: { cards: string }) => `Discarded: ${p.cards}`,
    unseen: "Kept",
    unseenNote: "It goes to the hand, unseen by the others.",
    /** Names that differ from those in `cards`. */
    names: { start: "Harbour", finish: "Lighthouse" },
    notes: {
      storm: "The island comes back. The space is closed until a compass clears it.",
      monster: "Island and monster are gone. The border is open again.",
      rocks: "One more card is due.",
      compass: "Keep it: it can clear a storm.",
      finish: "Keep it: it lights the lighthouse at the end.",
      border: "Keep it: it can be any island.",
      spent: "No effect.",
    },
  },
  sides: {
    day: "day",
    night: "night",
    dayUp: "Day is up",
    nightUp: "Night is up",
    compasses: (p: { n: number }) => plural("en", p.n, { one: "# compass left", other: "# compasses left" }),
  },
  row: {
    label: "Open row",
    next: "next draw",
    coming: (p: { n: number }) => `you draw ${p.n}`,
    left: (p: { n: number }) => `${cards(p.n)} in the pile`,
  },
  joker: {
    title: "The joker stands for",
    number: (p: { n: number; cost: number }) => (p.cost ? `${p.n}, costs ${p.cost}` : `${p.n}, costs nothing`),
  },
  score: {
    points: (p: { n: number }) => plural("en", p.n, { one: "# point", other: "# points" }),
    plays: { day: "plays day", night: "plays night" },
    islands: "Islands",
    spent: "Spent",
    runs: "Runs",
    lost: (p: { n: number }) => plural("en", p.n, { one: "−# point", other: "−# points" }),
  },
  readings: {
    empty: (p: { n: number }) => `${p.n} empty`,
    spaces: (p: { n: number }) => plural("en", p.n, { one: "# space", other: "# spaces" }),
    between: (p: { below: number; above: number }) => `Between ${p.below} and ${p.above}`,
    before: (p: { above: number }) => `Before ${p.above}`,
    after: (p: { below: number }) => `After ${p.below}`,
    line: "The whole line",
    span: (p: { from: string; to: string }) => `${p.from} to ${p.to}`,
  },
  left: (p: { n: number }) => plural("en", p.n, { one: "# space left", other: "# spaces left" }),
  leftShort: (p: { n: number }) => `${p.n} left`,
  table: "Game table",
};

export type TranquilityMessages = typeof en;
export default en;

import { plural } from "../../i18n/language.ts";

/** The words of an analysis. English is the schema. */
const en = {
  found: "What was found of this move",
  failed: "This match cannot be analysed here.",
  begins: "Getting ready …",
  working: (done: number, of: number) => `${done} of ${of} moves weighed`,
  chance: "Chance to win",
  chanceOf: (name: string) => `${name}’s chance to win`,
  graph: (what: string, first: string, last: string) => `${what}, move by move: ${first} at first, ${last} at the end`,
  eyes: {
    open: "As it was",
    known: (name: string) => `As ${name} could know`,
    openNote: "With all hands and discards open; nobody knows what is still to be drawn.",
    knownNote: "By what this player had seen. Moves are judged by it alone.",
  },
  fromTo: (from: string, to: string) => `${from} → ${to}`,
  decision: "Decision",
  luck: "Luck",
  luckNote: "Luck is what became of the chance beside the decisions: cards that came, and cards that nobody could see.",
  /** What a move cost. `why`: what it led to, in the words of the game; may be empty. */
  cost: (p: { played: string; why: string; from: string; to: string; better: string; kept: string }) =>
    `${p.played}${p.why && ` ${p.why}`}: ${p.from} became ${p.to}; ${p.better} kept ${p.kept}.`,
  others: (moves: readonly string[]) => `Better as well: ${moves.join("; ")}.`,
  other: (move: string, chance: string) => `${move}, ${chance}`,
  best: (played: string) => `${played}: nothing was surely better.`,
  /** Hints in practice. */
  hint: {
    ask: "Tip",
    note: "What might be best now, by what you see. The log tells that you asked.",
    weighing: "Weighing …",
    nothing: "Nothing can be said here.",
    done: "Got it",
    taken: (n: number) => plural("en", n, { one: "# tip so far", other: "# tips so far" }),
  },
  advice: {
    /** Of a chance that is nearly a certainty. */
    over: (chance: string) => `over ${chance}`,
    best: (move: string, chance: string) => `${move}: a chance of ${chance}.`,
    asGood: (move: string) => `${move}: about as good.`,
    worse: (move: string, why: string, chance: string) => `${move}${why && ` ${why}`}: ${chance}.`,
  },
  notYet: "This move is being weighed …",
  nothing: "Nothing was decided here.",
  unsure: "What was seen here tells too much to weigh this move.",
  summary: {
    title: "How it was decided",
    soFar: "So far: not all moves are weighed yet.",
    known: "As the next to move could know",
    accuracy: "Accuracy",
    accuracyNote: "The share of the best possible chance that a player’s moves kept, by what they could know.",
    account: "Decisions and luck, in points of 100",
    first: "At first",
    decisionsOf: (name: string) => `Decisions of ${name}`,
    last: "At the end",
    whose: "Whose chance",
    moments: "The three moments",
    turning: "The turning point",
    noTurning: "The match kept to one side from the first move on.",
    moment: (n: number, name: string) => `Move ${n}, ${name}`,
    moved: (decision: string, luck: string) => `decision ${decision}, luck ${luck}`,
    share: "Share this moment",
    shareAll: "Share",
    /** What is sent with the link. */
    shared: (mode: string, line: string) => `${mode} in Stillwater. ${line}`,
    line: (moment: string, told: string, moved: string) => `${moment}${told && `: ${told}`} (${moved})`,
    lines: (accuracy: string, moment: string | undefined, hasTurned: boolean) =>
      `Accuracy: ${accuracy}.${moment === undefined ? "" : ` ${hasTurned ? "The turning point" : "The greatest moment"}: ${moment}`}`,
    none: "No move was made: there is nothing to analyse.",
    table: "All moves as a table",
    move: "Move",
    who: "Player",
    said: "What was found",
    drops: (n: number) =>
      plural("en", n, { one: "# move cost a part of the chance.", other: "# moves cost a part of the chance." }),
  },
};

export type InsightWords = typeof en;
export default en;

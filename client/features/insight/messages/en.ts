import { plural } from "../../../i18n/language.ts";

const en = {
  found: "Analysis of this move",
  failed: "This match cannot be analysed here.",
  begins: "Getting ready…",
  working: (done: number, of: number) => `${done} of ${of} moves analysed`,
  chance: "Win chance with good play",
  chanceOf: (name: string) => `${name}’s win chance with good play`,
  play: {
    good: "with good play",
    here: "as this table plays",
    hereNote: "From this table’s own moves up to here, compared with good ones.",
    /** `here`: the chance if the reader of the tip plays as before. */
    both: (good: string, here: string) => `${good} with good play, ${here} as you have played so far`,
    only: (good: string) => `${good} with good play`,
  },
  graph: (what: string, first: string, last: string) =>
    `${what}, move by move: ${first} at the start, ${last} at the end`,
  eyes: {
    open: "Actual odds",
    known: (name: string) => `What ${name} could know`,
    openNote: "With all hands and discards visible, but not the cards still to be drawn.",
    knownNote: "Based only on what this player had seen. Moves are judged by this.",
  },
  fromTo: (from: string, to: string) => `${from} → ${to}`,
  decision: "Decision",
  luck: "Luck",
  luckNote:
    "Luck is every change in win chance that no decision caused: the cards drawn and the cards nobody could see.",
  /** `why` is the consequence in the game's words, or empty. */
  cost: (p: { played: string; why: string; from: string; to: string; better: string; kept: string }) =>
    `${p.played}${p.why && ` ${p.why}`}: with good play, ${p.from} became ${p.to}; ${p.better} kept ${p.kept}.`,
  others: (moves: readonly string[]) => `Also better: ${moves.join("; ")}.`,
  other: (move: string, chance: string) => `${move}, ${chance}`,
  best: (played: string) => `${played}: best move (no clearly better move).`,
  hint: {
    ask: "Tip",
    note: "The best move for what you can see. The log notes that you asked.",
    weighing: "Thinking…",
    nothing: "No tip here.",
    done: "Got it",
    taken: (n: number) => plural("en", n, { one: "# tip so far", other: "# tips so far" }),
  },
  advice: {
    /** For a chance of nearly 100 %. */
    over: (chance: string) => `over ${chance}`,
    best: (move: string, chance: string) => `${move}: a chance of ${chance}.`,
    asGood: (move: string) => `${move}: about as good.`,
    worse: (move: string, why: string, chance: string) => `${move}${why && ` ${why}`}: ${chance}.`,
  },
  notYet: "Analysing this move…",
  nothing: "There was no decision here.",
  unsure: "Too much is known here to analyse this move.",
  summary: {
    title: "How it was decided",
    soFar: "So far: not all moves are analysed yet.",
    known: "What the next player could know",
    accuracy: "Accuracy",
    accuracyNote: "How much of the best possible win chance the player’s moves kept, given what they could know.",
    account: "Skill and luck, in percentage points",
    first: "Start",
    decisionsOf: (name: string) => `${name}’s decisions`,
    givenUp: "Giving up",
    last: "End",
    whose: "Player",
    moments: "Key moments",
    mistakes: "More mistakes",
    turning: "Turning point",
    noTurning: "The likelier outcome was the same from the first move to the last.",
    wasGivenUp: "The match was decided by giving up, not by a move.",
    moment: (n: number, name: string) => `Move ${n}, ${name}`,
    moved: (decision: string, luck: string) => `decision ${decision}, luck ${luck}`,
    share: "Share this moment",
    shareAll: "Share",
    shared: (mode: string, line: string) => `${mode} in Stillwater. ${line}`,
    line: (moment: string, told: string, moved: string) => `${moment}${told && `: ${told}`} (${moved})`,
    lines: (accuracy: string, moment: string | undefined, hasTurned: boolean) =>
      `Accuracy: ${accuracy}.${moment === undefined ? "" : ` ${hasTurned ? "Turning point" : "Biggest moment"}: ${moment}`}`,
    none: "No moves were made, so there is nothing to analyse.",
    table: "Table of all moves",
    move: "Move",
    who: "Player",
    said: "Analysis",
    drops: (n: number) =>
      plural("en", n, {
        one: "# mistake (a move that lowered the win chance).",
        other: "# mistakes (moves that lowered the win chance).",
      }),
  },
};

export type InsightMessages = typeof en;
export default en;

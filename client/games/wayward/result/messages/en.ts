import { plural } from "../../../../i18n/language.ts";

const points = (n: number): string => plural("en", n, { one: "# point", other: "# points" });

const coins = (n: number): string => plural("en", n, { one: "# coin", other: "# coins" });

/** English is the schema. */
const en = {
  /** `who`: the humans' names, for spectators. `isPair`: two against two. */
  won: (p: { who?: string | undefined; yours: number; its: number }) =>
    `${p.who ? `${p.who} won` : "You won"}, ${p.yours} to ${p.its}`,
  lost: (p: { isPair: boolean; yours: number; its: number }) =>
    `${p.isPair ? "The automata won" : "The automaton won"}, ${p.its} to ${p.yours}`,
  draw: (n: number) => `Draw, ${n} each`,
  conceded: (turn: number) =>
    turn === 0
      ? "Abandoned before the first turn: counts as given up."
      : `Abandoned in turn ${turn}: counts as given up.`,
  /** `who` is undefined for the reader. */
  called: (p: { who: string | undefined; turn: number }) =>
    `${p.who ?? "You"} reached the fourth achievement in turn ${p.turn}, which triggered the final turns.`,
  turns: (n: number) => plural("en", n, { one: "Turn", other: "Turns" }),
  battles: (n: number) => plural("en", n, { one: "Battle", other: "Battles" }),
  battlesWon: "won by you",
  sides: { yours: "You", its: "The automaton", team: "The two of you", automata: "The automata" },
  sum: (p: { coins: number; rest: number }) => `${coins(p.coins)} and ${points(p.rest)}`,
  achievements: "Achievements",
  inTurn: (turn: number) => `turn ${turn}`,
  none: "None",
};

export type WaywardResultMessages = typeof en;
export default en;

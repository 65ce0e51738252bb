import type { Seat } from "../../../engine/contract/events.ts";
import type { Interview } from "../question-flow.ts";
import type { QuestionOf } from "../questions.ts";
import { claimReached, mark } from "./achievements.ts";
import type { Quiet } from "./desk.ts";
import { gain, takeAdvancement } from "./holdings.ts";

/** The context of an effect: its automaton, and who answers for it. */
export interface EffectContext {
  readonly interview: Interview;
  readonly seat: Seat;
  readonly to: readonly Seat[];
}

type Of<Do extends Quiet["do"]> = Extract<Quiet, { readonly do: Do }>;

/** The effects of the right side, with their rules; false if an effect did nothing (R1 to R7, R9, R10). */
const EFFECTS: {
  readonly [Do in Quiet["do"]]: readonly [rule: string, act: (place: EffectContext, effect: Of<Do>) => boolean];
} = {
  coins: ["R1", ({ interview, seat }, { n }) => gain(interview, seat, { coins: n, cargo: 0 }, "R1")],
  income: ["R2", income],
  upgrade: ["R3", upgrade],
  repair: ["R4", repair],
  build: ["R5", build],
  produce: ["R6", produce],
  sailors: ["R7", ({ interview, seat }) => mark(interview, seat, "sailors", 1)],
  merchant: ["R9", beatMerchant],
  later: ["R10", delay],
  text: ["R12", sayAloud],
};

export function resolveEffect(place: EffectContext, effect: Quiet): void {
  const [rule, act] = EFFECTS[effect.do] as readonly [string, (place: EffectContext, effect: Quiet) => boolean];
  if (!act(place, effect)) place.interview.add({ type: "StepSkipped", seat: place.seat, rule });
}

/** R2. */
function income({ interview, seat }: EffectContext): boolean {
  const coins = Math.floor(interview.state.automata[seat]!.merchant / 2);
  return gain(interview, seat, { coins, cargo: 0 }, "R2");
}

/** R3, A4. */
function upgrade({ interview, seat, to }: EffectContext, { level, tile, cannons }: Of<"upgrade">): boolean {
  const preset = { ...(tile !== undefined && { tile }), ...(cannons !== undefined && { cannons }) };
  const told = interview.ask((): QuestionOf<"TellUpgrade"> => ({ type: "TellUpgrade", seat, to, level, ...preset }));
  if (told.cannons === "none") return false;
  interview.add({ type: "UpgradeGained", seat, rule: "R3", cannons: told.cannons });
  claimReached(interview, seat);
  return true;
}

/** R4. */
function repair({ interview, seat }: EffectContext, effect: Of<"repair">): boolean {
  const n = Math.min(effect.n, interview.state.automata[seat]!.damage);
  if (n > 0) interview.add({ type: "DamageRepaired", seat, rule: "R4", n });
  return n > 0;
}

/** Whether it can hold an island: it took one before, or placed cubes this turn. */
export function mayHold({ interview, seat }: Omit<EffectContext, "to">): boolean {
  const { everHeld, placed } = interview.state.automata[seat]!;
  return everHeld || placed.length > 0;
}

/** R5, A6. */
function build({ interview, seat, to }: EffectContext, { what }: Of<"build">): boolean {
  if (!mayHold({ interview, seat })) return false;
  const { built } = interview.ask((): QuestionOf<"TellBuilt"> => ({ type: "TellBuilt", seat, to, what }));
  if (!built) return false;
  interview.add({ type: "BuildingPlaced", seat, rule: "R5", what });
  claimReached(interview, seat);
  return true;
}

/** R6: gains what the given number of islands produce, if it can hold an island; the player is asked for the amounts. */
function produce({ interview, seat, to }: EffectContext, { islands }: Of<"produce">): boolean {
  if (!mayHold({ interview, seat })) return false;
  const told = interview.ask((): QuestionOf<"TellProduced"> => {
    const { produced: last } = interview.state.automata[seat]!;
    return { type: "TellProduced", seat, to, islands, last };
  });
  return gain(interview, seat, told, "R6");
}

/** R9, G4, A1. */
function beatMerchant({ interview, seat, to }: EffectContext): boolean {
  const { icons } = interview.ask((): QuestionOf<"TellMerchant"> => ({ type: "TellMerchant", seat, to }));
  if (icons === "none") return false;
  takeAdvancement(interview, seat, icons === "saga" ? 0 : icons, icons === "saga" ? "G4" : "R9");
  mark(interview, seat, "legendary", 1);
  return true;
}

/** R10: whether there is an island to lay them on is only known at the end of the turn. */
function delay({ interview, seat }: EffectContext, { coins, cargo }: Of<"later">): boolean {
  interview.add({ type: "GoodsDelayed", seat, rule: "R10", coins, cargo });
  return true;
}

/** R12: the people at the table carry out its effect on the board. */
function sayAloud({ interview, seat, to }: EffectContext, { text }: Of<"text">): boolean {
  return interview.ask((): QuestionOf<"TellDone"> => ({ type: "TellDone", seat, to, text })).done;
}

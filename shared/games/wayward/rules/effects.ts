import type { Seat } from "../../../engine/contract/events.ts";
import type { Interview } from "../question-flow.ts";
import type { QuestionOf } from "../questions.ts";
import { claimReached, mark } from "./achievements.ts";
import { gain, takeAdvancement } from "./holdings.ts";
import type { PeacefulEffect } from "./sequence-context.ts";

/** `to` are the seats that answer questions. */
export interface EffectContext {
  readonly interview: Interview;
  readonly seat: Seat;
  readonly to: readonly Seat[];
}

type EffectOf<Do extends PeacefulEffect["do"]> = Extract<PeacefulEffect, { readonly do: Do }>;

/** By effect: its rule and its action, which returns false if it did nothing. */
const EFFECTS: {
  readonly [Do in PeacefulEffect["do"]]: readonly [
    rule: string,
    act: (place: EffectContext, effect: EffectOf<Do>) => boolean,
  ];
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
  text: ["R12", readOut],
};

export function resolveEffect(place: EffectContext, effect: PeacefulEffect): void {
  const [rule, act] = EFFECTS[effect.do] as readonly [
    string,
    (place: EffectContext, effect: PeacefulEffect) => boolean,
  ];
  if (!act(place, effect)) place.interview.add({ type: "StepSkipped", seat: place.seat, rule });
}

/** R2: 1 coin for every 2 cards in the Merchant pile. */
function income({ interview, seat }: EffectContext): boolean {
  const coins = Math.floor(interview.state.automata[seat]!.merchant / 2);
  return gain(interview, seat, { coins, cargo: 0 }, "R2");
}

/** See rule R3. */
function upgrade({ interview, seat, to }: EffectContext, { level, tile, cannons }: EffectOf<"upgrade">): boolean {
  const preset = { ...(tile !== undefined && { tile }), ...(cannons !== undefined && { cannons }) };
  const answer = interview.ask((): QuestionOf<"TellUpgrade"> => ({ type: "TellUpgrade", seat, to, level, ...preset }));
  if (answer.cannons === "none") return false;
  interview.add({ type: "UpgradeGained", seat, rule: "R3", cannons: answer.cannons });
  claimReached(interview, seat);
  return true;
}

function repair({ interview, seat }: EffectContext, effect: EffectOf<"repair">): boolean {
  const n = Math.min(effect.n, interview.state.automata[seat]!.damage);
  if (n > 0) interview.add({ type: "DamageRepaired", seat, rule: "R4", n });
  return n > 0;
}

/** The automaton held an island before, or placed cubes this turn. */
export function mayHold({ interview, seat }: Omit<EffectContext, "to">): boolean {
  const { everHeld, placed } = interview.state.automata[seat]!;
  return everHeld || placed.length > 0;
}

/** R5: places a building, if players answer that an island can hold it. */
function build({ interview, seat, to }: EffectContext, { what }: EffectOf<"build">): boolean {
  if (!mayHold({ interview, seat })) return false;
  const { built } = interview.ask((): QuestionOf<"TellBuilt"> => ({ type: "TellBuilt", seat, to, what }));
  if (!built) return false;
  interview.add({ type: "BuildingPlaced", seat, rule: "R5", what });
  claimReached(interview, seat);
  return true;
}

/** R6: asks players for the production of the automaton's best islands. */
function produce({ interview, seat, to }: EffectContext, { islands }: EffectOf<"produce">): boolean {
  if (!mayHold({ interview, seat })) return false;
  const answer = interview.ask((): QuestionOf<"TellProduced"> => {
    const { produced: last } = interview.state.automata[seat]!;
    return { type: "TellProduced", seat, to, islands, last };
  });
  return gain(interview, seat, answer, "R6");
}

/** R9: beats a merchant ship, which counts for Legendary (A1). A saga's is unflipped (G4). */
function beatMerchant({ interview, seat, to }: EffectContext): boolean {
  const { icons } = interview.ask((): QuestionOf<"TellMerchant"> => ({ type: "TellMerchant", seat, to }));
  if (icons === "none") return false;
  takeAdvancement(interview, seat, icons === "saga" ? 0 : icons, icons === "saga" ? "G4" : "R9");
  mark(interview, seat, "legendary", 1);
  return true;
}

/** R10: only at the end of the turn it is known whether an island can hold the goods. */
function delay({ interview, seat }: EffectContext, { coins, cargo }: EffectOf<"later">): boolean {
  interview.add({ type: "GoodsDelayed", seat, rule: "R10", coins, cargo });
  return true;
}

/** R12: the players carry out an effect in the owner's words. */
function readOut({ interview, seat, to }: EffectContext, { text }: EffectOf<"text">): boolean {
  return interview.ask((): QuestionOf<"TellDone"> => ({ type: "TellDone", seat, to, text })).done;
}

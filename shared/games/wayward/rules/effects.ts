import type { Seat } from "../../../engine/contract/events.ts";
import type { QuestionFlow } from "../question-flow.ts";
import type { QuestionOf } from "../questions.ts";
import { claimReached, mark } from "./achievements.ts";
import { gain, takeAdvancement } from "./holdings.ts";
import type { PeacefulEffect } from "./sequence-context.ts";

/** `to` are the seats that answer questions. */
export interface EffectContext {
  readonly flow: QuestionFlow;
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
  coins: ["R1", ({ flow, seat }, { n }) => gain(flow, seat, { coins: n, cargo: 0 }, "R1")],
  income: ["R2", income],
  upgrade: ["R3", upgrade],
  repair: ["R4", repair],
  build: ["R5", build],
  produce: ["R6", produce],
  sailors: ["R7", ({ flow, seat }) => mark(flow, seat, "sailors", 1)],
  merchant: ["R9", beatMerchant],
  later: ["R10", delay],
  text: ["R12", readOut],
};

export function resolveEffect(place: EffectContext, effect: PeacefulEffect): void {
  const [rule, act] = EFFECTS[effect.do] as readonly [
    string,
    (place: EffectContext, effect: PeacefulEffect) => boolean,
  ];
  if (!act(place, effect)) place.flow.add({ type: "StepSkipped", seat: place.seat, rule });
}

/** R2: 1 coin for every 2 cards in the Merchant pile. */
function income({ flow, seat }: EffectContext): boolean {
  const coins = Math.floor(flow.state.automata[seat]!.merchant / 2);
  return gain(flow, seat, { coins, cargo: 0 }, "R2");
}

/** See rule R3. */
function upgrade({ flow, seat, to }: EffectContext, { level, tile, cannons }: EffectOf<"upgrade">): boolean {
  const preset = { ...(tile !== undefined && { tile }), ...(cannons !== undefined && { cannons }) };
  const answer = flow.ask((): QuestionOf<"TellUpgrade"> => ({ type: "TellUpgrade", seat, to, level, ...preset }));
  if (answer.cannons === "none") return false;
  flow.add({ type: "UpgradeGained", seat, rule: "R3", cannons: answer.cannons });
  claimReached(flow, seat);
  return true;
}

function repair({ flow, seat }: EffectContext, effect: EffectOf<"repair">): boolean {
  const n = Math.min(effect.n, flow.state.automata[seat]!.damage);
  if (n > 0) flow.add({ type: "DamageRepaired", seat, rule: "R4", n });
  return n > 0;
}

/** The automaton held an island before, or placed cubes this turn. */
export function mayHold({ flow, seat }: Omit<EffectContext, "to">): boolean {
  const { everHeld, placed } = flow.state.automata[seat]!;
  return everHeld || placed.length > 0;
}

/** R5: places a building, if players answer that an island can hold it. */
function build({ flow, seat, to }: EffectContext, { what }: EffectOf<"build">): boolean {
  if (!mayHold({ flow, seat })) return false;
  const { built } = flow.ask((): QuestionOf<"TellBuilt"> => ({ type: "TellBuilt", seat, to, what }));
  if (!built) return false;
  flow.add({ type: "BuildingPlaced", seat, rule: "R5", what });
  claimReached(flow, seat);
  return true;
}

/** R6: asks players for the production of the automaton's best islands. */
function produce({ flow, seat, to }: EffectContext, { islands }: EffectOf<"produce">): boolean {
  if (!mayHold({ flow, seat })) return false;
  const answer = flow.ask((): QuestionOf<"TellProduced"> => {
    const { produced: last } = flow.state.automata[seat]!;
    return { type: "TellProduced", seat, to, islands, last };
  });
  return gain(flow, seat, answer, "R6");
}

/** R9: beats a merchant ship, which counts for Legendary (A1). A saga's ship stays unflipped (G4). */
function beatMerchant({ flow, seat, to }: EffectContext): boolean {
  const { icons } = flow.ask((): QuestionOf<"TellMerchant"> => ({ type: "TellMerchant", seat, to }));
  if (icons === "none") return false;
  takeAdvancement(flow, seat, icons === "saga" ? 0 : icons, icons === "saga" ? "G4" : "R9");
  mark(flow, seat, "legendary", 1);
  return true;
}

/** R10: only at the end of the turn it is known whether an island can hold the goods. */
function delay({ flow, seat }: EffectContext, { coins, cargo }: EffectOf<"later">): boolean {
  flow.add({ type: "GoodsDelayed", seat, rule: "R10", coins, cargo });
  return true;
}

/** R12: the players carry out an effect in the owner's words. */
function readOut({ flow, seat, to }: EffectContext, { text }: EffectOf<"text">): boolean {
  return flow.ask((): QuestionOf<"TellDone"> => ({ type: "TellDone", seat, to, text })).done;
}

import { type Handle, type Refusal, refuse } from "../../../engine/contract/events.ts";
import type { NumberPart } from "../../../engine/contract/moves.ts";
import { type ArcanoidFace, codeOf, FACES, MINORS, trump } from "../cards.ts";
import type { ArcanoidDecision } from "../decision.ts";
import { shuffleHand } from "../shuffling.ts";
import { handOf, isInPlay, type Party, type State } from "../state.ts";
import { turnTide } from "../tide.ts";

/** Callable codes: minors (M17), and with the Sun the trumps 1 to 19 (M19b). */
export const MINOR = { least: 0, most: MINORS - 1 };
export const TRUMP = { least: codeOf(trump(1)), most: codeOf(trump(19)) };

export const codes = (range: typeof MINOR): NumberPart<"call"> => ({ of: "number", into: "call", ...range });

export const isIn = ({ least, most }: typeof MINOR, call: number): boolean => call >= least && call <= most;

export const notCallable = (call: number, rule: string): Refusal | undefined =>
  isIn(MINOR, call) ? undefined : refuse("NoSuchFace", rule);

/** Rules M17b, I31. */
function holderOf(
  state: State,
  caller: Party,
  face: ArcanoidFace,
): { readonly party: Party; readonly card: Handle } | undefined {
  for (const party of state.parties.keys()) {
    if (party === caller || !isInPlay(state, party)) continue;
    const card = handOf(state, party).find((one) => state.faces[one] === face);
    if (card !== undefined) return { party, card };
  }
  return undefined;
}

/**
 * The holder hands the card over openly. The caller's hand is then shuffled, so that others lose track of it (M17, S7).
 */
export function call(decision: ArcanoidDecision, caller: Party, code: number): void {
  const face = FACES[code]!;
  decision.add({ type: "CardCalled", party: caller, face });
  turnTide(decision);
  const holder = holderOf(decision.state, caller, face);
  if (!holder) {
    decision.add({ type: "CallMissed", party: caller });
    return;
  }
  decision.add({ type: "CardHanded", from: holder.party, to: caller, card: holder.card, face });
  shuffleHand(decision, caller);
}

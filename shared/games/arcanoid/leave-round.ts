import type { ArcanoidDecision } from "./decision.ts";
import { handOf, type Party } from "./state.ts";

/** F8: a party without free fields discards its hand and trumps. */
export function leaveIfFilled(decision: ArcanoidDecision, party: Party): void {
  const { stands, isOut, chariot, hermit, devil } = decision.state.parties[party]!;
  if (isOut || stands.includes(undefined)) return;
  const reserve = chariot ? [chariot.card, ...chariot.reserve] : [];
  decision.add({ type: "PartyOut", party, cards: handOf(decision.state, party), reserve });
  if (decision.state.temperance?.party === party) decision.add({ type: "TemperanceLifted", party, reason: "out" });
  if (hermit) decision.add({ type: "HermitSpent", party });
  if (devil !== undefined) decision.add({ type: "DemonGone", party });
}

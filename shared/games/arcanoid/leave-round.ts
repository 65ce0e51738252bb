import type { ArcanoidDecision } from "./decision.ts";
import { handOf, type Party } from "./state.ts";

/** A party that has filled all four fields is out and discards the rest of its hand (F8). */
export function leaveIfFilled(story: ArcanoidDecision, party: Party): void {
  const { stands, isOut, chariot, hermit, devil } = story.state.parties[party]!;
  if (isOut || stands.includes(undefined)) return;
  const reserve = chariot ? [chariot.card, ...chariot.reserve] : [];
  story.tell({ type: "PartyOut", party, cards: handOf(story.state, party), reserve });
  if (story.state.temperance?.party === party) story.tell({ type: "TemperanceLifted", party, reason: "out" });
  if (hermit) story.tell({ type: "HermitSpent", party });
  if (devil !== undefined) story.tell({ type: "DemonGone", party });
}

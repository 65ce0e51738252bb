import type { Handle } from "../../engine/game.ts";
import { cardOf } from "./cards.ts";
import type { Attempt, Play, State } from "./state.ts";
import type { Story } from "./story.ts";

/** Nobody has stolen it: it stands, and lifts the Temperance of its own party (M14b). */
export function landAttempt(story: Story, { attempt }: Play): void {
  if (attempt?.reinforces) joinAce(story, attempt);
  else if (attempt) story.tell({ type: "EngagementStood", party: attempt.party, field: attempt.field });
  liftIfEngaged(story);
}

/** WO3: with a knave or knight the ace is given up, and its Magician with it. */
function joinAce(story: Story, { party, field, cards }: Attempt): void {
  const ace = story.state.parties[party]!.stands[field];
  if (ace?.how === "engaged" && cards.some((card) => isCourt(story.state, card)))
    story.tell({ type: "AceGivenUp", party, field, cards: ace.cards });
  story.tell({ type: "AceReinforced", party, field });
}

const isCourt = ({ faces }: State, card: Handle): boolean => cardOf(faces[card]!).kind === "court";

/** Its owner stands where Temperance lies (only where a variant allows that). */
function liftIfEngaged(story: Story): void {
  const { temperance, parties } = story.state;
  if (temperance && parties[temperance.party]!.stands[temperance.field]?.how === "engaged")
    story.tell({ type: "TemperanceLifted", party: temperance.party, reason: "engaged" });
}

import type { Match } from "../../../../shared/engine/match/match.ts";
import type { Question } from "../../../../shared/games/wayward/questions.ts";
import { isPair, isSame, type State, type TurnPlayer } from "../../../../shared/games/wayward/state.ts";
import { messages } from "../text/messages/messages.ts";
import { automatonOf, humanOf } from "../text/sentences.ts";
import { WhyLine } from "./why.tsx";

/** Undefined for the human of a solo match. */
const nameOf = (match: Match<State>, { kind, seat }: TurnPlayer): string | undefined => {
  if (kind === "automaton") return automatonOf(match, seat);
  return isPair(match.table) ? humanOf(match, seat) : undefined;
};

/** The last turns, by rules E2 and E4. */
export function LastTurns({ match }: { readonly match: Match<State> }) {
  const { ending, result } = match.table;
  if (!ending || result) return null;
  const say = messages.value;
  const { title, battles, cubes, left } = say.lastTurns;
  const who = nameOf(match, ending.claimant);
  const others = ending.left.map((player) => nameOf(match, player) ?? say.you).join(", ");
  return (
    <div class="way-ending" role="status">
      <b>{title}</b>
      <WhyLine match={match} rule="E4" line={[battles(who)]} />
      <WhyLine match={match} rule="E4" line={[cubes(who)]} />
      {others !== "" && <span>{left(others)}</span>}
    </div>
  );
}

/** How the last turns affect the question (E4). */
function noteOn(match: Match<State>, question: Question): string | undefined {
  const { ending } = match.table;
  if (!ending) return undefined;
  const { ownBattle, battles, cubes } = messages.value.lastTurns;
  const who = nameOf(match, ending.claimant);
  if (question.type === "TellHarvest") return cubes(who);
  if (question.type !== "TellFight") return undefined;
  const { claimant } = ending;
  // The automaton's sum includes its advantage, so it needs no note.
  if (claimant.kind === "automaton") return undefined;
  const isFought = question.target === undefined || isSame(claimant, { kind: "human", seat: question.target });
  return isFought ? (who === undefined ? ownBattle : battles(who)) : undefined;
}

export function LastTurnsNote({ match, question }: { readonly match: Match<State>; readonly question: Question }) {
  const note = noteOn(match, question);
  return note === undefined ? null : <p class="way-last">{note}</p>;
}

import type { Handle } from "../../engine/contract/events.ts";
import { cardOf, FIELDS } from "./cards.ts";
import { beginRound } from "./dealing.ts";
import type { ArcanoidDecision } from "./decision.ts";
import { winnerOf } from "./fields.ts";
import { leaveIfFilled } from "./leave-round.ts";
import { drawFive, drawOpen, drawUp, fillRow, surplusOf } from "./pile.ts";
import { tableOf } from "./scoring.ts";
import {
  facesOf,
  inPlayFrom,
  isInPlay,
  isRoundOver,
  type OwedCard,
  type PendingEngagement,
  type Play,
  type State,
} from "./state.ts";
import { endTide, playTide } from "./tide.ts";

/**
 * The steps after a command (T7, by their numbers). Completed steps do nothing when repeated, so after each question
 * all of them run again.
 */
const STEPS: readonly ((story: ArcanoidDecision, play: Play) => void)[] = [
  /* 2 */ giveWhatIsOwed,
  /* 3 */ landAttempt,
  /* 4 */ letGo,
  /* 4 */ endRoundIfOver,
  /* 5 */ drawAfterwards,
  /* 6 */ askToShed,
  /* 7 */ endTurn,
];

/** Continues the play until it is over or a party is asked. */
export function goOn(story: ArcanoidDecision): void {
  for (const step of STEPS) {
    const { play, stage } = story.state;
    if (!play || stage.at !== "turn") return;
    step(story, play);
  }
}

/** Draws that the effect owes to the row and to parties. */
function giveWhatIsOwed(story: ArcanoidDecision, { owed }: Play): void {
  for (const one of owed) {
    if (story.state.stage.at !== "turn") return;
    give(story, one);
  }
}

function give(story: ArcanoidDecision, { to, party }: OwedCard): void {
  if (to === "row") fillRow(story, party);
  else if (!isInPlay(story.state, party)) return;
  else if (to === "wheel") drawFive(story, party);
  else if (to === "open") drawOpen(story, party);
  else drawUp(story, party);
}

/** Parties that are out leave: a thief first (I5), then the acting party, then the others in turn order. */
function letGo(story: ArcanoidDecision, { party, thief }: Play): void {
  if (thief !== undefined) leaveIfFilled(story, thief);
  for (const other of inPlayFrom(story.state, party)) leaveIfFilled(story, other);
}

function endRoundIfOver(story: ArcanoidDecision): void {
  if (isRoundOver(story.state)) endRound(story);
}

/** The acting party draws, then a thief (M0d). */
function drawAfterwards(story: ArcanoidDecision, { party, thief }: Play): void {
  if (isInPlay(story.state, party)) drawUp(story, party);
  if (thief !== undefined && story.state.stage.at === "turn" && isInPlay(story.state, thief)) drawUp(story, thief);
}

function askToShed(story: ArcanoidDecision, { party }: Play): void {
  const count = isInPlay(story.state, party) ? surplusOf(story.state, party) : 0;
  if (count > 0) story.tell({ type: "ShedAsked", party, count });
}

/** Allows another play (T4); otherwise fills the row (M8b), asks the Hermit's owner (S3), and starts the next turn. */
function endTurn(story: ArcanoidDecision, { party, again }: Play): void {
  if (again) return;
  fillRow(story, party);
  if (story.state.stage.at !== "turn") return;
  const owner = hermitsOwner(story.state);
  if (owner !== undefined && story.state.parties[owner]!.hermit!.left === 0) {
    story.tell({ type: "HermitSpent", party: owner });
  } else if (owner !== undefined && isAsked(story.state, owner)) {
    story.tell({ type: "HermitAsked", party: owner });
    return;
  }
  nextTurn(story);
}

const hermitsOwner = ({ parties }: State) => {
  const owner = parties.findIndex(({ hermit }) => hermit);
  return owner === -1 ? undefined : owner;
};

/** S3; not if the owner is alone and has the next turn anyway (I49). */
const isAsked = (state: State, owner: number): boolean =>
  state.parties[owner]!.hermit!.asks && inPlayFrom(state, owner).length > 1;

/** Starts the turn of the next party in play after the last regular turn (F3, M9b). */
export function nextTurn(story: ArcanoidDecision): void {
  const { order, regular, parties } = story.state;
  const at = order.indexOf(regular);
  const party = [...order.slice(at + 1), ...order.slice(0, at + 1)].find((other) => !parties[other]!.isOut)!;
  story.tell({ type: "TurnStarted", party });
  if (parties[party]!.kind !== "tide") return;
  playTide(story, party);
  goOn(story);
}

/** An attempt that was not stolen stands, and lifts its own party's Temperance (M14b). */
function landAttempt(story: ArcanoidDecision, { attempt }: Play): void {
  if (attempt?.reinforces) joinAce(story, attempt);
  else if (attempt) story.tell({ type: "EngagementStood", party: attempt.party, field: attempt.field });
  liftIfEngaged(story);
}

/** WO3: a knave or knight replaces the ace and its Magician. */
function joinAce(story: ArcanoidDecision, { party, field, cards }: PendingEngagement): void {
  const ace = story.state.parties[party]!.stands[field];
  if (ace?.how === "engaged" && cards.some((card) => isCourt(story.state, card)))
    story.tell({ type: "AceGivenUp", party, field, cards: ace.cards });
  story.tell({ type: "AceReinforced", party, field });
}

const isCourt = ({ faces }: State, card: Handle): boolean => cardOf(faces[card]!).kind === "court";

/** Lifts Temperance if its owner is engaged there, which only some variants allow. */
function liftIfEngaged(story: ArcanoidDecision): void {
  const { temperance, parties } = story.state;
  if (temperance && parties[temperance.party]!.stands[temperance.field]?.how === "engaged")
    story.tell({ type: "TemperanceLifted", party: temperance.party, reason: "engaged" });
}

/** F9, F2: reveals secrets, decides every field, and starts the next round or ends the match (G5). */
function endRound(story: ArcanoidDecision): void {
  endTide(story);
  for (const party of story.state.order) leaveIfFilled(story, party);
  const secrets = story.state.parties.flatMap(({ stands }) =>
    stands.flatMap((stand) => (stand?.how === "engaged" && stand.isHidden ? stand.cards : [])),
  );
  if (secrets.length > 0) story.tell({ type: "SecretsRevealed", cards: secrets, faces: facesOf(story.state, secrets) });
  const won = FIELDS.map((field) => winnerOf(story.state, field));
  for (const one of won) story.tell(one);
  story.tell({ type: "RoundScored", fields: won.map(({ seat }) => seat ?? null) });
  const { round, first, seats, options } = story.state;
  if (round < options.rounds) beginRound(story, round + 1, (first + 1) % seats);
  else story.tell({ type: "MatchScored", fields: tableOf(story.state) });
}

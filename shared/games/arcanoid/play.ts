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
 * Steps after a command, with their numbers in T7. All run again after each question; complete ones then do nothing.
 */
const STEPS: readonly ((decision: ArcanoidDecision, play: Play) => void)[] = [
  /* 2 */ giveWhatIsOwed,
  /* 3 */ landAttempt,
  /* 4 */ letGo,
  /* 4 */ endRoundIfOver,
  /* 5 */ drawAfterwards,
  /* 6 */ askToShed,
  /* 7 */ endTurn,
];

/** Continues until a party has to decide. */
export function goOn(decision: ArcanoidDecision): void {
  for (const step of STEPS) {
    const { play, stage } = decision.state;
    if (!play || stage.at !== "turn") return;
    step(decision, play);
  }
}

function giveWhatIsOwed(decision: ArcanoidDecision, { owed }: Play): void {
  for (const one of owed) {
    if (decision.state.stage.at !== "turn") return;
    give(decision, one);
  }
}

function give(decision: ArcanoidDecision, { to, party }: OwedCard): void {
  if (to === "row") fillRow(decision, party);
  else if (!isInPlay(decision.state, party)) return;
  else if (to === "wheel") drawFive(decision, party);
  else if (to === "open") drawOpen(decision, party);
  else drawUp(decision, party);
}

/** Parties leave in this order: a thief (I5), the acting party, the others in turn order. */
function letGo(decision: ArcanoidDecision, { party, thief }: Play): void {
  if (thief !== undefined) leaveIfFilled(decision, thief);
  for (const other of inPlayFrom(decision.state, party)) leaveIfFilled(decision, other);
}

function endRoundIfOver(decision: ArcanoidDecision): void {
  if (isRoundOver(decision.state)) endRound(decision);
}

/** First the acting party draws, then a thief (M0d). */
function drawAfterwards(decision: ArcanoidDecision, { party, thief }: Play): void {
  if (isInPlay(decision.state, party)) drawUp(decision, party);
  if (thief !== undefined && decision.state.stage.at === "turn" && isInPlay(decision.state, thief))
    drawUp(decision, thief);
}

function askToShed(decision: ArcanoidDecision, { party }: Play): void {
  const count = isInPlay(decision.state, party) ? surplusOf(decision.state, party) : 0;
  if (count > 0) decision.add({ type: "ShedAsked", party, count });
}

/** Unless another play follows (T4): fills the row (M8b), asks the Hermit's owner (S3), or starts the next turn. */
function endTurn(decision: ArcanoidDecision, { party, again }: Play): void {
  if (again) return;
  fillRow(decision, party);
  if (decision.state.stage.at !== "turn") return;
  const owner = hermitsOwner(decision.state);
  if (owner !== undefined && decision.state.parties[owner]!.hermit!.left === 0) {
    decision.add({ type: "HermitSpent", party: owner });
  } else if (owner !== undefined && isAsked(decision.state, owner)) {
    decision.add({ type: "HermitAsked", party: owner });
    return;
  }
  nextTurn(decision);
}

const hermitsOwner = ({ parties }: State) => {
  const owner = parties.findIndex(({ hermit }) => hermit);
  return owner === -1 ? undefined : owner;
};

/** The only party left is not asked (S3, I49). */
const isAsked = (state: State, owner: number): boolean =>
  state.parties[owner]!.hermit!.asks && inPlayFrom(state, owner).length > 1;

/** Starts the turn after the last regular one (F3, M9b). */
export function nextTurn(decision: ArcanoidDecision): void {
  const { order, regular, parties } = decision.state;
  const at = order.indexOf(regular);
  const party = [...order.slice(at + 1), ...order.slice(0, at + 1)].find((other) => !parties[other]!.isOut)!;
  decision.add({ type: "TurnStarted", party });
  if (parties[party]!.kind !== "tide") return;
  playTide(decision, party);
  goOn(decision);
}

/** An engagement that was not stolen stands. Temperance ends if its owner is engaged there (M14b). */
function landAttempt(decision: ArcanoidDecision, { attempt }: Play): void {
  if (attempt?.reinforces) joinAce(decision, attempt);
  else if (attempt) decision.add({ type: "EngagementStood", party: attempt.party, field: attempt.field });
  liftIfEngaged(decision);
}

/** A knave or knight replaces the ace and its Magician (WO3). */
function joinAce(decision: ArcanoidDecision, { party, field, cards }: PendingEngagement): void {
  const ace = decision.state.parties[party]!.stands[field];
  if (ace?.how === "engaged" && cards.some((card) => isCourt(decision.state, card)))
    decision.add({ type: "AceGivenUp", party, field, cards: ace.cards });
  decision.add({ type: "AceReinforced", party, field });
}

const isCourt = ({ faces }: State, card: Handle): boolean => cardOf(faces[card]!).kind === "court";

function liftIfEngaged(decision: ArcanoidDecision): void {
  const { temperance, parties } = decision.state;
  if (temperance && parties[temperance.party]!.stands[temperance.field]?.how === "engaged")
    decision.add({ type: "TemperanceLifted", party: temperance.party, reason: "engaged" });
}

/** F9: reveals secret engagements, decides every field (F2), and begins a round or ends the match (G5). */
function endRound(decision: ArcanoidDecision): void {
  endTide(decision);
  for (const party of decision.state.order) leaveIfFilled(decision, party);
  const secrets = decision.state.parties.flatMap(({ stands }) =>
    stands.flatMap((stand) => (stand?.how === "engaged" && stand.isHidden ? stand.cards : [])),
  );
  if (secrets.length > 0)
    decision.add({ type: "SecretsRevealed", cards: secrets, faces: facesOf(decision.state, secrets) });
  const won = FIELDS.map((field) => winnerOf(decision.state, field));
  for (const one of won) decision.add(one);
  decision.add({ type: "RoundScored", fields: won.map(({ seat }) => seat ?? null) });
  const { round, first, seats, options } = decision.state;
  if (round < options.rounds) beginRound(decision, round + 1, (first + 1) % seats);
  else decision.add({ type: "MatchScored", fields: tableOf(decision.state) });
}

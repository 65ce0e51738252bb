import type { Handle } from "../../engine/game.ts";
import { cardOf, FIELDS } from "./cards.ts";
import { beginRound } from "./dealing.ts";
import { winnerOf } from "./fields.ts";
import { leaveIfFilled } from "./leaving.ts";
import { drawFive, drawOpen, drawUp, fillRow, surplusOf } from "./piles.ts";
import { tableOf } from "./scoring.ts";
import { type Attempt, facesOf, inPlayFrom, isInPlay, isRoundOver, type Owed, type Play, type State } from "./state.ts";
import type { Story } from "./story.ts";
import { endTide, playTide } from "./tide.ts";

/**
 * What a play still comes to after its command (T7, the steps by their numbers). Whatever is done already finds nothing to do,
 * so after every question the table goes through all of them again.
 */
const STEPS: readonly ((story: Story, play: Play) => void)[] = [
  /* 2 */ giveWhatIsOwed,
  /* 3 */ landAttempt,
  /* 4 */ letGo,
  /* 4 */ endRoundIfOver,
  /* 5 */ drawAfterwards,
  /* 6 */ askToShed,
  /* 7 */ endTurn,
];

/** Goes on with the play until it is over, or somebody is asked. */
export function goOn(story: Story): void {
  for (const step of STEPS) {
    const { play, stage } = story.state;
    if (!play || stage.at !== "turn") return;
    step(story, play);
  }
}

/** All that others, and the table, draw by the effect. */
function giveWhatIsOwed(story: Story, { owed }: Play): void {
  for (const one of owed) {
    if (story.state.stage.at !== "turn") return;
    give(story, one);
  }
}

function give(story: Story, { to, party }: Owed): void {
  if (to === "row") fillRow(story, party);
  else if (!isInPlay(story.state, party)) return;
  else if (to === "wheel") drawFive(story, party);
  else if (to === "open") drawOpen(story, party);
  else drawUp(story, party);
}

/** Who is out: a thief at once (I5), the acting party, then the others in the order of turns. */
function letGo(story: Story, { party, thief }: Play): void {
  if (thief !== undefined) leaveIfFilled(story, thief);
  for (const other of inPlayFrom(story.state, party)) leaveIfFilled(story, other);
}

function endRoundIfOver(story: Story): void {
  if (isRoundOver(story.state)) endRound(story);
}

/** The acting party draws, then a thief (M0d). */
function drawAfterwards(story: Story, { party, thief }: Play): void {
  if (isInPlay(story.state, party)) drawUp(story, party);
  if (thief !== undefined && story.state.stage.at === "turn" && isInPlay(story.state, thief)) drawUp(story, thief);
}

function askToShed(story: Story, { party }: Play): void {
  const count = isInPlay(story.state, party) ? surplusOf(story.state, party) : 0;
  if (count > 0) story.tell({ type: "ShedAsked", party, count });
}

/** Another play (T4), or the row is filled (M8b), the Hermit's owner asked (S3), and the next party begins. */
function endTurn(story: Story, { party, again }: Play): void {
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

/** S3; whoever is alone has the next turn anyway (I49). */
const isAsked = (state: State, owner: number): boolean =>
  state.parties[owner]!.hermit!.asks && inPlayFrom(state, owner).length > 1;

/** The next party in play after the last regular turn (F3, M9b). */
export function nextTurn(story: Story): void {
  const { order, regular, parties } = story.state;
  const at = order.indexOf(regular);
  const party = [...order.slice(at + 1), ...order.slice(0, at + 1)].find((other) => !parties[other]!.isOut)!;
  story.tell({ type: "TurnStarted", party });
  if (parties[party]!.kind !== "tide") return;
  playTide(story, party);
  goOn(story);
}

/** Nobody has stolen it: it stands, and lifts the Temperance of its own party (M14b). */
function landAttempt(story: Story, { attempt }: Play): void {
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

/** F9, F2: secrets are turned up, every field gets its winner, and the next round begins, or the match is over (G5). */
function endRound(story: Story): void {
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

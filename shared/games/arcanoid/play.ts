import { landAttempt } from "./attempts.ts";
import { endRound } from "./ending.ts";
import { leaveIfFilled } from "./leaving.ts";
import { drawFive, drawOpen, drawUp, fillRow, surplusOf } from "./piles.ts";
import { inPlayFrom, isInPlay, isRoundOver, type Owed, type Play, type State } from "./state.ts";
import type { Story } from "./story.ts";
import { playTide } from "./tide.ts";

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

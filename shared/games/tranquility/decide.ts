import { type Handle, type Refusal, refuse, type Seat } from "../../engine/game.ts";
import { HAND } from "./cards.ts";
import type { Command, CommandOf } from "./commands.ts";
import type { Event } from "./events.ts";
import { costIn, fits, gapAt } from "./placing.ts";
import { faceOf, forcedStart, handOf, isEmptyCell, mayFinish, numberOn, type State } from "./state.ts";
import { draw, passTurn, Story } from "./story.ts";
import * as toll from "./toll.ts";

/** What follows from a seat's command, or the rule that forbids it. */
export function decide(state: State, seat: Seat, command: Command): readonly Event[] | Refusal {
  const objection = outOfTurn(state, seat, command) ?? notHeld(state, seat, command);
  if (objection) return objection;
  const story = new Story(state);
  return act(story, seat, command) ?? story.events;
}

function outOfTurn({ stage }: State, seat: Seat, { type }: Command): Refusal | undefined {
  switch (stage.at) {
    case "toll":
      return type === "OfferToll" ? undefined : refuse("TollIsOpen", "B7");
    case "turn":
      if (type === "OfferToll") return refuse("NoTollIsOpen", "B7");
      return stage.seat === seat ? undefined : refuse("NotYourTurn", "B2");
    default:
      return refuse("MatchIsOver");
  }
}

/** Every card a command names is a different one, and in the hand of its seat. */
function notHeld(state: State, seat: Seat, command: Command): Refusal | undefined {
  const cards = cardsOf(command);
  if (cards.some((card, i) => cards.indexOf(card) !== i)) return refuse("SameCardTwice");
  const hand = handOf(state, seat);
  return cards.every((card) => hand.includes(card)) ? undefined : refuse("NotInHand");
}

function cardsOf(command: Command): readonly Handle[] {
  switch (command.type) {
    case "PlaceCard":
      return [command.card, ...command.pay];
    case "DiscardPair":
    case "OfferToll":
      return command.cards;
    default:
      return [command.card];
  }
}

function act(story: Story, seat: Seat, command: Command): Refusal | undefined {
  const forced = command.type !== "PlayStart" && command.type !== "OfferToll" && forcedStart(story.state, seat);
  if (forced) return refuse("StartIsForced", "B6");
  switch (command.type) {
    case "PlaceCard":
      return place(story, seat, command);
    case "DiscardPair":
      return discardPair(story, seat, command);
    case "PlayStart":
      return playStart(story, seat, command);
    case "OfferToll":
      return offerToll(story, seat, command);
    case "PlayFinish":
      return playFinish(story, seat, command);
  }
}

/** B3, B4. */
function place(story: Story, seat: Seat, { card, cell, pay }: CommandOf<"PlaceCard">): Refusal | undefined {
  const { state } = story;
  const number = numberOn(state, card);
  if (number === undefined) return refuse("NotAnIsland", "B3");
  if (!(cell in state.board)) return refuse("NoSuchCell", "B3");
  if (!isEmptyCell(state, cell)) return refuse("CellIsFilled", "B3");
  const gap = gapAt(state, cell);
  if (!gap || !fits(number, gap)) return refuse("NotAscending", "B3");
  const cost = costIn(number, gap, cell);
  if (cost > handOf(state, seat).length - 1) return refuse("CannotPay", "B4");
  if (pay.length !== cost) return refuse("WrongCost", "B4");
  story.tell({ type: "CardPlaced", seat, card, face: faceOf(state, card)!, cell });
  if (cost > 0) story.tell({ type: "CostPaid", seat, cards: pay });
  endTurn(story, seat);
}

/** B2. */
function discardPair(story: Story, seat: Seat, { cards }: CommandOf<"DiscardPair">): Refusal | undefined {
  if (cards.length !== 2) return refuse("TwoCards", "B2");
  story.tell({ type: "PairDiscarded", seat, cards });
  endTurn(story, seat);
}

/** B6. */
function playStart(story: Story, seat: Seat, { card }: CommandOf<"PlayStart">): Refusal | undefined {
  if (faceOf(story.state, card) !== "start") return refuse("NotAStart", "B6");
  if (story.state.start !== undefined) return refuse("StartIsPlayed", "B6");
  story.tell({ type: "StartPlayed", seat, card, face: "start" });
  toll.open(story);
}

/** B7. */
function offerToll(story: Story, seat: Seat, { cards }: CommandOf<"OfferToll">): Refusal | undefined {
  const { stage } = story.state;
  if (stage.at !== "toll") return refuse("NoTollIsOpen", "B7");
  const objection = toll.objection(stage, seat, cards);
  if (objection) return objection;
  toll.offer(story, seat, cards);
}

/** B10. The winner does not draw. */
function playFinish(story: Story, seat: Seat, { card }: CommandOf<"PlayFinish">): Refusal | undefined {
  if (faceOf(story.state, card) !== "finish") return refuse("NotAFinish", "B10");
  if (!mayFinish(story.state)) return refuse("FinishTooEarly", "B10");
  story.tell({ type: "FinishPlaced", seat, card, face: "finish" });
}

function endTurn(story: Story, seat: Seat): void {
  draw(story, seat, HAND - handOf(story.state, seat).length);
  passTurn(story, seat);
}

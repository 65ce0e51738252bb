import type { Handle, Seat } from "../../../../shared/engine/contract/events.ts";
import type { Match } from "../../../../shared/engine/match/match.ts";
import { numberOf, type TranquilityFace } from "../../../../shared/games/tranquility/cards.ts";
import type { Cell } from "../../../../shared/games/tranquility/layouts.ts";
import { modeOf } from "../../../../shared/games/tranquility/modes/modes.ts";
import { isOpen } from "../../../../shared/games/tranquility/modes/opening.ts";
import { faceOf, type State } from "../../../../shared/games/tranquility/state.ts";
import { nameOf } from "../../../match/match-events.ts";
import type { MoveDraft } from "../input/draft.ts";
import { costFor, objectionTo, paysLater } from "../input/legality.ts";
import type { PrimaryAction, SecondaryAction } from "../input/primary-action.ts";
import type { Toll } from "../input/toll.ts";
import { isSpare } from "../input/uses.ts";
import type { HintMode } from "../preferences/settings.ts";
import { extentOf } from "../scene/measure.ts";
import { isWrong, wouldBeWrong } from "../scene/sides.ts";
import { boardOf } from "../scene/view.ts";
import type { Words } from "./messages/messages.ts";
import { reasonText } from "./sentences.ts";

export interface LabelInput {
  readonly match: Match<State>;
  readonly seat: Seat | undefined;
  readonly draft: MoveDraft;
  readonly words: Words;
}

export function cardLabel(face: TranquilityFace | undefined, { cards }: Words): string {
  const n = numberOf(face);
  if (n !== undefined) return cards.island({ n });
  return face === undefined ? cards.unknown : (cards[face as keyof typeof cards] as string);
}

/** Label for screen readers. */
export function handLabel({ match, seat, draft, words }: LabelInput, card: Handle): string {
  const { stage } = match.table;
  const offer = seat !== undefined && stage.at === "toll" && !draft.offering ? stage.offers[seat] : undefined;
  const label = cardLabel(faceOf(match.table, card), words);
  if (offer?.includes(card)) return `${label}, ${words.hand.given}`;
  const parts = [label];
  if (draft.marksSpare && isSpare(match.table, card)) parts.push(words.hand.spare);
  if (draft.marked.includes(card)) parts.push(words.hand.marked);
  return parts.join(", ");
}

/** Label for screen readers, with the chosen card's price there or why it cannot be placed. */
export function cellLabel(labelInput: LabelInput, cell: Cell): string {
  const { match, seat, words } = labelInput;
  const placed = match.table.board[cell];
  const parts = [words.cells.at(placeOf(match, cell))];
  if (!placed) parts.push(contentLabel(match, cell, words));
  else {
    const by = placed.by === seat ? {} : { who: nameOf(match, placed.by) };
    parts.push(words.cells.holds({ n: placed.number, ...by }));
    if (placed.side) parts.push(words.cells[placed.side]);
    if (isWrong(match.table, cell)) parts.push(words.cells.wrong);
  }
  const objection = objectionIn(labelInput, cell);
  if (objection) return `${parts.join(", ")}. ${reasonText(objection, words)}`;
  const verdict = verdictOn(labelInput, cell);
  return verdict ? `${parts.join(", ")}, ${verdict}` : parts.join(", ");
}

export function contentLabel({ table }: Match<State>, cell: Cell, { cells }: Words): string {
  const placed = table.board[cell];
  if (placed) return isWrong(table, cell) ? `${placed.number} (${cells.wrong})` : String(placed.number);
  return table.storms[cell] === undefined ? cells[emptyAs(table, cell)] : cells.storm;
}

function emptyAs(state: State, cell: Cell): "empty" | "border" | "roof" {
  if (state.layout.borders?.includes(cell)) return "border";
  return isOpen(state, cell, modeOf(state)) ? "empty" : "roof";
}

/** Rows and columns count from 1, rows from the bottom, where the line begins. */
export function placeOf(match: Match<State>, cell: Cell): { row: number; column: number } {
  const { left, top, rows } = extentOf(boardOf(match));
  const { x, y } = boardOf(match).cells[cell]!;
  return { row: rows - (top - y), column: x - left + 1 };
}

/** Whether to describe the chosen card's effect on an empty space: the space is chosen, or hints are on. */
function isJudged({ match, seat, draft }: LabelInput, cell: Cell): boolean {
  if (draft.chosen === undefined || seat === undefined || match.phase !== "live") return false;
  if (match.table.board[cell]) return false;
  return isDecidedOn(draft, cell) || draft.hints !== "none";
}

const isDecidedOn = (draft: MoveDraft, cell: Cell): boolean => draft.isDecided && draft.target === cell;

function objectionIn(labelInput: LabelInput, cell: Cell): ReturnType<typeof objectionTo> {
  const { match, seat, draft } = labelInput;
  return isJudged(labelInput, cell) ? objectionTo(match.table, seat!, draft.chosen!, cell) : undefined;
}

function verdictOn(labelInput: LabelInput, cell: Cell): string | undefined {
  const { match, draft, words } = labelInput;
  if (!isJudged(labelInput, cell)) return undefined;
  const chosen = draft.chosen!;
  const isHinted = !isDecidedOn(draft, cell);
  if (draft.clears) return words.cells.clears;
  const price = costFor(match.table, chosen, cell, draft.value);
  const n = draft.value ?? numberOf(faceOf(match.table, chosen));
  if (n === undefined) return draft.spaces.has(cell) ? words.cells.fitsJoker : undefined;
  if (!price) return undefined;
  if (isHinted && draft.hints === "legal") return words.cells.fits({ n });
  const parts = [words.cells.costs({ n, cost: price.cost })];
  if (price.neighbour) parts.push(words.cells.between({ n, other: price.neighbour.number }));
  if (paysLater(match.table, chosen, cell)) parts.push(words.cells.later);
  if (wouldBeWrong(match.table, cell)) parts.push(words.cells.wouldTurn);
  return parts.join(", ");
}

export interface PrimaryActionText {
  readonly text: string;
  readonly note?: string;
  /** Not read aloud, because the cards' labels contain it. */
  readonly legend?: string;
  readonly count?: string;
  /** Points that the action costs in a duel (D6). */
  readonly points?: number;
}

/** Discarding costs points in a duel (D6). */
const pointsFor = ({ table }: Match<State>, cards: number): Pick<PrimaryActionText, "points"> =>
  table.options.mode === "duel" && cards > 0 ? { points: cards } : {};

export function primaryActionText(
  action: PrimaryAction,
  match: Match<State>,
  words: Words,
  hints: HintMode = "full",
): PrimaryActionText {
  const { buttons } = words;
  switch (action.do) {
    case "place": {
      const text = (action.isJoker ? buttons.joker : buttons.place)({ n: action.number, cost: action.cost });
      const points = pointsFor(match, action.cost);
      if (action.cost) return { text, count: buttons.chosenOf({ have: action.have, of: action.cost }), ...points };
      return action.later === undefined ? { text } : { text, note: buttons.later({ cost: action.later }) };
    }
    case "pair": {
      const legend = action.spares > 0 && hints !== "none" ? { legend: buttons.spares } : {};
      const count = buttons.chosenOf({ have: action.have, of: 2 });
      return { text: buttons.discardThese, ...legend, count, ...pointsFor(match, 2) };
    }
    case "start":
      return { text: buttons.start };
    case "finish":
      return { text: action.isJoker ? buttons.finishJoker : buttons.finish };
    case "joker":
      return { text: buttons.jokerSpace };
    case "number":
      return { text: buttons.number };
    case "clear":
      return {
        text: action.ready ? buttons.clear : action.storms || hints === "none" ? buttons.clearSpace : buttons.noStorm,
      };
    case "due": {
      const text = buttons.due({ n: action.cost, island: action.number });
      return { text, count: buttons.chosenOf({ have: action.have, of: action.cost }) };
    }
    case "turn":
      return action.number === undefined
        ? { text: buttons.turnIsland, note: buttons.turnNote }
        : { text: buttons.turnPay({ n: action.number }), count: buttons.chosenOf({ have: action.have, of: 1 }) };
    case "sweep":
      return { text: buttons.sweepSure, note: buttons.sweepNote({ n: action.cards }) };
    case "offer":
      return offerText(action, match, words);
    case "lastToll": {
      const { end, endForAll, endNote } = words.toll;
      return { text: action.toll.company.length > 0 ? endForAll : end, note: endNote };
    }
    case "offered":
      return offeredText(action, match, words);
    case "space":
      return {
        text:
          action.spaces || hints === "none"
            ? buttons.chooseSpace({ n: action.number })
            : buttons.noSpace({ n: action.number }),
      };
    case "wait":
      return { text: (action.isAway ? buttons.away : buttons.wait)({ who: namesOf(match, action.seats) }) };
    case "early":
      return { text: reasonText(action.why, words) };
    case "dead":
      return { text: buttons.dead, note: buttons.deadNote };
    case "choose":
      return { text: buttons.choose };
    case "stuck":
      return { text: buttons.stuck };
    case "lent":
    case "watch":
      return { text: buttons.watch };
    case "over":
      return { text: buttons.over };
  }
}

function offerText(
  { ready, have, toll }: Extract<PrimaryAction, { do: "offer" }>,
  match: Match<State>,
  words: Words,
): PrimaryActionText {
  const { amount, others, least, silent } = toll;
  const { buttons, toll: say } = words;
  const left = amount - others - have;
  if (!ready && least > 0) {
    const count = buttons.chosenOf({ have, of: least });
    if (match.config.seats === 1) return { text: buttons.give({ n: least }), count };
    return { text: say.atLeast({ n: least }), note: shareText(toll, match, words), count };
  }
  if (!ready) return { text: say.choose, note: say.hint };
  const note = left > 0 ? say.leaves({ n: left }) : silent.length > 0 ? say.spares : say.settles;
  return { text: buttons.give({ n: have }), note };
}

/** Says why the player must give cards: because of what the others give, or of what they hold. */
function shareText({ amount, others, least, company, silent }: Toll, match: Match<State>, words: Words): string {
  const [only] = company;
  const who = company.length === 1 ? { who: nameOf(match, only!) } : {};
  const isGiven = silent.length === 0 && amount - others === least;
  return isGiven
    ? words.toll.given({ ...who, n: others, left: least })
    : words.toll.held({ ...who, n: amount - least });
}

function offeredText(
  { have, toll }: Extract<PrimaryAction, { do: "offered" }>,
  match: Match<State>,
  words: Words,
): PrimaryActionText {
  const { amount, others, silent } = toll;
  const { buttons, toll: say } = words;
  const note =
    silent.length > 0 ? say.waits({ who: namesOf(match, silent) }) : say.short({ n: amount - others - have });
  return { text: buttons.gave({ n: have }), note };
}

const namesOf = (match: Match<State>, seats: readonly Seat[]): string =>
  seats.map((seat) => nameOf(match, seat)).join(", ");

const secondaryText = (action: SecondaryAction, { buttons }: Words): string =>
  ({
    pair: buttons.discardTwo,
    turn: buttons.turnOne,
    sweep: buttons.sweep,
    nothing: buttons.give({ n: 0 }),
    change: buttons.change,
    back: buttons.back,
  })[action];

export function secondaryActionText(
  action: SecondaryAction,
  match: Match<State>,
  hand: number,
  words: Words,
): PrimaryActionText {
  const cards = action === "pair" ? 2 : action === "sweep" ? hand : 0;
  return { text: secondaryText(action, words), ...pointsFor(match, cards) };
}

/** Texts for screen readers; the one that changes with every card comes first. */
export const primaryActionAloud = (
  { text, points, note, count }: PrimaryActionText,
  { score }: Words,
): readonly string[] =>
  [count, text, points === undefined ? undefined : score.lost({ n: points }), note].filter(
    (part) => part !== undefined,
  );

import { refuse } from "../../../engine/contract/events.ts";
import { PlayFinish } from "../actions/finish.ts";
import { DiscardPair } from "../actions/pair.ts";
import { PlaceCard } from "../actions/place.ts";
import { baseCost } from "../cost.ts";
import { draw, passTurn, type TranquilityDecision } from "../decision.ts";
import { ARCH, type Cell } from "../layouts.ts";
import { isEmptyCell, isFull, type State } from "../state.ts";
import { quiet } from "../talk.ts";
import type { Mode } from "./mode.ts";
import { finishes } from "./standard.ts";

const [left = [], right = []] = ARCH.lines;
const pillars: readonly Cell[] = [...left, ...right];

/** A3: the roof opens once both pillars are full. */
export const isRoofOpen = (state: State): boolean => !pillars.some((cell) => isEmptyCell(state, cell));

/** Reports the open roof once: after the placement that fills the pillars, when the roof is still empty. */
function openRoof(decision: TranquilityDecision): void {
  const { state } = decision;
  const isRoofEmpty = state.board.every((placed, cell) => placed === undefined || pillars.includes(cell));
  if (isRoofEmpty && isRoofOpen(state)) decision.add({ type: "RoofOpened" });
}

/**
 * The Great Arch (A1 to A4): no start cards, no toll. Islands are free on the pillars, which are filled before the
 * roof.
 */
export const arch: Mode = {
  layout: ARCH,
  seats: [1, 5],
  deck: () => ({ mixed: finishes, buried: [] }),
  actions: { PlaceCard, PlayFinish, DiscardPair },
  cost: (number, gap, cell) => (pillars.includes(cell) ? 0 : baseCost(number, gap, cell)),
  forbids: (state, _number, _gap, cell) =>
    pillars.includes(cell) || isRoofOpen(state) ? undefined : refuse("RoofIsClosed", "A2"),
  placed: openRoof,
  mayFinish: isFull,
  draw,
  pass: passTurn,
  talk: quiet,
};

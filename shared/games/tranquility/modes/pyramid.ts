import { refuse } from "../../../engine/contract/events.ts";
import { ClearStorm } from "../actions/clearing.ts";
import { PlayFinish } from "../actions/finish.ts";
import { DiscardPair } from "../actions/pair.ts";
import { PayCost } from "../actions/pay-cost.ts";
import { PlaceCard } from "../actions/place.ts";
import { COMPASSES, FINISHES, STARTS, type TranquilityFace } from "../cards.ts";
import { baseCost } from "../cost.ts";
import { draw, passTurn } from "../decision.ts";
import { explore } from "../explorer.ts";
import { PYRAMID } from "../layouts.ts";
import type { Options } from "../options.ts";
import { isFull } from "../state.ts";
import { quiet } from "../talk.ts";
import type { Mode } from "./mode.ts";

/** The explorer deck (P1). If the difficulty is `easier`, three monsters are replaced by borders (P11). */
function explorerDeck(options: Options): readonly TranquilityFace[] {
  const calmer = options.mode === "pyramid" && options.difficulty === "easier" ? 3 : 0;
  const counts: readonly (readonly [TranquilityFace, number])[] = [
    ["storm", 6],
    ["compass", COMPASSES],
    ["monster", 5 - calmer],
    ["finish", FINISHES],
    ["start", STARTS],
    ["rocks", 1],
    ["border", 2 + calmer],
  ];
  return counts.flatMap(([face, count]) => Array<TranquilityFace>(count).fill(face));
}

/** The Pyramid (P0 to P13): an island on a border cell draws an explorer card before its cost is paid. */
export const pyramid: Mode = {
  layout: PYRAMID,
  seats: [1, 5],
  seenInHands: true,
  deck: (options) => ({ mixed: [], buried: [], explorer: explorerDeck(options) }),
  actions: { PlaceCard, PayCost, PlayFinish, ClearStorm, DiscardPair },
  cost: baseCost,
  forbids: ({ storms }, _number, _gap, cell) =>
    storms[cell] === undefined ? undefined : refuse("CellIsStormed", "P5"),
  placed: explore,
  mayFinish: isFull,
  draw,
  pass: passTurn,
  talk: quiet,
};

import { type GridSpace, type Section, touchedBy } from "../deck/schema.ts";
import type { QuestionOf } from "../questions.ts";
import { mark } from "./achievements.ts";
import type { EffectContext } from "./effects.ts";
import { flip, takeAdvancement } from "./holdings.ts";
import type { Obstacles } from "./sequence-context.ts";

/** L1: asks which touched spaces were unexplored. Each adds a cube to Explorer. */
export function explore({ flow, seat, to }: EffectContext, section: Section): void {
  const touched = () => touchedBy(section).filter((cell) => !flow.state.explored.includes(cell));
  if (touched().length === 0) return;
  const cells = touched();
  const answer = flow.ask((): QuestionOf<"TellUnexplored"> => ({ type: "TellUnexplored", seat, to, cells }));
  flow.add({ type: "SeaExplored", seat, rule: "L1", cells: answer.cells, touched: cells });
  mark(flow, seat, "explorer", answer.cells.length);
}

/**
 * Asks for humans' pieces on spaces with cubes and on the end space. Undefined, without a question, if no space has two
 * cubes and the ship ends in port.
 */
export function obstaclesOn({ flow, seat, to }: EffectContext, section: Section): Obstacles | undefined {
  const isAsked = section.end !== 0 || section.cubes.some(({ n }) => n > 1);
  if (!isAsked) return undefined;
  const marks = section.cubes.map(({ at }) => at);
  const cells = [...new Set([...marks, ...(section.end === 0 ? [] : [section.end])])].sort((a, b) => a - b);
  const answer = flow.ask((): QuestionOf<"TellObstacles"> => ({ type: "TellObstacles", seat, to, cells }));
  return { forts: answer.forts, garrisons: answer.garrisons, pirates: [answer.pirate0, answer.pirate1] };
}

/** L2 to L5, G1, G2: claims what lies on framed spaces, by row and lane. */
export function claimFrames(place: EffectContext, section: Section): void {
  for (const cell of section.claim.toSorted((a, b) => a - b)) claimOn(place, cell);
}

function claimOn({ flow, seat, to }: EffectContext, cell: GridSpace): void {
  const { lies, icons } = flow.ask((): QuestionOf<"TellClaim"> => ({ type: "TellClaim", seat, to, cell }));
  switch (lies) {
    case "none":
      flow.add({ type: "StepSkipped", seat, rule: "L5" });
      break;
    case "fortune":
      flow.add({ type: "StepSkipped", seat, rule: "G1" });
      break;
    case "merchant":
      takeAdvancement(flow, seat, 0, "L2", cell);
      break;
    case "encounter":
      takeAdvancement(flow, seat, 0, "G2", cell);
      break;
    case "pirate":
      takeAdvancement(flow, seat, icons, "L2", cell);
      break;
    case "ship":
      claimShip({ flow, seat, to }, cell);
  }
}

/** L3, L4: after heads, a merchant ship counts for Legendary, and its back decides the pile. */
function claimShip({ flow, seat, to }: EffectContext, cell: GridSpace): void {
  if (flip(flow, seat, "L3") === "tails") {
    takeAdvancement(flow, seat, 0, "L4", cell);
    return;
  }
  mark(flow, seat, "legendary", 1);
  const { icons } = flow.ask((): QuestionOf<"TellBack"> => ({ type: "TellBack", seat, to }));
  takeAdvancement(flow, seat, icons, "L4", cell);
}

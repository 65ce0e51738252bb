import { arranged, type Rows, type SolvedArrangement } from "../../../../layout/arrangement.ts";
import { rectOf } from "../view.ts";
import { explorersIn, rowIn } from "./extras.ts";
import { factsOf } from "./facts.ts";
import { type Fan, plaquesIn, squareIn, type TranquilityLayoutContext, type TranquilityPageLayout } from "./frame.ts";
import { found, gridIn, gridRows, windowRows } from "./grid.ts";
import { landOf } from "./land.ts";
import { squareAt, squaresOf } from "./measure.ts";
import { regionsIn } from "./regions.ts";
import { type Bend, waterline } from "./waterline.ts";
import {
  EVERYWHERE,
  harbourShore,
  NEXT,
  WIDE_ROWS,
  type WideFact,
  type WideLength,
  type WideName,
} from "./wide.rows.ts";

/** The breadth (0 to 1) from which the whole log is shown; all common laptops reach it. */
const DESKTOP = 0.6;

/** Window height in px below which boats are smaller. */
const LOW = 700;

/** The number of plaques from which there is less room below them. */
const MANY = 5;

/** The cards of a hand: the distance between cards as a fraction of their size, and how much the outer ones turn and sink. */
const FANNED = { spread: 0.84, tilt: 2.6, drop: 3 } as const;

/** Minimum distance of the compass rose above the harbour, in px. */
const ROSE = 4;

/** The land reaches to the edges of its spaces. */
const INSET = [0, 0] as const;

/** A home shore without a harbour. */
const FLAT: readonly Bend[] = [
  [0, 8],
  [0.14, 4],
  [0.29, 12],
  [0.5, 16],
  [0.71, 12],
  [0.86, 8],
  [1, 4],
];

/** Lays out desktop and tablet: the board in the middle, plaques left, the log right, the hand on the shore below. */
export function wide(occasion: TranquilityLayoutContext): TranquilityPageLayout {
  const { viewport, board: on, stay } = occasion;
  const { facts, placed } = placedIn(occasion);
  const shape = facts.has("desktop") ? "desktop" : "tablet";
  const grid = gridIn(on, placed);
  const finish = squareIn(placed.box("finish"));
  const start = squareIn(placed.box("start"));
  const { row, deck, drawn, dial, quay } = found(placed, ["row", "deck", "drawn", "dial", "quay"]);
  const explorers = deck && drawn && explorersIn(deck, drawn);
  const hasHarbour = facts.has("harbour");
  const plaques = plaquesIn(occasion, placed.box("plaque"), 0, placed.length("step"));
  return {
    shape,
    viewport,
    ...grid,
    lane: placed.length("lane"),
    boat: placed.length("boat"),
    lanes: "all",
    ...(hasHarbour ? { start } : {}),
    ...(row ? { row: rowIn(row, NEXT, placed.length("rest")) } : { finish }),
    ...(explorers ? { explorers } : {}),
    ...(dial ? { dial: squareIn(dial) } : {}),
    fan: fanIn(placed),
    pile: squareIn(placed.box("pile")),
    pileShown: true,
    spent: squareIn(placed.box("spent")),
    ...(quay ? { quay } : {}),
    sea: seaIn(occasion, placed, facts),
    regions: { shape, ...regionsIn(placed, plaques), showsSummary: stay === "result", ...explorers?.regions },
  };
}

/** Solves the rows of the layout. A finish on top of the board is placed by the board. */
function placedIn(occasion: TranquilityLayoutContext) {
  const { board: on, seats, viewport } = occasion;
  const facts = new Set<WideFact>(factsOf(occasion));
  const given: Rows<WideLength, WideName, WideFact>[] = [windowRows(viewport), gridRows(on), { lengths: { seats } }];
  const crown: Rows<WideLength, WideName, WideFact> = {
    when: ["crowned"],
    boxes: { finish: (placed) => rectOf(squareAt(gridIn(on, placed), on.finish)) },
  };
  if (viewport.height < LOW) facts.add("low window");
  if (seats >= MANY) facts.add("many");
  if (arranged([...given, ...EVERYWHERE], facts).length("breadth") > DESKTOP) facts.add("desktop");
  return { facts, placed: arranged([...given, ...WIDE_ROWS, crown], facts) };
}

type WidePlaced = SolvedArrangement<WideLength, WideName>;

/** The hand, as large as the shore allows. */
function fanIn(placed: WidePlaced): Fan {
  const size = placed.length("held");
  const area = placed.box("fan");
  return {
    ...FANNED,
    area,
    middle: placed.length("axis"),
    base: area.y + size / 2,
    size,
    spread: size * FANNED.spread,
  };
}

function seaIn(
  { viewport, board: on }: TranquilityLayoutContext,
  placed: WidePlaced,
  facts: ReadonlySet<WideFact>,
): TranquilityPageLayout["sea"] {
  const grid = gridIn(on, placed);
  const rose = placed.find("rose");
  const cape = squareIn(placed.box("cape"));
  const isClear = rose !== undefined && rose.y + rose.height + ROSE < squareIn(placed.box("start")).y;
  return {
    size: viewport,
    land: landOf(on, squaresOf(grid), squareIn(placed.box("finish")), INSET),
    shore: facts.has("harbour") ? harbourShore(placed) : waterline(viewport.width, placed.length("shore"), FLAT),
    aside: false,
    ...(facts.has("row") || facts.has("crowned") ? {} : { cape: [cape.x, cape.y] }),
    ...(rose && isClear ? { rose: squareIn(rose) } : {}),
    ...(facts.has("dial") ? { night: grid.board.y + grid.board.height / 2 } : {}),
  };
}

import { equal } from "../../../../shared/engine/equal.ts";
import type { Command } from "../../../../shared/games/wayward/commands.ts";
import type { Event } from "../../../../shared/games/wayward/events.ts";
import type { Options } from "../../../../shared/games/wayward/options.ts";
import type { State } from "../../../../shared/games/wayward/state.ts";
import { wayward } from "../../../../shared/games/wayward/wayward.ts";
import { type Course, type CourseTask, seedOf } from "../../../features/course/course.ts";
import game from "../index.ts";

interface WaywardCourseAction {
  readonly do: "answer";
  readonly command: Command;
}

export interface WaywardCourseTask extends CourseTask<WaywardCourseAction> {
  readonly says: "reveal" | "sheet" | "ship" | "claim" | "fight" | "upgrade" | "harvest";
}

const answer = (command: Command): WaywardCourseAction => ({ do: "answer", command });

/** The lesson's unexplored spaces; the player's ship is on the second. */
const [END, FOUGHT] = [22, 23] as const;
export const UNSEEN: readonly number[] = [END, FOUGHT];
export const BOARD = { framed: 12, ship: FOUGHT, icons: 4, hits: 1, cannons: 1, coins: 2 } as const;

/** The first turn against the practice fleet, which includes a claim, a battle, an upgrade and a harvest. */
export const COURSE: readonly WaywardCourseTask[] = [
  { says: "reveal", step: 1, asked: answer({ type: "Reveal" }), scene: { seed: seedOf("3"), past: [] } },
  { says: "sheet", step: 2, asked: answer({ type: "TellUnexplored", cells: [...UNSEEN] }) },
  {
    says: "ship",
    step: 2,
    asked: answer({ type: "TellObstacles", forts: [], garrisons: [], pirate0: BOARD.ship, pirate1: 0 }),
  },
  { says: "claim", step: 2, asked: answer({ type: "TellClaim", lies: "pirate", icons: BOARD.icons }) },
  {
    says: "fight",
    step: 3,
    asked: answer({
      type: "TellFight",
      won: true,
      hits: BOARD.hits,
      coins: 0,
      cargo: 0,
      lost: 0,
      lostCargo: 0,
      sank: false,
    }),
  },
  { says: "upgrade", step: 4, asked: answer({ type: "TellUpgrade", cannons: BOARD.cannons }) },
  { says: "harvest", step: 5, asked: answer({ type: "TellHarvest", taken: [FOUGHT], coins: BOARD.coins, cargo: 0 }) },
];

export const course: Course<State, Command, Event, Options, WaywardCourseTask> = {
  rules: wayward,
  game,
  options: { mode: "solo", difficulty: "normal", saga: false, deck: "practice" },
  tasks: COURSE,
  isAsked: ({ command: wanted }, command) => equal(wanted, command),
};

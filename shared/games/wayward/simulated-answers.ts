import type { Rng } from "../../engine/chance/rng.ts";
import type { Seat } from "../../engine/contract/events.ts";
import type { Bot } from "../../engine/contract/game.ts";
import { anyCommand } from "../../engine/contract/moves.ts";
import { COUNTS, type Command, type CorrectableCount, type WaywardCommandOf } from "./commands.ts";
import type { GridSpace } from "./deck/schema.ts";
import { moves } from "./moves.ts";
import type { Question } from "./questions.ts";
import { totalsOf } from "./rules/ending.ts";
import type { State } from "./state.ts";
import { READING } from "./transcript.ts";

/** The probability of each answer, in percent. */
const ODDS = {
  unexplored: 85,
  fort: 6,
  garrison: 5,
  pirate: 8,
  laden: 35,
  inPort: 30,
  won: 60,
  goods: 70,
  built: 80,
  tile: 90,
  tie: 5,
  done: 85,
};

/** Chooses with probability proportional to the weights. */
function weighed<T>(rng: Rng, choices: readonly (readonly [T, number])[]): T {
  let at = rng(choices.reduce((sum, [, weight]) => sum + weight, 0));
  for (const [choice, weight] of choices) {
    if (at < weight) return choice;
    at -= weight;
  }
  throw new Error("no choice");
}

/** `odds` in percent; `some` chooses each cell with that probability. */
function chancesBy(rng: Rng) {
  const is = (odds: number): boolean => rng(100) < odds;
  return { is, some: (cells: readonly GridSpace[], odds: number) => cells.filter(() => is(odds)) };
}

const humansIn = ({ automata }: State): readonly Seat[] => automata.map((_, seat) => seat);

export function pretend(state: State, question: Question, rng: Rng): Command {
  const { is, some } = chancesBy(rng);
  const { type } = question;
  switch (type) {
    case "Reveal":
      return { type };
    case "TellUnexplored":
      return { type, cells: question.cells.filter((cell) => cell > 20 && is(ODDS.unexplored)) };
    case "TellObstacles": {
      const pirate = () => (is(ODDS.pirate) ? question.cells[rng(question.cells.length)]! : 0);
      const pirates = { pirate0: pirate(), pirate1: humansIn(state).length > 1 ? pirate() : 0 };
      return {
        type,
        forts: some(question.cells, ODDS.fort),
        garrisons: some(question.cells, ODDS.garrison),
        ...pirates,
      };
    }
    case "TellClaim": {
      const lies = weighed<WaywardCommandOf<"TellClaim">["lies"]>(rng, [
        ["none", 15],
        ["merchant", 35],
        ["pirate", 35],
        ["ship", 15],
        ...(state.options.saga
          ? ([
              ["fortune", 15],
              ["encounter", 15],
            ] as const)
          : []),
      ]);
      return { type, lies, icons: lies === "pirate" ? 1 + rng(3) : 0 };
    }
    case "TellBack":
      return { type, icons: rng(3) };
    case "TellLaden":
      return { type, seats: humansIn(state).filter(() => is(ODDS.laden)) };
    case "TellInPort":
      return { type, seats: humansIn(state).filter(() => is(ODDS.inPort)) };
    case "TellSupport":
      return { type, buildings: rng(Math.min(2, question.most + 1)) };
    case "TellTarget":
      return {
        type,
        target: weighed<number | "tie">(rng, [...humansIn(state).map((seat) => [seat, 40] as const), ["tie", 20]]),
      };
    case "TellGoods":
      return {
        type,
        cell: is(ODDS.goods) ? question.cells[rng(question.cells.length)]! : 0,
        fort: false,
        garrison: false,
      };
    case "TellRichest":
      return { type, cell: question.cells[rng(question.cells.length)]! };
    case "TellFight": {
      const won = is(ODDS.won);
      const spoils = won
        ? { coins: rng(3), cargo: rng(3), lost: 0, lostCargo: 0 }
        : { coins: 0, cargo: 0, lost: rng(3), lostCargo: rng(3) };
      return {
        type,
        won,
        hits: weighed(rng, [
          [0, 40],
          [1, 25],
          [2, 20],
          [3, 10],
          [5, 5],
        ]),
        ...spoils,
        sank: won && question.kind !== "building" && is(10),
      };
    }
    case "TellUpgrade":
      return { type, cannons: is(ODDS.tile) ? rng(4) : "none" };
    case "TellBuilt":
      return { type, built: is(ODDS.built) };
    case "TellProduced":
      return { type, coins: rng(4), cargo: rng(4) };
    case "TellMerchant":
      return { type, icons: is(50) ? rng(4) : state.options.saga ? "saga" : "none" };
    case "TellDone":
      return { type, done: is(ODDS.done) };
    case "TellHarvest":
      return {
        type,
        taken: some(question.cells, 25),
        coins: question.due.coins + rng(2),
        cargo: question.due.cargo + rng(2),
      };
    case "TellScores": {
      const its = 20 + rng(30);
      const [, total] = totalsOf(state, { its, yours: 0 });
      return { type, its, yours: is(ODDS.tie) ? total : 40 + rng(60) };
    }
    case "TellTie":
      return {
        type,
        winner: weighed(rng, [
          ["you", 45],
          ["it", 45],
          ["nobody", 10],
        ] as const),
      };
    case "ReadSection":
      return { type, read: READING.any(state.header ?? null, rng) };
  }
}

/** Frequencies per 1,000 questions. Reports are sent only where they are legal. */
const ASIDES = {
  ReportFight: 70,
  ReportLost: 70,
  ReportExplored: 120,
  ReportClaimed: 28,
  Correct: 8,
  CorrectClaim: 3,
} as const;

function beside(view: State, seat: Seat, rng: Rng): Command | undefined {
  let at = rng(1000);
  for (const [type, odds] of Object.entries(ASIDES)) {
    if (at < odds) return type === "Correct" ? correction(view, rng) : otherCommand(view, seat, type, rng);
    at -= odds;
  }
  return undefined;
}

function otherCommand(view: State, seat: Seat, type: string, rng: Rng): Command | undefined {
  const offered = moves(view, seat).filter(({ command }) => command.type === type);
  return offered.length > 0 ? anyCommand(offered, rng) : undefined;
}

/** Changes a count by one, or another field to any value. */
function correction(view: State, rng: Rng): Command | undefined {
  const automaton = rng(view.automata.length);
  const own = view.automata[automaton]!;
  const near = (field: CorrectableCount | "cargo" | "damage") => Math.max(0, own[field] + (rng(2) === 0 ? 1 : -1));
  const command = { type: "Correct", automaton } as const;
  switch (rng(4)) {
    case 0:
      return { ...command, field: "cargo", to: Math.min(2, near("cargo")) };
    case 1:
      return { ...command, field: "damage", to: Math.min(4, near("damage")) };
    case 2: {
      const field = COUNTS[rng(COUNTS.length)]!;
      return { ...command, field, to: near(field) };
    }
    default: {
      const offered = moves(view, 0).filter(
        (move) => move.command.type === "Correct" && !/coins|cargo|damage/.test(move.command.field),
      );
      return anyCommand(offered, rng);
    }
  }
}

/** Occasionally sends another command before an answer. */
export const plausible: Bot<State, Command> = (view, seat, rng) =>
  beside(view, seat, rng) ?? pretend(view, view.question!, rng);

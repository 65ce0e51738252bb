import type { Bot, Rng } from "../../engine/game.ts";
import type { Command, CommandOf } from "./commands.ts";
import type { Cell } from "./deck/schema.ts";
import type { Question } from "./questions.ts";
import { READING } from "./reading.ts";
import { totalsOf } from "./rules/ending.ts";
import type { State } from "./state.ts";

/** How likely things are at a table where somebody plays sensibly, of 100. */
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
};

/** One of these, by their weights. */
function weighed<T>(rng: Rng, choices: readonly (readonly [T, number])[]): T {
  let at = rng(choices.reduce((sum, [, weight]) => sum + weight, 0));
  for (const [choice, weight] of choices) {
    if (at < weight) return choice;
    at -= weight;
  }
  throw new Error("no choice");
}

/** What a plausible table answers to a question: it tells little of interest, and now and then all that there is. */
export function pretend(state: State, question: Question, rng: Rng): Command {
  const is = (odds: number) => rng(100) < odds;
  const some = (cells: readonly Cell[], odds: number) => cells.filter(() => is(odds));
  const humans = state.automata.map((_, seat) => seat);
  const { type } = question;
  switch (type) {
    case "Reveal":
      return { type };
    case "TellUnexplored":
      return { type, cells: question.cells.filter((cell) => cell > 20 && is(ODDS.unexplored)) };
    case "TellObstacles": {
      const pirate = () => (is(ODDS.pirate) ? question.cells[rng(question.cells.length)]! : 0);
      const pirates = { pirate0: pirate(), pirate1: humans.length > 1 ? pirate() : 0 };
      return {
        type,
        forts: some(question.cells, ODDS.fort),
        garrisons: some(question.cells, ODDS.garrison),
        ...pirates,
      };
    }
    case "TellClaim": {
      const lies = weighed<CommandOf<"TellClaim">["lies"]>(rng, [
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
      return { type, seats: humans.filter(() => is(ODDS.laden)) };
    case "TellInPort":
      return { type, seats: humans.filter(() => is(ODDS.inPort)) };
    case "TellSupport":
      return { type, buildings: rng(Math.min(2, question.most + 1)) };
    case "TellTarget":
      return {
        type,
        target: weighed<number | "tie">(rng, [...humans.map((seat) => [seat, 40] as const), ["tie", 20]]),
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
      const spoils = won ? { coins: rng(3), cargo: rng(3), lost: 0 } : { coins: 0, cargo: 0, lost: rng(3) };
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

/** The same as a policy: whoever is asked answers. */
export const plausible: Bot<State, Command> = (view, _, rng) => pretend(view, view.question!, rng);

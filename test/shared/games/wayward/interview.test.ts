import { expect, test } from "vitest";
import type { Command } from "../../../../shared/games/wayward/commands.ts";
import { rowOf } from "../../../../shared/games/wayward/deck/schema.ts";
import type { Event } from "../../../../shared/games/wayward/events.ts";
import type { Question } from "../../../../shared/games/wayward/questions.ts";
import { rolls } from "../../../kit/chance.ts";
import { byStrength } from "../../../kit/strength.ts";
import { naive } from "./naive.ts";
import { anySection, anySituation, type Situation } from "./situation.ts";
import { Table } from "./table.ts";

const NO_BATTLE = { hits: 0, coins: 0, cargo: 0, lost: 0, sank: false };

/** What people who sit at this board answer. @param fights how many battles there were before */
function answerTo(question: Question, situation: Situation, fights: number): Command {
  const { obstacles, endings, goods, ranking } = situation;
  const { type } = question;
  switch (type) {
    case "TellObstacles": {
      const [pirate0 = 0, pirate1 = 0] = obstacles!.pirates;
      return { type, forts: obstacles!.forts, garrisons: obstacles!.garrisons, pirate0, pirate1 };
    }
    case "TellLaden":
      return { type, seats: situation.laden };
    case "TellInPort":
      return { type, seats: situation.inPort };
    case "TellTarget":
      return { type, target: situation.nearest };
    case "TellSupport":
      return { type, buildings: question.at === undefined ? 0 : situation.support[question.at]! };
    case "TellRichest":
      return { type, cell: ranking.find((cell) => question.cells.includes(cell))! };
    case "TellGoods": {
      const { cell, fort, garrison } = goods ?? { cell: 0, fort: false, garrison: false };
      // What was told of a space before is not asked again.
      return question.open.includes(cell)
        ? { type, cell, fort, garrison }
        : { type, cell, fort: false, garrison: false };
    }
    case "TellFight": {
      const ending = endings[Math.min(fights, endings.length - 1)]!;
      const own = { ...NO_BATTLE, hits: "SX".includes(ending) ? 5 : 0 };
      return { type, ...own, won: "WVX".includes(ending), sank: ending === "V" && question.kind !== "building" };
    }
    case "TellHarvest":
      return { type, taken: [], coins: 0, cargo: 0 };
    default:
      throw new Error(`nobody should ask ${type}`);
  }
}

/** What was told at a table, as the table of the rules writes it. */
function written(events: readonly Event[], { humans, endings }: Situation): string[] {
  let fights = 0;
  let isEnded = false;
  return events.flatMap((event): string | readonly string[] => {
    switch (event.type) {
      case "InfluencePlaced":
        return `${event.rule === "L10" ? "H" : ""}+${event.cell}x${event.n}`;
      case "PlacementDropped":
        return isEnded ? `−H ${event.rule}` : `−${event.cell} ${event.rule}`;
      case "ShipMoved":
        isEnded = true;
        return `end ${event.to}`;
      case "GarrisonStruck":
        return "gar+1";
      case "StepSkipped":
        return event.rule === "R8" ? "no att R8" : event.rule === "B12" ? "skip B12" : [];
      case "ConditionSettled":
        return event.holds ? "then" : "else";
      case "GoodsGained":
        return event.rule === "R1" ? `coins ${event.coins}` : [];
      case "BattleBegun": {
        const attack = humans.length > 1 ? `att${event.target}` : "att";
        const name = event.kind === "attack" ? attack : `${event.kind === "ship" ? "ship" : "fort"}@${event.cell}`;
        return `${name}:${event.cannons} ${endings[Math.min(fights++, endings.length - 1)]}`;
      }
      default:
        return [];
    }
  });
}

/** The board with P9 as a companion sees it: of two ships in its way it knows which is nearer to the port it begins in. */
function measured(situation: Situation): Situation {
  const [one = 0, other = 0] = situation.obstacles?.pirates ?? [];
  if (situation.humans.length < 2 || one === 0 || other === 0 || rowOf(one) === rowOf(other)) return situation;
  return { ...situation, nearest: rowOf(one) < rowOf(other) ? 0 : 1 };
}

test("a table that answers what it is asked has the sequences of the second implementation", () => {
  const rng = rolls(38);
  const count = byStrength({ quick: 100, gate: 400, nightly: 5000 });
  const asked = new Set<string>();
  for (let n = 0; n < count; n++) {
    const section = anySection(rng);
    const situation = measured(anySituation(section, rng));
    const mode = situation.humans.length > 1 ? "pair" : "solo";
    const own = { upgrades: [situation.cannons - 1], buildings: 2, everHeld: true };
    const table = new Table({ options: { mode }, automata: mode === "pair" ? [own, {}] : [own] });
    table.reveal(section, { grid: { rows: 3, lanes: 3 } });
    for (let fights = 0; table.state.now?.kind === "automaton"; ) {
      const question = table.state.question!;
      table.say(answerTo(question, situation, fights));
      asked.add(question.type);
      if (question.type === "TellFight") fights++;
    }
    const due = naive(section, situation);
    if (written(table.events, situation).join() !== due.join())
      expect(written(table.events, situation), JSON.stringify({ section, situation })).toEqual(due);
  }
  expect(asked.size).toBe(9);
});

import { expect, test } from "vitest";
import type { Rng } from "../../../../shared/engine/chance/rng.ts";
import type { Command } from "../../../../shared/games/wayward/commands.ts";
import { rowOf, type Section } from "../../../../shared/games/wayward/deck/schema.ts";
import type { Event } from "../../../../shared/games/wayward/events.ts";
import type { Question } from "../../../../shared/games/wayward/questions.ts";
import { rolls } from "../../../kit/chance.ts";
import { itemAt } from "../../../kit/item-at.ts";
import { byStrength } from "../../../kit/strength.ts";
import { battlesIn, referenceSequence } from "./reference-sequence.ts";
import { anySection, anySituation, type Situation } from "./situation.ts";
import { Table } from "./table.ts";

const NO_BATTLE = { hits: 0, coins: 0, cargo: 0, lost: 0, lostCargo: 0, sank: false };

/** @param fights number of earlier battles */
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
      return { type, buildings: question.at === undefined ? 0 : itemAt(situation.support, question.at) };
    case "TellRichest":
      return { type, cell: ranking.find((cell) => question.cells.includes(cell))! };
    case "TellGoods": {
      const { cell, fort, garrison } = goods ?? { cell: 0, fort: false, garrison: false };
      // Known Forts and Garrisons are not asked for again.
      return question.open.includes(cell)
        ? { type, cell, fort, garrison }
        : { type, cell, fort: false, garrison: false };
    }
    case "TellFight": {
      const ending = itemAt(endings, Math.min(fights, endings.length - 1));
      const own = { ...NO_BATTLE, hits: "SX".includes(ending) ? 5 : 0 };
      return { type, ...own, won: "WVX".includes(ending), sank: ending === "V" && question.kind !== "building" };
    }
    case "TellHarvest":
      return { type, taken: [], coins: 0, cargo: 0 };
    default:
      throw new Error(`nobody should ask ${type}`);
  }
}

/** Writes the events in the notation of the rules' table. */
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
        return event.rule === "R8" ? "no att R8" : /^B/.test(event.rule) ? `skip ${event.rule}` : [];
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

/**
 * Sets `nearest` by P9: of two human ships in the automaton's way, the one in the row nearer to the automaton's
 * starting port.
 */
function measured(situation: Situation): Situation {
  const [one = 0, other = 0] = situation.obstacles?.pirates ?? [];
  if (situation.humans.length < 2 || one === 0 || other === 0 || rowOf(one) === rowOf(other)) return situation;
  return { ...situation, nearest: rowOf(one) < rowOf(other) ? 0 : 1 };
}

/** Commands that answer no question, and do not affect the sequence. */
const ASIDES: readonly Command[] = [
  { type: "ReportClaimed", human: 0, achievement: "masterMerchant" },
  { type: "Correct", automaton: 0, field: "merchant", to: 3 },
  { type: "Correct", automaton: 0, field: "ship", to: 0 },
  { type: "CorrectClaim", who: "automaton", seat: 0, achievement: "colonizer", claimed: true },
];

/** Percentage of questions that come with an aside or a correction. */
const OFTEN = 15;

/**
 * Plays one card, up to the harvest.
 * @returns the sequence, and the cannons gained by a correction before anything depended on them
 */
function play(table: Table, section: Section, situation: Situation, rng: Rng, asked: Set<string>) {
  table.reveal(section, { grid: { rows: 3, lanes: 3 } });
  let found = 0;
  const isOpen = () => table.state.now?.kind === "automaton" && !/Reveal|TellHarvest/.test(table.state.question!.type);
  for (let fights = 0; isOpen(); ) {
    const question = table.state.question!;
    // Corrects a forgotten tile before anything is fought or settled.
    if (question.type === "TellObstacles" && found === 0 && rng(100) < OFTEN) {
      table.say({ type: "Correct", automaton: 0, field: "tileGained", to: 2 });
      found = 2;
    }
    if (rng(100) < OFTEN) {
      const aside = itemAt(ASIDES, rng(ASIDES.length));
      if (table.refusal(aside) === undefined) table.say(aside);
    }
    expect(table.state.question).toMatchObject({ type: question.type });
    table.say(answerTo(table.state.question!, situation, fights));
    asked.add(question.type);
    if (question.type === "TellFight") fights++;
  }
  return { sequence: written(table.events, situation), found };
}

test("a table that gets an answer to each question has the sequences of the second implementation", () => {
  const rng = rolls(38);
  const count = byStrength({ quick: 100, gate: 400, nightly: 5000 });
  const asked = new Set<string>();
  for (let n = 0; n < count; n++) {
    const people = 1 + rng(2);
    const own = { turn: 2, buildings: 2, everHeld: true, coins: 0 };
    let table: Table | undefined;
    let cannons = 0;
    const before: string[] = [];
    // The main card, and the bonus card of the same turn.
    for (let card = 0; card < 2; card++) {
      const section = anySection(rng);
      const situation = measured(anySituation(section, rng, people));
      cannons ||= situation.cannons;
      table ??= new Table({
        options: { mode: people > 1 ? "pair" : "solo", difficulty: "extreme" },
        automata: [{ ...own, upgrades: [cannons - 1] }, {}].slice(0, people),
      });
      const { sequence, found } = play(table, section, situation, rng, asked);
      cannons += found;
      const due = referenceSequence(section, { ...situation, cannons }, battlesIn(before));
      if (sequence.join() !== due.join())
        expect(sequence, JSON.stringify({ section, situation, cannons, before })).toEqual(due);
      before.push(...due);
    }
  }
  expect(asked.size).toBe(8);
});

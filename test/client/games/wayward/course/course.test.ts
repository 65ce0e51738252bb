import { describe, expect, it } from "vitest";
import { latest } from "../../../../../client/contract/timeline.ts";
import { stepsOf } from "../../../../../client/features/course/course.ts";
import { tutorOf } from "../../../../../client/features/course/tutor.ts";
import { BOARD, COURSE, course } from "../../../../../client/games/wayward/course/course.ts";
import de from "../../../../../client/games/wayward/course/messages/de.ts";
import en from "../../../../../client/games/wayward/course/messages/en.ts";
import fr from "../../../../../client/games/wayward/course/messages/fr.ts";
import { isSheet, outcomesOf, presetOf } from "../../../../../client/games/wayward/play/presets.ts";
import type { WaywardCommandOf } from "../../../../../shared/games/wayward/commands.ts";
import type { Event } from "../../../../../shared/games/wayward/events.ts";
import { itemAt } from "../../../../kit/item-at.ts";

const NAMES = ["Ines", "Mira"] as const;

function taught() {
  const tutor = tutorOf(course, NAMES);
  return {
    tutor,
    match: () => latest(tutor.connection.timeline.value),
    tell: (command: object) => tutor.connection.request("command", { id: "", command }),
  };
}

describe("the course of Wayward", () => {
  it("is one turn with movement, cannons, a battle, an upgrade and income, and done at its end", async () => {
    const { tutor, match, tell } = taught();
    expect(match().seats.map((seat) => seat?.name)).toEqual(["Ines"]);
    for (const { says, step, asked } of COURSE) {
      expect([tutor.isDone.value, tutor.task.value.says, tutor.task.value.step]).toEqual([false, says, step]);
      expect(match().table.question?.type).toBe(asked.command.type);
      expect(await tell(asked.command)).toMatchObject({ ok: true });
    }
    expect(tutor.isDone.value).toBe(true);
    expect(match()).toMatchObject({ phase: "live", table: { question: { type: "Reveal", turn: 2 } } });
    const told = tutor.connection.timeline.value.log.map(({ type }) => type);
    expect(told).toEqual(
      expect.arrayContaining([
        "SeaExplored",
        "AdvancementClaimed",
        "BattleEnded",
        "InfluencePlaced",
        "ShipMoved",
        "UpgradeGained",
        "IslandsTaken",
        "GoodsGained",
        "TurnEnded",
      ] satisfies Event["type"][]),
    );
    expect(match().table.automata[0]).toMatchObject({ coins: 17, damage: 1, ship: 22, pirateIcons: 4, upgrades: [1] });
  });

  it("asks for nothing else, and for nothing once it is done", async () => {
    const { tutor, tell } = taught();
    const notAsked = { ok: false, reason: "NotAsked" };
    expect(await tell({ type: "Correct", automaton: 0, field: "coins", to: 3 })).toEqual(notAsked);
    expect(await tutor.connection.request("takeBack", { to: 1 })).toEqual(notAsked);
    for (const { asked } of COURSE) await tell(asked.command);
    expect(await tell({ type: "Reveal" })).toEqual(notAsked);
  });

  it("asks for the battle in the same words as one tap on its sheet", async () => {
    const { match, tell } = taught();
    const battle = COURSE.findIndex(({ says }) => says === "fight");
    for (const { asked } of COURSE.slice(0, battle)) await tell(asked.command);
    const question = match().table.question!;
    if (!isSheet(question)) throw new Error(`a sheet is asked for, not ${question.type}`);
    const draft = presetOf(question) as WaywardCommandOf<"TellFight">;
    expect(outcomesOf({ ...draft, hits: BOARD.hits }, true)).toContainEqual(itemAt(COURSE, battle).asked.command);
  });

  it("has five steps, one after another", () => {
    expect(COURSE.map(({ step }) => step)).toEqual([1, 2, 2, 2, 3, 4, 5]);
    expect(stepsOf(COURSE)).toBe(5);
  });
});

describe.each(Object.entries({ en, de, fr }))("the text of the course in %s", (_, { tasks }) => {
  it("has room on a phone", () => {
    const told = {
      framed: "rangée 1, couloir 2",
      ship: "rangée 2, couloir 3",
      icons: 4,
      hits: 1,
      cannons: 1,
      coins: 2,
    };
    for (const say of Object.values(tasks)) expect(say(told).length).toBeLessThan(185);
  });
});

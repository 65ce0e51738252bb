import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { latest } from "../../../../../client/contract/timeline.ts";
import { stepsOf } from "../../../../../client/features/course/course.ts";
import { stageOf, tutorOf } from "../../../../../client/features/course/tutor.ts";
import { COURSE, commandOf, course } from "../../../../../client/games/arcanoid/course/course.ts";
import de from "../../../../../client/games/arcanoid/course/messages/de.ts";
import en from "../../../../../client/games/arcanoid/course/messages/en.ts";
import fr from "../../../../../client/games/arcanoid/course/messages/fr.ts";
import { pointerTo } from "../../../../../client/games/arcanoid/course/pointing.tsx";
import { createIntent } from "../../../../../client/games/arcanoid/input/intent.ts";
import { isRefusal } from "../../../../../shared/engine/contract/events.ts";
import { cardsPart, completeWithCards } from "../../../../../shared/engine/contract/moves.ts";
import { verifySteps } from "../../../../../shared/engine/log/verify.ts";
import { arcanoid } from "../../../../../shared/games/arcanoid/arcanoid.ts";
import type { Command } from "../../../../../shared/games/arcanoid/commands.ts";
import { tableOf } from "../../../../../shared/games/arcanoid/scoring.ts";
import type { State } from "../../../../../shared/games/arcanoid/state.ts";
import { itemAt } from "../../../../kit/item-at.ts";

/** A learner's moves by task; undefined where there is only text. */
const FOLLOWED = ["engage-3-co6-co10", "tower-1-3", "fool", "engage-0-t6-sw11", "abdicate-2"];

function walked() {
  const match = stageOf(course, itemAt(COURSE, 0).scene!, ["Ines", "Mira"]);
  const play = (seat: number, move: string) => {
    const events = match.play(seat, commandOf(match.match.table, seat, move));
    if (isRefusal(events)) throw new Error(`${move}: ${events.refused}`);
  };
  const moments = COURSE.map((task, i) => {
    for (const move of task.before?.split(" ") ?? []) play(1, move);
    const moment = { task, state: match.match.table };
    if (FOLLOWED[i]) play(0, FOLLOWED[i]);
    return moment;
  });
  return { match, moments };
}

const offered = (state: State) =>
  arcanoid.moves(state, 0).flatMap((move) => {
    const part = cardsPart(move);
    if (!part) return [move.command];
    return Array.from({ length: 1 << part.from.length }, (_, bits) => part.from.filter((_, i) => bits & (1 << i)))
      .filter(({ length }) => length >= part.least && length <= part.most)
      .map((cards) => completeWithCards(move, cards));
  });

describe("the course of Arcanoïd", () => {
  const { match, moments } = walked();

  it("is dealt and decided as the rules have it, and won by three fields to one", () => {
    expect(verifySteps(arcanoid, match.log, itemAt(COURSE, 0).scene!.seed).violation).toBeUndefined();
    expect(match.match.phase).toBe("over");
    expect(tableOf(match.match.table).map((won) => won.reduce((sum, n) => sum + n, 0))).toEqual([3, 1]);
  });

  it("asks for one move at a time, of all that are allowed, and leaves others possible", () => {
    for (const { task, state } of moments) {
      const all = offered(state);
      const asked = all.filter((command) => course.isAsked(task.asked, command, state));
      expect([task.says, asked.length > 0]).toEqual([task.says, task.asked.do !== "read"]);
      if (task.asked.do !== "read") expect(asked.length).toBeLessThan(all.length);
      expect(new Set(asked.map(({ type }) => type)).size).toBeLessThan(2);
    }
  });

  it("has six steps, one after another", () => {
    expect(COURSE.map(({ step }) => step)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(stepsOf(COURSE)).toBe(6);
  });

  it("explains a move that cannot be made", () => {
    const { state } = itemAt(moments, 0);
    expect(() => commandOf(state, 0, "discard-cu5")).toThrow("discard-cu5: seat 0 does not hold cu5");
    expect(() => commandOf(state, 0, "sing")).toThrow("sing: no such move");
  });
});

describe("the tutor of Arcanoïd", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("answers and plays for the partner, one move after the other, and is done at the end of the round", async () => {
    const tutor = tutorOf(course, ["Ines", "Mira"]);
    const table = () => latest(tutor.connection.timeline.value).table;
    const ask = (move: string) =>
      tutor.connection.request("command", { id: move, command: commandOf(table(), 0, move) });
    expect(await ask("discard-t16")).toEqual({ ok: false, reason: "NotAsked" });
    expect(await ask("engage-3-co6-co10")).toMatchObject({ ok: true });
    expect(table().stage.at).toBe("window");
    vi.runOnlyPendingTimers();
    expect(itemAt(table().parties, 1).stands[3]).toBeUndefined();
    vi.runOnlyPendingTimers();
    expect(itemAt(table().parties, 1).stands[3]).toMatchObject({ how: "engaged" });
    for (const move of FOLLOWED.slice(1)) {
      vi.runAllTimers();
      expect(await ask(move)).toMatchObject({ ok: true });
    }
    expect(tutor.isDone.value).toBe(false);
    tutor.goOn();
    vi.runAllTimers();
    expect(tutor.isDone.value).toBe(true);
  });
});

describe("the beacon of Arcanoïd", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function learning() {
    const tutor = tutorOf(course, ["Ines", "Mira"]);
    const send = (command: Command) => tutor.connection.request("command", { id: "", command });
    const intent = createIntent({ timeline: tutor.connection.timeline, send });
    const pointer = () => pointerTo(tutor.task.value.asked, intent);
    const touch = (selector: string): void => {
      const [, attribute, value] = /\[data-(\w+)="([^"]+)"\]/.exec(selector) ?? [];
      if (attribute === "card") intent.touch(Number(value));
      else if (attribute === "action") intent.begin(value as Command["type"]);
      else if (attribute === "value") void intent.ask(itemAt(intent.moves.value, Number(value)).command);
      else if (attribute === "berth") intent.point(...(value!.split(":").map(Number) as [number, 0]));
      else intent.confirm();
    };
    return { tutor, intent, pointer, touch };
  }

  it("leads from the first card to the end of the round if a player follows nothing else", async () => {
    const { tutor, intent, pointer, touch } = learning();
    const touched: string[] = [];
    for (let touches = 0; touches < 30 && !tutor.isDone.value; touches++) {
      vi.runAllTimers();
      const at = pointer();
      if (at) touched.push(at);
      if (at) touch(at);
      else tutor.goOn();
      await vi.waitFor(() => expect(intent.sent.value).toBeUndefined());
    }
    expect(tutor.isDone.value).toBe(true);
    expect(touched.filter((at) => at === ".table-actions .main")).toHaveLength(4);
    intent.close();
  });

  it("is on cards that have to be put back, and nowhere while the partner plays", async () => {
    const { intent, pointer, touch } = learning();
    const first = pointer()!;
    const other = [...intent.usable.value].find((card) => intent.match.value.table.faces[card] === "t16")!;
    touch(first);
    touch(pointer()!);
    intent.touch(other);
    expect(pointer()).toBe(`[data-card="${other}"]`);
    intent.touch(other);
    touch(pointer()!);
    expect(pointer()).toBeUndefined();
    intent.close();
  });
});

describe.each(Object.entries({ en, de, fr }))("the text of the course in %s", (_, { tasks }) => {
  it("has room on a phone", () => {
    for (const say of Object.values(tasks)) expect(say({ who: "Mira" }).length).toBeLessThan(185);
  });
});

import { effect } from "@preact/signals";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { latest } from "../../../../../client/contract/timeline.ts";
import { commandOf } from "../../../../../client/games/tranquility/course/notation.ts";
import { pointerTo } from "../../../../../client/games/tranquility/course/pointing.tsx";
import { createTutor, type TranquilityTutor } from "../../../../../client/games/tranquility/course/tutor.ts";
import { createIntent } from "../../../../../client/games/tranquility/input/intent.ts";
import type { HintMode } from "../../../../../client/games/tranquility/preferences/settings.ts";
import type { Reply } from "../../../../../shared/engine/log/reply.ts";
import type { Match } from "../../../../../shared/engine/match/match.ts";
import { numberOn, type State } from "../../../../../shared/games/tranquility/state.ts";
import { itemAt } from "../../../../kit/item-at.ts";
import { FOLLOWED } from "../../../../kit/learning.ts";

const tableOf = ({ connection }: TranquilityTutor): State => (latest(connection.timeline.value) as Match<State>).table;

const ask = (tutor: TranquilityTutor, move: string): Promise<Reply> =>
  tutor.connection.request("command", { id: move, command: commandOf(tableOf(tutor), 0, move) });

/** Ends the partner's thinking time. */
const partnerPlays = () => vi.runOnlyPendingTimers();

let tutor: TranquilityTutor;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  tutor = createTutor(["Ines", "Mira"]);
});
afterEach(() => {
  tutor.connection.close();
  vi.useRealTimers();
});

async function follow(until = FOLLOWED.length): Promise<void> {
  for (const move of FOLLOWED.slice(0, until)) {
    partnerPlays();
    if (move === undefined) tutor.goOn();
    else expect(await ask(tutor, move)).toMatchObject({ ok: true });
  }
  partnerPlays();
}

describe("a tutor", () => {
  it("goes through the course with its pupil, and is done when the light shines", async () => {
    const said: string[] = [];
    const stop = effect(() => {
      said.push(tutor.task.value.says);
    });
    await follow();
    stop();
    expect(said).toEqual(["place", "rise", "price", "discard", "harbour", "toll", "sail", "light"]);
    expect(tutor.isDone.value).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("lists what its pupil has been taught", async () => {
    expect(tutor.taught.value).toEqual([]);
    await follow(1);
    expect(tutor.taught.value).toEqual(["rise"]);
    tutor.connection.close();
    tutor = createTutor(["Ines", "Mira"]);
    await follow();
    expect(tutor.taught.value).toEqual(["rise", "price", "light"]);
  });

  it("turns down moves that are allowed but not asked for, and nothing is lost by it", async () => {
    const { timeline } = tutor.connection;
    const { log } = timeline.value;
    for (const move of ["41@3", "66@19", "-2-17"])
      expect(await ask(tutor, move)).toEqual({ ok: false, reason: "NotAsked" });
    expect(timeline.value.log).toBe(log);
    expect(tutor.task.value.says).toBe("place");
    expect(await ask(tutor, "41@19")).toMatchObject({ ok: true });
  });

  it("refuses anything that is not a move", async () => {
    expect(await tutor.connection.request("concede", {})).toEqual({ ok: false, reason: "NotAsked" });
  });

  it("plays for the partner after a while, and immediately for quick pupils", async () => {
    await follow(5);
    expect(tutor.task.value.says).toBe("toll");
    const { stage } = tableOf(tutor);
    expect(stage.at === "toll" && stage.offers[1]?.length).toBe(5);
    tutor.connection.close();
    tutor = createTutor(["Ines", "Mira"]);
    await follow(4);
    await ask(tutor, "start");
    expect(tableOf(tutor).stage).toMatchObject({ at: "toll", offers: [undefined, undefined] });
    expect(await ask(tutor, "toll-63-25-36")).toMatchObject({ ok: true });
    expect(tableOf(tutor).stage.at).toBe("turn");
    expect(vi.getTimerCount()).toBe(0);
  });

  it("goes on past text only when it was read", async () => {
    tutor.goOn();
    expect(tutor.task.value.says).toBe("place");
    await follow(6);
    expect(tutor.task.value.says).toBe("sail");
    const before = tutor.connection.timeline.value;
    tutor.goOn();
    expect(tutor.task.value.says).toBe("light");
    expect(tutor.connection.timeline.value.log[0]).not.toBe(before.log[0]);
  });

  it("keeps the partner's cards to itself", async () => {
    const { hands, faces } = tableOf(tutor);
    expect(itemAt(hands, 1).map((card) => faces[card])).toEqual(itemAt(hands, 1).map(() => undefined));
  });

  it("stops once the page was left", async () => {
    await ask(tutor, "41@19");
    const { log } = tutor.connection.timeline.value;
    tutor.connection.close();
    vi.runAllTimers();
    expect(tutor.connection.timeline.value.log).toBe(log);
  });
});

describe("the beacon", () => {
  /** The pointer's target: a card by its number, a space, or an action. */
  function shown(intent: ReturnType<typeof createIntent>): string | undefined {
    const pointer = pointerTo(tutor.task.value.asked, intent);
    if (pointer?.on === "hand") return String(numberOn(tableOf(tutor), pointer.card));
    return pointer?.on === "cell" ? `space ${pointer.cell}` : pointer?.action;
  }
  const seated = () =>
    createIntent({
      timeline: tutor.connection.timeline,
      confirms: { value: true } as never,
      hints: { value: "full" as HintMode } as never,
      order: { value: "drawn" } as never,
      send: (command) => tutor.connection.request("command", { id: "", command }),
    });
  const card = (number: number) =>
    itemAt(tableOf(tutor).hands, 0).find((held) => numberOn(tableOf(tutor), held) === number)!;

  it("is on the card, then on the space, then on the button, and nowhere while the partner plays", async () => {
    const intent = seated();
    expect(shown(intent)).toBe("41");
    intent.touch(card(66));
    expect(shown(intent)).toBe("41");
    intent.touch(card(41));
    expect(shown(intent)).toBe("space 19");
    intent.touchCell(19);
    expect(shown(intent)).toBe("place");
    intent.confirm();
    expect(shown(intent)).toBeUndefined();
    await vi.waitFor(() => expect(intent.sent.value).toBeUndefined());
    expect(shown(intent)).toBeUndefined();
    partnerPlays();
    expect(shown(intent)).toBe("66");
    intent.touch(card(66));
    expect(shown(intent)).toBeUndefined();
    intent.close();
  });

  it("leaves the choice of what to pay, to discard and to give to the player", async () => {
    await follow(2);
    let intent = seated();
    intent.touch(card(43));
    intent.touchCell(20);
    expect(shown(intent)).toBeUndefined();
    intent.touch(card(2));
    intent.touch(card(35));
    expect(shown(intent)).toBe("place");
    intent.close();
    await ask(tutor, "43@20-2-35");
    partnerPlays();
    intent = seated();
    expect(shown(intent)).toBe("pair");
    intent.chooseSecondary("pair");
    expect(shown(intent)).toBeUndefined();
    intent.touch(card(17));
    intent.touch(card(32));
    expect(shown(intent)).toBe("pair");
    intent.close();
    await ask(tutor, "-17-32");
    partnerPlays();
    intent = seated();
    expect(shown(intent)).toBe("start");
    await ask(tutor, "start");
    partnerPlays();
    expect(shown(intent)).toBeUndefined();
    for (const number of [63, 25, 36]) intent.touch(card(number));
    expect(shown(intent)).toBe("offer");
    intent.close();
  });

  it("is on the light at the end", async () => {
    await follow(7);
    const intent = seated();
    expect(shown(intent)).toBe("finish");
    intent.close();
  });
});

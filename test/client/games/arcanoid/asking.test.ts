import { describe, expect, test } from "vitest";
import { EMPTY, filled, type PlayDraft, questionOf } from "../../../../client/games/arcanoid/play/asking.ts";
import { pauseBefore, standingAnswer } from "../../../../client/games/arcanoid/play/standing.ts";
import type { Rng } from "../../../../shared/engine/chance/rng.ts";
import { fold, isRefusal, type Seat } from "../../../../shared/engine/contract/events.ts";
import { arcanoid } from "../../../../shared/games/arcanoid/arcanoid.ts";
import { FOOL } from "../../../../shared/games/arcanoid/cards.ts";
import type { Command } from "../../../../shared/games/arcanoid/commands.ts";
import { VARIANT_NAMES } from "../../../../shared/games/arcanoid/options.ts";
import { actingFor, findToUse, type State } from "../../../../shared/games/arcanoid/state.ts";
import { chanceOf, rolls } from "../../../kit/chance.ts";
import { itemAt } from "../../../kit/item-at.ts";
import { seedOf } from "../../../kit/play.ts";

function answered(state: State, seat: number, rng: Rng): Command {
  const offered = arcanoid.moves(state, seat);
  let draft: PlayDraft = EMPTY;
  for (;;) {
    const question = questionOf(offered, draft)!;
    switch (question.of) {
      case "type":
        draft = { ...EMPTY, type: itemAt(question.types, rng(question.types.length)) };
        break;
      case "slot": {
        const { value } = itemAt(question.options, rng(question.options.length));
        draft = { ...draft, slots: { ...draft.slots, [question.slot]: value } };
        break;
      }
      case "call":
        draft = { ...draft, call: itemAt(question.codes, rng(question.codes.length)) };
        break;
      case "cards": {
        const { from, least, most } = question.part;
        return filled(question.move, from.slice(0, least + rng(most - least + 1)));
      }
      case "play":
        return question.command;
    }
  }
}

/** Yields every decision of the first seat that must act. */
function* moments(variant: (typeof VARIANT_NAMES)[number], n: number) {
  const rng = rolls(n);
  const options = { variant, tide: false, rounds: 1, renewals: 1, ties: "top-card" } as const;
  let state = fold(arcanoid, arcanoid.initial(options, 4), arcanoid.deal(options, 4, chanceOf(seedOf(variant + n))));
  for (let step = 0; ; step++) {
    const [due] = arcanoid.toAct(state);
    if (!due) return;
    const command = answered(state, due.seat, rng);
    const events = arcanoid.decide(state, due.seat, command, chanceOf(seedOf(`${variant}${n} ${step}`)));
    yield { state, seat: due.seat, command, events };
    if (isRefusal(events)) return;
    state = fold(arcanoid, state, events);
  }
}

test.each(VARIANT_NAMES)("%s: every answer to the questions is a legal command", (variant) => {
  const given = new Set<string>();
  for (let n = 0; n < 9; n++)
    for (const { command, events } of moments(variant, n)) {
      given.add(command.type);
      expect(isRefusal(events), JSON.stringify([command, events])).toBe(false);
    }
  for (const type of ["Engage", "Discard", "Abdicate", "LetStand", "PlayStar"]) expect(given).toContain(type);
});

const holdsFool = (state: State, seat: Seat): boolean => findToUse(state, actingFor(state, seat)!, FOOL) !== undefined;

describe("standing answers (S4)", () => {
  const windows = Array.from({ length: 40 }, (_, n) => [...moments("dresden", n)])
    .flat()
    .filter(({ state }) => state.stage.at === "window");

  test("only the holder of the Fool is asked, and all others pass", () => {
    const holders = windows.filter(({ state, seat }) => holdsFool(state, seat));
    expect(holders.length).toBeGreaterThan(0);
    for (const { state, seat } of windows) {
      const isHolder = holdsFool(state, seat);
      const answer = standingAnswer(state, seat, "holder", "ask");
      expect(answer).toEqual(isHolder ? undefined : { type: "LetStand" });
      expect(standingAnswer(state, seat, "never", "ask")).toEqual({ type: "LetStand" });
      expect(standingAnswer(state, seat, "always", "ask")).toBe(undefined);
      if (isHolder && standingAnswer(state, seat, "from25", "ask") === undefined)
        expect(standingAnswer(state, seat, "from15", "ask")).toBe(undefined);
    }
  });

  test("votes are given where a player has said how, and other questions are not answered", () => {
    for (const { state, seat } of moments("dresden", 1)) {
      const isVote = state.stage.at === "vote";
      const answer = standingAnswer(state, seat, "always", "no");
      expect(answer).toEqual(isVote ? { type: "VoteOnRenewal", renew: false } : undefined);
    }
  });

  test("all standing answers wait equally long, from 0.8 to 2.4 s", () => {
    expect([pauseBefore(0), pauseBefore(0.5), pauseBefore(1)]).toEqual([800, 1600, 2400]);
  });
});

import { describe, expect, it } from "vitest";
import { stepsOf } from "../../../../../client/features/course/course.ts";
import { COURSE, ISLANDS, type TranquilityCourseTask } from "../../../../../client/games/tranquility/course/course.ts";
import de from "../../../../../client/games/tranquility/course/messages/de.ts";
import en from "../../../../../client/games/tranquility/course/messages/en.ts";
import fr from "../../../../../client/games/tranquility/course/messages/fr.ts";
import { commandOf } from "../../../../../client/games/tranquility/course/notation.ts";
import { isAsked, stage } from "../../../../../client/games/tranquility/course/tutor.ts";
import gameDe from "../../../../../client/games/tranquility/text/messages/de.ts";
import gameEn from "../../../../../client/games/tranquility/text/messages/en.ts";
import gameFr from "../../../../../client/games/tranquility/text/messages/fr.ts";
import { isRefusal } from "../../../../../shared/engine/contract/events.ts";
import { cardsPart, completeWithCards, type Move } from "../../../../../shared/engine/contract/moves.ts";
import { verifySteps } from "../../../../../shared/engine/log/verify.ts";
import type { Command } from "../../../../../shared/games/tranquility/commands.ts";
import { numberOn, type State } from "../../../../../shared/games/tranquility/state.ts";
import { tranquility } from "../../../../../shared/games/tranquility/tranquility.ts";
import { itemAt } from "../../../../kit/item-at.ts";
import { FOLLOWED } from "../../../../kit/learning.ts";

function walked() {
  const matches: { readonly match: ReturnType<typeof stage>; readonly seed: string }[] = [];
  const moments = COURSE.map((task, i) => {
    const { scene, before } = task;
    if (scene) matches.push({ match: stage(scene, ["Ines", "Mira"]), seed: scene.seed });
    const { match } = matches.at(-1)!;
    const play = (seat: number, move: string) => {
      const events = match.play(seat, commandOf(match.match.table, seat, move));
      if (isRefusal(events)) throw new Error(`${move}: ${events.refused}`);
    };
    if (before) play(1, before);
    const moment = { task, state: match.match.table };
    if (FOLLOWED[i]) play(0, FOLLOWED[i]);
    return moment;
  });
  return { matches, moments };
}

/** A command without its payment. */
function written(state: State, command: Command): string {
  if (command.type === "PlaceCard") return `${numberOn(state, command.card)}@${command.cell}`;
  return command.type === "OfferToll" ? `toll ${command.cards.length}` : command.type;
}

/** The move with every allowed number of cards, from the start and from the end of the list. */
function* meant(move: Move<Command>): Generator<Command> {
  const choose = cardsPart(move);
  if (!choose) return yield move.command;
  for (let n = choose.least; n <= choose.most; n++) {
    yield completeWithCards(move, choose.from.slice(0, n));
    yield completeWithCards(move, choose.from.slice(choose.from.length - n));
  }
}

const askedFor = ({ task, state }: { readonly task: TranquilityCourseTask; readonly state: State }): string[] => {
  const commands = tranquility.moves(state, 0).flatMap((move) => [...meant(move)]);
  return [
    ...new Set(
      commands.filter((command) => isAsked(task.asked, command, state)).map((command) => written(state, command)),
    ),
  ];
};

const { matches, moments } = walked();

describe("the course", () => {
  it.each(matches)("is dealt and decided by the rules, seed $seed", ({ match, seed }) => {
    expect(verifySteps(tranquility, match.log, seed).violation).toBeUndefined();
  });

  it("ends with a crossing that both win", () => {
    expect(matches.at(-1)!.match.match.outcome).toEqual({ result: "won", winners: [0, 1], reason: "finished" });
  });

  it("asks for exactly these moves, of all that are allowed", () => {
    const after = (cell: number) => Array.from({ length: 35 - cell }, (_, i) => `66@${cell + 1 + i}`);
    expect(Object.fromEntries(moments.map((moment) => [moment.task.says, askedFor(moment)]))).toEqual({
      place: ["41@19"],
      // Beside 41, on space 20, the 66 would cost 25.
      rise: after(20),
      price: ["43@20"],
      discard: ["DiscardPair"],
      harbour: ["PlayStart"],
      toll: ["toll 3"],
      sail: [],
      light: ["PlayFinish"],
    });
  });

  it("allows another move wherever the rules do not insist", () => {
    for (const { task, state } of moments) {
      const others = tranquility
        .moves(state, 0)
        .filter((move) => ![...meant(move)].some((command) => isAsked(task.asked, command, state)));
      const isForced = ["harbour", "toll", "sail"].includes(task.says);
      expect([task.says, others.length > 0]).toEqual([task.says, !isForced]);
    }
  });

  it("states the true cost of an island beside another", () => {
    const { state } = moments.find(({ task }) => task.says === "price")!;
    const move = tranquility.moves(state, 0).find((move) => written(state, move.command) === "43@20")!;
    expect(cardsPart(move)?.most).toBe(2);
    expect(ISLANDS.near - ISLANDS.first).toBe(2);
  });

  it("continues when unusual islands are placed and unusual cards are paid", () => {
    const others = ["41@19", "66@21", "43@20-17-32", "-63-36", "start"];
    const match = stage(itemAt(COURSE, 0).scene!, ["Ines", "Mira"]);
    for (const [i, move] of others.entries()) {
      const { before } = itemAt(COURSE, i);
      if (before) expect(match.play(1, commandOf(match.match.table, 1, before))).not.toHaveProperty("refused");
      expect(match.play(0, commandOf(match.match.table, 0, move))).not.toHaveProperty("refused");
    }
    expect(match.match.table.stage.at).toBe("toll");
  });

  it("has six steps, one after another", () => {
    expect([...new Set(COURSE.map(({ step }) => step))]).toEqual([1, 2, 3, 4, 5, 6]);
    expect(stepsOf(COURSE)).toBe(6);
  });
});

const LANGUAGES = { en: [en, gameEn], fr: [fr, gameFr], de: [de, gameDe] } as const;

describe.each(Object.entries(LANGUAGES))("the text of the course in %s", (_, [{ tasks }, { primer }]) => {
  const aims: Readonly<Record<string, string>> = {
    ...primer,
    price: primer.price({ sum: "43 − 41 = 2" }),
    place: primer.rise,
  };

  it("has room on a phone", () => {
    const all = { n: 66, other: 41, who: "Mira", own: 3, theirs: 5 };
    for (const [name, say] of Object.entries(tasks)) {
      const text = (say as (p: object) => string)({ ...all, aim: aims[name] });
      expect(text.length).toBeLessThan(185);
      expect(text).not.toContain("undefined");
    }
  });
});

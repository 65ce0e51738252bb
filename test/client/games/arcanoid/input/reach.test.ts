import { signal } from "@preact/signals";
import { describe, expect, it } from "vitest";
import { emptyTimeline, extend, type Timeline } from "../../../../../client/contract/timeline.ts";
import { type ArcanoidTableInput, createIntent } from "../../../../../client/games/arcanoid/input/intent.ts";
import { isRefusal } from "../../../../../shared/engine/contract/events.ts";
import { anyCommand } from "../../../../../shared/engine/contract/moves.ts";
import { arcanoid } from "../../../../../shared/games/arcanoid/arcanoid.ts";
import type { Command } from "../../../../../shared/games/arcanoid/commands.ts";
import type { Event } from "../../../../../shared/games/arcanoid/events.ts";
import { VARIANT_NAMES } from "../../../../../shared/games/arcanoid/options.ts";
import type { State } from "../../../../../shared/games/arcanoid/state.ts";
import { rolls } from "../../../../kit/chance.ts";
import { played } from "../staged.ts";

function cardsOf(command: Command): readonly number[] {
  const { card, core, cards, magician } = command as Partial<
    Record<"card" | "magician", number> & Record<"core" | "cards", readonly number[]>
  >;
  return [card, magician, ...(core ?? []), ...(cards ?? [])].filter((one) => one !== undefined);
}

/** Sorts all cards into one list, so that commands can be compared. */
const meant = (command: Command) => {
  const { core: _, cards: __, ...rest } = { core: [], cards: [], ...command };
  return { ...rest, all: cardsOf(command).toSorted((a, b) => a - b) };
};

function choose(intent: ArcanoidTableInput, command: Command): Command | undefined {
  for (const card of cardsOf(command)) intent.touch(card);
  if (command.type === "Discard") return intent.discard.value;
  intent.begin(command.type);
  const actor = intent.actor.value!;
  for (let asked = 0; asked < 6; asked++) {
    const question = intent.question.value;
    if (!question || question.of === "play") break;
    if (question.of === "call") intent.call((command as { readonly call: number }).call);
    else if (question.of !== "slot") break;
    else if (question.slot === "field") {
      const { field, party = actor } = command as { readonly field: 0; readonly party?: number };
      intent.point(party, field);
    } else {
      const wanted = JSON.stringify(meant(command));
      const { value } =
        question.options.find(
          ({ move }) => JSON.stringify(meant({ ...move.command, ...callOf(command) })) === wanted,
        ) ?? question.options.find(({ value }) => value === (command as never)[question.slot])!;
      intent.answer(question.slot, value);
    }
  }
  return intent.ready.value;
}

const callOf = (command: Command) => ("call" in command ? { call: command.call } : {});

describe.each(VARIANT_NAMES)("the input of %s", (variant) => {
  it("can build everything that the rules allow, by cards, berths and answers", () => {
    const rng = rolls(11);
    const kinds = new Set<string>();
    for (let seed = 1; seed <= 3; seed++) {
      const match = played(4, 0, { variant, tide: seed === 3 }, seed);
      for (let i = 0; i < 90 && match.match.phase === "live"; i++) {
        const [due] = arcanoid.toAct(match.match.table);
        if (!due) break;
        const timeline = signal<Timeline<State, Event>>(
          extend(emptyTimeline(arcanoid, due.seat), match.seenBy(due.seat)),
        );
        const intent = createIntent({ timeline, send: async () => ({ ok: true, v: 0 }) });
        const command = anyCommand(intent.moves.value, rng);
        if (intent.isPlaying.value) {
          kinds.add(command.type);
          expect(meant(choose(intent, command)!), JSON.stringify(command)).toEqual(meant(command));
        }
        intent.close();
        expect(isRefusal(match.play(due.seat, command))).toBe(false);
      }
    }
    for (const type of ["Engage", "Discard", "Abdicate"]) expect(kinds).toContain(type);
    expect(kinds.size).toBeGreaterThan(10);
  });
});

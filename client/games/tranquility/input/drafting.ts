import { computed, type ReadonlySignal } from "@preact/signals";
import type { Handle } from "../../../../shared/engine/contract/events.ts";
import type { Cell } from "../../../../shared/games/tranquility/layouts.ts";
import { faceOf, isJoker } from "../../../../shared/games/tranquility/state.ts";
import type { HintMode } from "../preferences/settings.ts";
import type { MoveDraft } from "./draft.ts";
import { markedIn } from "./interaction.ts";
import type { InteractionContext } from "./interaction-context.ts";
import { endFor, nextEnd, numbersFor, spacesFor, turnable } from "./legality.ts";
import { isPicking } from "./picking.ts";
import type { InputStore } from "./store.ts";

/** @param hand the player's hand in display order */
export function createDraft(
  { context, interaction, situation, hover, drag, lifted, sent }: InputStore,
  hand: ReadonlySignal<readonly Handle[]>,
  hints: ReadonlySignal<HintMode>,
) {
  const { match, moves } = situation;
  const spaces = computed<ReadonlyMap<Cell, number>>(() => {
    const now = interaction.value;
    return now.at === "card" ? spacesFor(match.value.table, moves.value, now.card) : new Map();
  });
  const target = computed<Cell | undefined>(() => {
    const now = interaction.value;
    if (now.at === "turn") return now.cell ?? hover.value;
    if (now.at !== "card") return undefined;
    const isSpaceShown = hints.value !== "none" && hover.value !== undefined && spaces.value.has(hover.value);
    return now.cell ?? (isSpaceShown ? hover.value : undefined);
  });
  /** Numbers for the chosen joker on its space, with their costs. */
  const numbers = computed(() => {
    const now = interaction.value;
    const isNamed = now.at === "card" && now.cell !== undefined && isJoker(match.value.table, now.card);
    return isNamed ? numbersFor(moves.value, now.card, now.cell!) : [];
  });
  const draft = computed<MoveDraft>(() => ({
    ...chosenIn(context.value),
    spaces: spaces.value,
    hand: hand.value,
    hints: hints.value,
    marksSpare: hints.value !== "none" && isPicking(context.value),
    ...(target.value === undefined ? {} : { target: target.value }),
    ...(lifted.value === undefined ? {} : { lifted: lifted.value }),
    ...(drag.value ? { drag: drag.value } : {}),
    ...(sent.value ? { sent: sent.value.command } : {}),
  }));
  return { spaces, numbers, draft };
}

type Chosen = Pick<MoveDraft, "chosen" | "value" | "clears" | "turns" | "end" | "marked" | "isDecided" | "offering">;

function chosenIn({ interaction, match, moves }: InteractionContext): Chosen {
  const base = {
    marked: markedIn(interaction),
    isDecided: "cell" in interaction && interaction.cell !== undefined,
    offering: interaction.at === "offer",
  };
  switch (interaction.at) {
    case "rest": {
      const end = nextEnd(moves);
      return { ...base, ...(end ? { end } : {}) };
    }
    case "card": {
      const { card, value } = interaction;
      const end = endFor(moves, card);
      return {
        ...base,
        chosen: card,
        ...(value === undefined ? {} : { value }),
        ...(faceOf(match.table, card) === "compass" ? { clears: true } : {}),
        ...(end ? { end } : {}),
      };
    }
    case "turn":
      return { ...base, turns: turnable(moves) };
    default:
      return base;
  }
}

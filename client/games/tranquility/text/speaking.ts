import { computed, effect, type ReadonlySignal } from "@preact/signals";
import { numberOf } from "../../../../shared/games/tranquility/cards.ts";
import { faceOf } from "../../../../shared/games/tranquility/state.ts";
import type { TranquilityTableInput } from "../input/intent.ts";
import { cardLabel, primaryActionAloud, primaryActionText } from "./labels.ts";
import { messages } from "./messages/messages.ts";
import { reasonText } from "./sentences.ts";

interface Speaking {
  readonly intent: TranquilityTableInput;
  readonly isCut: ReadonlySignal<boolean>;
}

/** Announces choices, refusals, and commands kept while disconnected. Returns a function that stops this. */
export function speakOf({ intent, isCut }: Speaking, say: (text: string) => void): () => void {
  const choice = computed(() => choiceOf(intent));
  const stops = [
    effect(() => {
      if (choice.value) say(choice.value);
    }),
    effect(() => {
      const { value } = intent.refusal;
      if (value) say(reasonText(value, messages.peek()));
    }),
    effect(() => {
      if (isCut.value && intent.sent.value) say(messages.peek().buttons.kept);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Empty if nothing is chosen, or a command is being sent. */
function choiceOf({ mode, sent, draft, primaryAction, match, spaces }: TranquilityTableInput): string {
  const now = mode.value;
  if (now.at === "rest" || sent.value) return "";
  const { hints } = draft.peek();
  const says = primaryActionText(primaryAction.value, match.peek(), messages.value, hints);
  const action = primaryActionAloud(says, messages.value).join(". ");
  if (now.at !== "card" || now.cell !== undefined) return action;
  const face = faceOf(match.peek().table, now.card);
  const n = numberOf(face);
  if (n !== undefined && hints !== "none") return messages.value.hand.chosen({ n, spaces: spaces.value.size });
  const only = messages.value.hand.chosenOnly({ card: cardLabel(face, messages.value) });
  return n === undefined ? `${only} ${action}` : only;
}

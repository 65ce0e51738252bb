import type { Phrases as Sayable } from "../../../../shared/engine/contract/talk.ts";
import type { PickerProps } from "../../../contract/parts.ts";
import { messages } from "./messages/messages.ts";
import { phraseText } from "./sentences.ts";

const COURTESIES = ["agreed", "keep", "more", "thanks"] as const;

const numbersOf = ({ give }: Sayable): readonly number[] =>
  give ? Array.from({ length: give.most - give.least + 1 }, (_, i) => give.least + i) : [];

export const Phrases = ({ phrases, onSay }: PickerProps) => (
  <div class="phrases">
    {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and these say something at once */}
    <div class="row wrap" role="group" aria-label={messages.value.talk.iCanGive}>
      <span class="small">{messages.value.talk.iCanGive}</span>
      {numbersOf(phrases).map((n) => (
        <button
          key={n}
          type="button"
          class="button quiet number num"
          aria-label={phraseText("give", n, messages.value)}
          onClick={() => onSay("give", n)}
        >
          {n}
        </button>
      ))}
    </div>
    <div class="row wrap">
      {COURTESIES.map((phrase) => (
        <button key={phrase} type="button" class="button quiet slim" onClick={() => onSay(phrase)}>
          {phraseText(phrase, undefined, messages.value).replace(/\.$/, "")}
        </button>
      ))}
    </div>
  </div>
);

import { phraseText } from "../../games/tranquility/sentences.ts";
import { words } from "../../games/tranquility/words/words.ts";
import { t } from "../../i18n/t.ts";

const NUMBERS = [0, 1, 2, 3, 4, 5] as const;
const OTHERS = ["agreed", "keep", "more", "thanks"] as const;

interface Props {
  readonly onSay: (phrase: string, n?: number) => void;
}

/** What may be said while a toll is open: numbers, and a few courtesies. */
export const Phrases = ({ onSay }: Props) => (
  <div class="phrases">
    {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and these say something at once */}
    <div class="row wrap" role="group" aria-label={t().talk.iCanGive}>
      <span class="small">{t().talk.iCanGive}</span>
      {NUMBERS.map((n) => (
        <button
          key={n}
          type="button"
          class="button quiet number num"
          aria-label={phraseText("give", n, words.value)}
          onClick={() => onSay("give", n)}
        >
          {n}
        </button>
      ))}
    </div>
    <div class="row wrap">
      {OTHERS.map((phrase) => (
        <button key={phrase} type="button" class="button quiet slim" onClick={() => onSay(phrase)}>
          {phraseText(phrase, undefined, words.value).replace(/\.$/, "")}
        </button>
      ))}
    </div>
  </div>
);

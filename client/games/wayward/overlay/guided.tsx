import { useEffect, useState } from "preact/hooks";
import type { Match } from "../../../../shared/engine/match/match.ts";
import type { State } from "../../../../shared/games/wayward/state.ts";
import type { Book } from "../../../contract/volume.ts";
import { paragraphsOf } from "../../../features/rules/book.ts";
import { language } from "../../../i18n/language.ts";
import type { WaywardEntry } from "../play/steps.ts";
import { tick } from "../play/steps.ts";
import { volume } from "../rules/volume.ts";
import { messages } from "../text/messages/messages.ts";
import { lineOf } from "../text/sentences.ts";
import { ruleOf } from "./course.tsx";
import { Why } from "./why.tsx";

interface Props {
  readonly match: Match<State>;
  /** The remaining steps; the first one is shown. */
  readonly undone: readonly WaywardEntry[];
}

/** Questions wait until the shown step is done. */
export function Guided({ match, undone }: Props) {
  const [event] = undone;
  const say = messages.value;
  const rule = ruleOf(event!);
  const text = useRule(rule);
  return (
    <section class="way-question way-guided" aria-label={say.guided}>
      <div class="way-asked">
        <h2 data-landing tabIndex={-1}>
          {lineOf(event!, { match })}
        </h2>
        {rule && <Why match={match} rule={rule} />}
      </div>
      {text && <p>{text}</p>}
      <button type="button" class="button main way-answer" onClick={() => tick(match.config.id, [event!])}>
        {say.stepDone(undone.length - 1)}
      </button>
    </section>
  );
}

/** Undefined until the book is loaded. */
function useRule(rule: string | undefined): string | undefined {
  const [book, set] = useState<Book>();
  useEffect(() => {
    let isLeft = false;
    void volume.books[language.value]().then((loaded) => !isLeft && set(loaded.default));
    return () => {
      isLeft = true;
    };
  }, [language.value]);
  if (!book || rule === undefined) return undefined;
  const paragraphs = Object.values(book.chapters).flatMap(paragraphsOf);
  return paragraphs.find(({ rules }) => rules.includes(rule))?.text;
}

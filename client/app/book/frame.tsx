import "./pages.css";
import type { ComponentChildren } from "preact";
import { LANGUAGE_PARAMETER } from "../../../shared/head.ts";
import type { GameCard } from "../../games/card.ts";
import { hasChoice, wordsOf } from "../../games/shelf.ts";
import { LANGUAGES, language } from "../../i18n/language.ts";
import { t } from "../../i18n/t.ts";
import { Mark } from "../../ui/mark.tsx";
import { booksPath, fairPath, learnPath } from "../route.ts";
import { firstCourse } from "../words.ts";
import { words } from "./words/words.ts";

interface Props {
  readonly path: string;
  /** The game that is read about, if it is one: its course is offered. Where there is one game, it is offered on every page. */
  readonly card?: GameCard;
  readonly children: ComponentChildren;
}

/**
 * A page to be read and printed, complete without scripts. Its links load whole pages: each has a title of its own, and who was
 * sent one in another language than theirs comes back to their own.
 */
export function ReadingPage({ path, card, children }: Props) {
  const course = card?.course ? card : hasChoice ? undefined : firstCourse;
  return (
    <div class="reading">
      <header class="reading-top">
        <a class="title brand" href="/">
          <Mark /> {t().place}
        </a>
        <nav class="row wrap" aria-label={words.value.pages}>
          <a class="pill" href={booksPath}>
            {t().rules.title}
          </a>
          {course && (
            <a class="pill" href={learnPath(course.id)}>
              {wordsOf(course).learn}
            </a>
          )}
          <a class="pill" href="/">
            {words.value.play}
          </a>
        </nav>
      </header>
      {children}
      <footer class="reading-foot row between wrap">
        <a class="plain" href={fairPath}>
          {words.value.fair.title}
        </a>
        <nav class="row" aria-label={t().settings.language}>
          {Object.entries(LANGUAGES).map(([tag, name]) => (
            <a
              key={tag}
              class="plain"
              href={`${path}?${LANGUAGE_PARAMETER}=${tag}`}
              hreflang={tag}
              lang={tag}
              aria-current={tag === language.value ? "true" : undefined}
            >
              {name}
            </a>
          ))}
        </nav>
      </footer>
    </div>
  );
}

import "../../rules/book.css";
import type { ReadonlySignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { GameCard } from "../../games/card.ts";
import { wordsOf } from "../../games/shelf.ts";
import { catalogueOf } from "../../i18n/catalogue.ts";
import { language } from "../../i18n/language.ts";
import { chaptersIn } from "../../rules/book.ts";
import { ChapterText } from "../../rules/chapter.tsx";
import { typeset } from "../../rules/typeset.ts";
import type { Book, Volume } from "../../rules/volume.ts";
import { NotFound } from "../not-found.tsx";
import { rulesPath } from "../route.ts";
import { ReadingPage } from "./frame.tsx";
import { words } from "./words/words.ts";

export interface OpenBook {
  readonly card: GameCard;
  readonly volume: Volume;
  readonly book: ReadonlySignal<Book>;
}

/** Loads the rule book of a game that has one. */
export async function openBookOf(card: GameCard): Promise<OpenBook> {
  const volume = await card.book!();
  const { words: book, learn } = catalogueOf<Book>(volume.words);
  await learn();
  return { card, volume, book };
}

/** Pictures are drawn after the browser has scrolled to the rule in the address: scrolls to where it is then. */
function useAnchor(): void {
  useEffect(() => {
    const id = location.hash.slice(1);
    if (id !== "") document.getElementById(id)?.scrollIntoView({ block: "center" });
  }, []);
}

interface Props extends OpenBook {
  readonly chapter?: string | undefined;
}

/** The rule book of a game as a page: the whole book, or a chapter. */
export function RulesPage({ card, volume, book: { value: book }, chapter }: Props) {
  useAnchor();
  const names = chaptersIn(volume, book);
  if (chapter !== undefined && !names.includes(chapter)) return <NotFound />;
  const isWhole = chapter === undefined;
  const shown = isWhole ? names : [chapter];
  const anchored = new Set<string>();
  return (
    <ReadingPage path={rulesPath(card.id, chapter)} card={card}>
      <nav class="reading-chapters row wrap" aria-label={book.modes}>
        {names.map((name) => (
          <a
            key={name}
            class="button slim quiet"
            href={rulesPath(card.id, name)}
            aria-current={name === chapter ? "page" : undefined}
          >
            {book.chapters[name]!.title}
          </a>
        ))}
        <a class="button slim quiet" href={rulesPath(card.id)} aria-current={isWhole ? "page" : undefined}>
          {words.value.wholeBook}
        </a>
      </nav>
      <main id="content" class="panel reading-text">
        {isWhole && (
          <header>
            <h1>{words.value.rulesOf(wordsOf(card).name)}</h1>
            <p class="book-lead">{typeset(words.value.rulesLead, language.value)}</p>
          </header>
        )}
        {shown.map((name) => (
          <article key={name}>
            <ChapterText
              chapter={name}
              headings={isWhole ? ["h2", "h3"] : ["h1", "h2"]}
              tag={language.value}
              {...{ volume, book, anchored }}
            />
          </article>
        ))}
        <p class="reading-print">
          <button type="button" class="button slim" onClick={() => print()}>
            {words.value.print}
          </button>
        </p>
      </main>
    </ReadingPage>
  );
}

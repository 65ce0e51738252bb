import "../../features/rules/book.css";
import type { ReadonlySignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { messagesOf } from "../../catalog/catalog.ts";
import type { GameManifest } from "../../contract/manifest.ts";
import type { Book, Volume } from "../../contract/volume.ts";
import { NotFound } from "../../features/frame/not-found.tsx";
import { chaptersIn } from "../../features/rules/book.ts";
import { ChapterText } from "../../features/rules/chapter.tsx";
import { language } from "../../i18n/language.ts";
import { catalogueOf } from "../../i18n/message-catalogue.ts";
import { typeset } from "../../i18n/typeset.ts";
import { rulesPath } from "../../navigation/route.ts";
import { ReadingPage } from "./frame.tsx";
import { messages } from "./messages/messages.ts";

export interface OpenBook {
  readonly manifest: GameManifest;
  readonly volume: Volume;
  readonly book: ReadonlySignal<Book>;
}

export async function openBookOf(manifest: GameManifest): Promise<OpenBook> {
  const volume = await manifest.book!();
  const { messages: book, load } = catalogueOf<Book>(volume.books);
  await load();
  return { manifest, volume, book };
}

/** Scrolls again to the rule, because pictures drawn after the browser's scrolling have moved it. */
function useAnchor(): void {
  useEffect(() => {
    const id = location.hash.slice(1);
    if (id !== "") document.getElementById(id)?.scrollIntoView({ block: "center" });
  }, []);
}

interface Props extends OpenBook {
  readonly chapter?: string | undefined;
}

export function RulesPage({ manifest, volume, book: { value: book }, chapter }: Props) {
  useAnchor();
  const names = chaptersIn(volume, book);
  if (chapter !== undefined && !names.includes(chapter)) return <NotFound />;
  const isWhole = chapter === undefined;
  const shown = isWhole ? names : [chapter];
  const anchored = new Set<string>();
  return (
    <ReadingPage path={rulesPath(manifest.id, chapter)} manifest={manifest}>
      <nav class="reading-chapters row wrap" aria-label={book.modes}>
        {names.map((name) => (
          <a
            key={name}
            class="button slim quiet"
            href={rulesPath(manifest.id, name)}
            aria-current={name === chapter ? "page" : undefined}
          >
            {book.chapters[name]!.title}
          </a>
        ))}
        <a class="button slim quiet" href={rulesPath(manifest.id)} aria-current={isWhole ? "page" : undefined}>
          {messages.value.wholeBook}
        </a>
      </nav>
      <main id="content" class="panel reading-text">
        {isWhole && (
          <header>
            <h1>{messages.value.rulesOf(messagesOf(manifest).name)}</h1>
            <p class="book-lead">{typeset(messages.value.rulesLead, language.value)}</p>
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
            {messages.value.print}
          </button>
        </p>
      </main>
    </ReadingPage>
  );
}

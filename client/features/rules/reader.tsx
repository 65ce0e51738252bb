import "./book.css";
import type { ComponentChildren } from "preact";
import { useEffect, useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Book, Volume } from "../../contract/volume.ts";
import { type Language, language } from "../../i18n/language.ts";
import { t } from "../../i18n/t.ts";
import { Tabs } from "../../ui/tabs.tsx";
import { chapterFor, chaptersIn } from "./book.ts";
import { ChapterText } from "./chapter.tsx";
import type { BookLocation } from "./opened.ts";

interface Props {
  readonly volume: Volume;
  readonly place: BookLocation;
  readonly pathOf: (chapter: string, rule?: string) => string;
  readonly onFailure: () => void;
  readonly children?: ComponentChildren;
}

export function Reader({ volume, place, pathOf, onFailure, children }: Props) {
  const [loaded, setLoaded] = useState<{ readonly tag: Language; readonly book: Book }>();
  const tag = language.value;
  useEffect(() => {
    let isGone = false;
    volume.books[tag]().then(
      ({ default: book }) => isGone || setLoaded({ tag, book }),
      () => isGone || onFailure(),
    );
    return () => {
      isGone = true;
    };
  }, [volume, tag]);
  return loaded ? <OpenBook {...{ volume, place, pathOf, children }} {...loaded} /> : null;
}

interface OpenProps extends Pick<Props, "volume" | "place" | "pathOf" | "children"> {
  readonly book: Book;
  readonly tag: Language;
}

function OpenBook({ volume, book, tag, place, pathOf, children }: OpenProps) {
  const names = chaptersIn(volume, book);
  const [chosen, choose] = useState(() => chapterFor(book, names, place));
  const [target, setTarget] = useState(place.rule);
  const id = useId();
  const page = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const rule = page.current?.querySelector<HTMLElement>("[data-sought]");
    if (rule) {
      rule.focus({ preventScroll: true });
      rule.scrollIntoView({ block: "center" });
    } else page.current?.focus();
  }, []);
  const turnTo = (name: string) => {
    choose(name);
    setTarget(undefined);
    page.current?.scrollTo(0, 0);
  };
  const titles = Object.fromEntries(names.map((name) => [name, book.chapters[name]!.title]));
  const chapter = book.chapters[chosen]!;
  return (
    <>
      {names.length > 1 && <Tabs label={book.modes} tabs={titles} chosen={chosen} onChoose={turnTo} panel={id} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys must be able to scroll the text */}
      <div ref={page} id={id} class="book-page" role="tabpanel" aria-label={chapter.title} tabIndex={0}>
        <ChapterText key={chosen} chapter={chosen} target={target} headings={["h3", "h4"]} {...{ volume, book, tag }} />
      </div>
      <p class="book-foot row between wrap">
        <a class="plain" href={pathOf(chosen, target)} target="_blank" rel="noopener">
          {t().rules.asPage}
        </a>
        {children}
      </p>
    </>
  );
}

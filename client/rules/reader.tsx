import "./book.css";
import { useEffect, useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import { type Language, language } from "../i18n/language.ts";
import { Tabs } from "../ui/tabs.tsx";
import { type Book, type Chapter, chapterFor, type Paragraph } from "./book.ts";
import type { Place } from "./opened.ts";
import type { Volume } from "./shelf.ts";
import { typeset } from "./typeset.ts";

interface Props {
  readonly volume: Volume;
  readonly place: Place;
  /** The words could not be fetched. */
  readonly onFailure: () => void;
}

/** A rule book, as soon as there are words for it in the language of the moment. */
export function Reader({ volume, place, onFailure }: Props) {
  const [learned, setLearned] = useState<{ readonly tag: Language; readonly book: Book }>();
  const tag = language.value;
  useEffect(() => {
    let isGone = false;
    volume.words[tag]().then(
      ({ default: book }) => isGone || setLearned({ tag, book }),
      () => isGone || onFailure(),
    );
    return () => {
      isGone = true;
    };
  }, [volume, tag]);
  return learned ? <OpenBook volume={volume} place={place} {...learned} /> : null;
}

interface OpenProps {
  readonly volume: Volume;
  readonly book: Book;
  /** The language the book is in. */
  readonly tag: Language;
  readonly place: Place;
}

/** A tab for every mode, and below it the chapter of one. */
function OpenBook({ volume, book, tag, place }: OpenProps) {
  const modes = Object.keys(volume.modes).filter((mode) => Object.hasOwn(book.chapters, mode));
  const [chosen, choose] = useState(() => chapterFor(book, modes, place));
  const [sought, seek] = useState(place.rule);
  const id = useId();
  const page = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const rule = page.current?.querySelector<HTMLElement>("[data-sought]");
    if (rule) {
      rule.focus({ preventScroll: true });
      rule.scrollIntoView({ block: "center" });
    } else page.current?.focus();
  }, []);
  const turnTo = (mode: string) => {
    choose(mode);
    seek(undefined);
    page.current?.scrollTo(0, 0);
  };
  const titles = Object.fromEntries(modes.map((mode) => [mode, book.chapters[mode]!.title]));
  const chapter = book.chapters[chosen]!;
  return (
    <>
      {modes.length > 1 && <Tabs label={book.modes} tabs={titles} chosen={chosen} onChoose={turnTo} panel={id} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keys that scroll it */}
      <div ref={page} id={id} class="book-page" role="tabpanel" aria-label={chapter.title} tabIndex={0}>
        <Pages
          key={chosen}
          chapter={chapter}
          players={book.players(playersOf(volume, chosen))}
          sought={sought}
          {...{ volume, book, tag }}
        />
      </div>
    </>
  );
}

function playersOf({ modes }: Volume, mode: string): { least: number; most: number } {
  const [least, most] = modes[mode]!;
  return { least, most };
}

interface PagesProps extends Omit<OpenProps, "place"> {
  readonly chapter: Chapter;
  readonly players: string;
  readonly sought: string | undefined;
}

function Pages({ volume: { Picture }, book, tag, chapter, players, sought }: PagesProps) {
  const set = (text: string) => typeset(text, tag);
  const found = new Set<string>();
  /** The first paragraph that tells a rule is where a search for it ends. */
  const isSought = ({ rules }: Paragraph) => {
    const isFirst = sought !== undefined && !found.has(sought) && rules.includes(sought);
    for (const rule of rules) found.add(rule);
    return isFirst;
  };
  return (
    <>
      <header>
        <h3>{chapter.title}</h3>
        <p class="small muted">{set(players)}</p>
        <p class="book-lead">{set(chapter.lead)}</p>
      </header>
      {Object.entries(chapter.sections).map(([name, { title, picture, text }]) => (
        <section key={name}>
          <h4>{set(title)}</h4>
          {picture !== undefined && <Picture name={picture} label={set(book.pictures[picture] ?? "")} />}
          {text.map((paragraph) => (
            <Rule key={paragraph.text} paragraph={paragraph} isSought={isSought(paragraph)} {...{ book, set }} />
          ))}
        </section>
      ))}
    </>
  );
}

interface RuleProps {
  readonly paragraph: Paragraph;
  readonly isSought: boolean;
  readonly book: Book;
  readonly set: (text: string) => string;
}

/** A paragraph, with the numbers of its rules beside it and, where it is one, the mark of a reading of our own. */
function Rule({ paragraph: { rules, text, isOurs }, isSought, book, set }: RuleProps) {
  return (
    <div class="book-rule" {...(isSought ? { "data-sought": "", tabIndex: -1 } : {})}>
      <p class="book-ids">
        {rules.map((rule) => (
          <span key={rule} data-rule={rule}>
            {rule}
          </span>
        ))}
      </p>
      <div>
        <p>{set(text)}</p>
        {isOurs && (
          <details class="book-ours">
            <summary>{set(book.ours)}</summary>
            <p>{set(book.oursNote)}</p>
          </details>
        )}
      </div>
    </div>
  );
}

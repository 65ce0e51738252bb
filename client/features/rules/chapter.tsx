import type { Book, Paragraph, Volume } from "../../contract/volume.ts";
import type { Language } from "../../i18n/language.ts";
import { typeset } from "../../i18n/typeset.ts";

interface Props {
  readonly volume: Volume;
  readonly book: Book;
  readonly tag: Language;
  readonly chapter: string;
  readonly headings: readonly [chapter: "h1" | "h2" | "h3", section: "h2" | "h3" | "h4"];
  /** A rule to scroll to. */
  readonly target?: string | undefined;
  /** Rules explained so far on the page. The first paragraph about a rule gets the rule's anchor. */
  readonly anchored?: Set<string>;
}

export function ChapterText({ volume, book, tag, chapter, headings, target, anchored }: Props) {
  const set = (text: string) => typeset(text, tag);
  const { title, lead, sections } = book.chapters[chapter]!;
  const players = volume.chapters[chapter]!;
  const found = new Set<string>();
  /** Whether a paragraph is the first that explains the target rule. */
  const isTarget = ({ rules }: Paragraph) => {
    const isFirst = target !== undefined && !found.has(target) && rules.includes(target);
    for (const rule of rules) found.add(rule);
    return isFirst;
  };
  const [Title, Subtitle] = headings;
  return (
    <>
      <header>
        <Title id={anchored ? chapter : undefined}>{title}</Title>
        {players && <p class="small muted">{set(book.players({ least: players[0], most: players[1] }))}</p>}
        <p class="book-lead">{set(lead)}</p>
      </header>
      {Object.entries(sections).map(([name, { title, picture, text }]) => (
        <section key={name}>
          <Subtitle>{set(title)}</Subtitle>
          {picture !== undefined && <volume.Picture name={picture} label={set(book.pictures[picture] ?? "")} />}
          {text.map((paragraph) => (
            <Rule key={paragraph.text} isTarget={isTarget(paragraph)} {...{ paragraph, book, set, anchored }} />
          ))}
        </section>
      ))}
    </>
  );
}

interface RuleProps extends Pick<Props, "book"> {
  readonly paragraph: Paragraph;
  readonly isTarget: boolean;
  readonly anchored: Set<string> | undefined;
  readonly set: (text: string) => string;
}

function Rule({ paragraph: { rules, text, isOurs }, isTarget, anchored, book, set }: RuleProps) {
  return (
    <div class="book-rule" {...(isTarget ? { "data-sought": "", tabIndex: -1 } : {})}>
      <p class="book-ids">
        {rules.map((rule) => (
          <RuleNumber key={rule} rule={rule} anchored={anchored} />
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

/** On the book's page, the number links to the rule's first paragraph, so that the address can be copied. */
function RuleNumber({ rule, anchored }: { readonly rule: string; readonly anchored: Set<string> | undefined }) {
  if (!anchored) return <span data-rule={rule}>{rule}</span>;
  const isFirst = !anchored.has(rule);
  anchored.add(rule);
  return (
    <a data-rule={rule} id={isFirst ? rule : undefined} href={`#${rule}`}>
      {rule}
    </a>
  );
}

import "./sheet.css";
import type { BoardSheet, SheetParagraph } from "../../contract/boards.ts";
import { language } from "../../i18n/language.ts";
import { typeset } from "../../i18n/typeset.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { messages } from "./messages/messages.ts";

interface Props {
  readonly sheet: BoardSheet;
  readonly onClose: () => void;
}

export function SheetDialog({ sheet, onClose }: Props) {
  const say = messages.value.sheet;
  const { title, author, Picture, setup, rules } = sheet;
  const print = (
    <button type="button" class="button main" onClick={() => globalThis.print()}>
      {say.print}
    </button>
  );
  return (
    <Dialog title={say.open} kind="sheet-dialog" onClose={onClose} foot={print}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys must be able to scroll the text */}
      <article class="board-sheet" tabIndex={0} aria-label={title}>
        <header>
          <h3>{title}</h3>
          {author && <p>{say.by(author)}</p>}
        </header>
        <div class="sheet-top">
          <Picture />
          <Part title={say.setup} paragraphs={setup} />
        </div>
        <Part title={say.rules} paragraphs={rules} />
      </article>
    </Dialog>
  );
}

interface PartProps {
  readonly title: string;
  readonly paragraphs: readonly SheetParagraph[];
}

const Part = ({ title, paragraphs }: PartProps) => (
  <section>
    <h4>{title}</h4>
    <dl>
      {paragraphs.map(({ id, text }) => (
        <div key={id}>
          <dt>{id}</dt>
          <dd>{typeset(text, language.value)}</dd>
        </div>
      ))}
    </dl>
  </section>
);

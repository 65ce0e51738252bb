import { language } from "../../i18n/language.ts";
import { typeset } from "../../i18n/typeset.ts";
import { fairPath, historyPath, openFilePath } from "../../navigation/route.ts";
import { Icon } from "../../ui/icon.tsx";
import { ReadingPage } from "./frame.tsx";
import { messages } from "./messages/messages.ts";

export function FairPage() {
  const { title, lead, steps, check, checkNote, ownMatches, file, limits, limitsNote } = messages.value.fair;
  const set = (text: string) => typeset(text, language.value);
  return (
    <ReadingPage path={fairPath}>
      <main id="content" class="panel reading-text">
        <header>
          <h1>{set(title)}</h1>
          <p class="book-lead">{set(lead)}</p>
        </header>
        <ol class="reading-steps">
          {steps.map(([name, note]) => (
            <li key={name}>
              <h2>{set(name)}</h2>
              <p>{set(note)}</p>
            </li>
          ))}
        </ol>
        <section>
          <h2>{set(check)}</h2>
          <p>{set(checkNote)}</p>
          <p class="row wrap reading-ways">
            <a class="button main" href={historyPath()}>
              <Icon name="check" /> {ownMatches}
            </a>
            <a class="button" href={openFilePath}>
              <Icon name="up" /> {file}
            </a>
          </p>
        </section>
        <section>
          <h2>{set(limits)}</h2>
          <p>{set(limitsNote)}</p>
        </section>
      </main>
    </ReadingPage>
  );
}

import { useEffect, useState } from "preact/hooks";
import { VERSION } from "../../../shared/version.ts";
import { type About, readAbout } from "../../api/records.ts";
import { language } from "../../i18n/language.ts";
import { typeset } from "../../i18n/typeset.ts";
import { aboutPath, devicePath } from "../../navigation/route.ts";
import { ReadingPage } from "./frame.tsx";
import { messages } from "./messages/messages.ts";

/** Undefined until loaded. */
function useAbout(): About | undefined {
  const [about, setAbout] = useState<About>();
  useEffect(() => {
    void readAbout().then((answer) => answer.ok && setAbout(answer));
  }, []);
  return about;
}

const Way = ({ to, children }: { readonly to: string; readonly children: string }) => (
  <p>
    <a class="plain" href={to} rel={to.startsWith("/") ? undefined : "noreferrer"}>
      {children}
    </a>
  </p>
);

export function AboutPage() {
  const about = useAbout();
  const { title, lead, host, privacy, source } = messages.value.about;
  const set = (text: string) => typeset(text, language.value);
  return (
    <ReadingPage path={aboutPath}>
      <main id="content" class="panel reading-text">
        <header>
          <h1>{set(title)}</h1>
          <p class="book-lead">{set(lead)}</p>
        </header>
        <section id="host">
          <h2>{set(host.title)}</h2>
          <p>{set(about?.host ? host.by(about.host) : host.unnamed)}</p>
          {about?.contact && <Way to={about.contact}>{host.contact}</Way>}
        </section>
        <section id="privacy">
          <h2>{set(privacy.title)}</h2>
          {privacy.notes.map((note) => (
            <p key={note}>{set(note)}</p>
          ))}
          <Way to={devicePath}>{privacy.remove}</Way>
        </section>
        <section id="source">
          <h2>{set(source.title)}</h2>
          <p>{set(source.licence(VERSION))}</p>
          {about?.source && <Way to={about.source}>{source.link}</Way>}
        </section>
      </main>
    </ReadingPage>
  );
}

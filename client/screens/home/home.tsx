import "../../style/home.css";
import { useState } from "preact/hooks";
import { t } from "../../i18n/t.ts";
import { guest } from "../../net/identity.ts";
import { openBook } from "../../rules/opened.ts";
import { Hero } from "../../ui/hero.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Mark } from "../../ui/mark.tsx";
import { settingsDialog } from "../settings.ts";
import { How } from "./how.tsx";
import { MyMatches } from "./mine.tsx";
import { NameDialog } from "./name-dialog.tsx";
import { OpenTables } from "./tables.tsx";
import { Ways } from "./ways.tsx";
import { words } from "./words/words.ts";

function Top() {
  const [sheet, setSheet] = useState<"settings" | "name">();
  const Sheet = sheet === "name" ? NameDialog : sheet && settingsDialog.part.value;
  const openSettings = () => {
    void settingsDialog.fetch();
    setSheet("settings");
  };
  const name = guest.value?.name;
  return (
    <header class="top">
      <p class="title brand">
        <Mark /> {t().place}
      </p>
      <nav class="row">
        <button type="button" class="pill" onClick={() => openBook({ game: "tranquility" })}>
          <span class="narrow">
            <Icon name="help" />
          </span>
          <span class="word">{t().rules.title}</span>
        </button>
        <button type="button" class="pill" aria-label={t().settings.title} onClick={openSettings}>
          <Icon name="gear" />
        </button>
        <button
          type="button"
          class="pill"
          aria-label={name === undefined ? undefined : t().name.change(name)}
          onClick={() => setSheet("name")}
        >
          <Icon name="one" />
          <span class="clip name">{name ?? t().name.none}</span>
        </button>
      </nav>
      {Sheet && <Sheet onClose={() => setSheet(undefined)} />}
    </header>
  );
}

/** The home page: eight hours of one sea, a table to sit at, and one's own matches. */
export function Home() {
  return (
    <div class="home">
      <Hero />
      <Top />
      <main>
        <h1>
          <span>{words.value.claim}</span>
        </h1>
        <div class="panels">
          <Ways />
          <OpenTables />
          <MyMatches />
        </div>
        <How />
      </main>
    </div>
  );
}

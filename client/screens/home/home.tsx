import "../../style/home.css";
import { useEffect, useState } from "preact/hooks";
import { t } from "../../i18n/t.ts";
import { guest } from "../../net/identity.ts";
import { Icon } from "../../ui/icon.tsx";
import { Mark } from "../../ui/mark.tsx";
import { RulesDialog } from "../rules-dialog.tsx";
import { SettingsDialog } from "../settings-dialog.tsx";
import { How } from "./how.tsx";
import { MyMatches } from "./mine.tsx";
import { NameDialog } from "./name-dialog.tsx";
import { OpenTables } from "./tables.tsx";
import { Ways } from "./ways.tsx";

const SHEETS = { rules: RulesDialog, settings: SettingsDialog, name: NameDialog } as const;

function Top() {
  const [sheet, setSheet] = useState<keyof typeof SHEETS>();
  const Sheet = sheet && SHEETS[sheet];
  const name = guest.value?.name;
  return (
    <header class="top">
      <p class="title brand">
        <Mark /> {t().place}
      </p>
      <nav class="row">
        <button type="button" class="pill" onClick={() => setSheet("rules")}>
          <span class="narrow">
            <Icon name="help" />
          </span>
          <span class="word">{t().rules.title}</span>
        </button>
        <button type="button" class="pill" aria-label={t().settings.title} onClick={() => setSheet("settings")}>
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

/** Where the sea ends: foam, the wet edge, and the sand the page stands on. */
const Shore = () => (
  <svg class="shore" viewBox="0 0 1440 40" preserveAspectRatio="none" aria-hidden="true">
    <path class="wash" d="M0 8C90 0 160 0 240 4s150 8 260 3 210-2 330 3 170-8 300-6 210 6 310 0" />
    <path class="wet" d="M0 18C90 10 160 10 240 14s150 8 260 3 210-2 330 3 170-8 300-6 210 6 310 0V40H0z" />
    <path class="sand" d="M0 27C90 19 160 19 240 23s150 8 260 3 210-2 330 3 170-8 300-6 210 6 310 0V40H0z" />
    <path class="foam" d="M0 18C90 10 160 10 240 14s150 8 260 3 210-2 330 3 170-8 300-6 210 6 310 0" />
  </svg>
);

/** The home page: eight hours of one sea, a table to sit at, and one's own matches. */
export function Home() {
  useEffect(() => {
    document.title = t().place;
  });
  return (
    <div class="home">
      <div class="hero" aria-hidden="true">
        <picture>
          <source media="(max-width: 700px)" srcset="/hero-narrow.webp" />
          <img src="/hero.webp" alt="" width="2160" height="618" fetchpriority="high" />
        </picture>
        <Shore />
      </div>
      <Top />
      <main>
        <h1>{t().claim}</h1>
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

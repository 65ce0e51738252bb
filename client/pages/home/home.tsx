import "./home.css";
import { useState } from "preact/hooks";
import type { Summary } from "../../../shared/engine/match/summary.ts";
import { guest } from "../../api/identity.ts";
import { manifestOf } from "../../catalog/catalog.ts";
import { PageFooter } from "../../features/frame/page-footer.tsx";
import { nameDialog } from "../../features/identity/name.ts";
import { newTable } from "../../features/new-table/new-table.ts";
import { settingsDialog } from "../../features/preferences/settings.ts";
import { openBook } from "../../features/rules/opened.ts";
import { t } from "../../i18n/t.ts";
import { Hero } from "../../ui/hero.tsx";
import { Icon } from "../../ui/icon.tsx";
import { savesData } from "../../ui/idle.ts";
import { type Lazy, usePart } from "../../ui/lazy.ts";
import { Mark } from "../../ui/mark.tsx";
import { DayCard } from "./day-card.tsx";
import { GameChooser } from "./game-chooser.tsx";
import { GameIntro } from "./game-intro.tsx";
import { useMyMatches } from "./match-lists.ts";
import { messages } from "./messages.ts";
import { MyMatches } from "./my-matches.tsx";
import { StartPanel } from "./start-panel.tsx";
import { OpenTables } from "./tables.tsx";
import type { MatchesProps } from "./under-way.tsx";

const DIALOGS = { settings: settingsDialog, name: nameDialog };

/** Not loaded if the browser asks to save data. */
const loadPuzzlePlace: Lazy<object> = () => import("./puzzle-place.tsx").then(({ PuzzlePlace }) => PuzzlePlace);
/** Loaded only for visitors with matches. */
const loadUnderWay: Lazy<MatchesProps> = () => import("./under-way.tsx").then(({ UnderWay }) => UnderWay);
const loadTurnBadge: Lazy<MatchesProps> = () => import("./under-way.tsx").then(({ TurnBadge }) => TurnBadge);

function Top({ matches }: { readonly matches: readonly Summary[] }) {
  const [sheet, setSheet] = useState<keyof typeof DIALOGS>();
  const Sheet = sheet && DIALOGS[sheet].part.value;
  const open = (wanted: keyof typeof DIALOGS) => {
    void DIALOGS[wanted].fetch();
    setSheet(wanted);
  };
  const TurnBadge = usePart(loadTurnBadge, matches.length > 0);
  const name = guest.value?.name;
  const manifest = manifestOf(newTable.value.game)!;
  return (
    <header class="top">
      <p class="title brand">
        <Mark /> {t().place} {TurnBadge && <TurnBadge matches={matches} />}
      </p>
      <nav class="row">
        {manifest.book && (
          <button type="button" class="pill" onClick={() => openBook({ game: manifest.id })}>
            <span class="narrow">
              <Icon name="help" />
            </span>
            <span class="word">{t().rules.title}</span>
          </button>
        )}
        <button type="button" class="pill" aria-label={t().settings.title} onClick={() => open("settings")}>
          <Icon name="gear" />
        </button>
        <button
          type="button"
          class="pill"
          aria-label={name === undefined ? undefined : t().name.change(name)}
          onClick={() => open("name")}
        >
          <Icon name="one" />
          <span class="clip name">{name ?? t().name.none}</span>
        </button>
      </nav>
      {Sheet && <Sheet game={manifest.id} onClose={() => setSheet(undefined)} />}
    </header>
  );
}

/** Returning players see their matches first. */
export function Home() {
  const { listing, isFailing } = useMyMatches();
  const matches = listing?.matches ?? [];
  const UnderWay = usePart(loadUnderWay, matches.length > 0);
  const PuzzlePlace = usePart(loadPuzzlePlace, !savesData());
  // Set once: the layout must not change when a visitor gets an identity.
  const [isKnown] = useState(() => guest.peek() !== undefined);
  return (
    <div class={isKnown ? "home known" : "home"}>
      <Hero />
      <Top matches={matches} />
      <main id="content">
        <div class="welcome">
          {UnderWay && <UnderWay matches={matches} />}
          <h1>
            <span>{messages.value.claim}</span>
          </h1>
        </div>
        <DayCard />
        <GameChooser />
        <div class="panels">
          <StartPanel isKnown={isKnown} hasPlayed={!listing || matches.length > 0} />
          <OpenTables />
          <MyMatches {...listing} isFailing={isFailing} />
        </div>
        {PuzzlePlace && <PuzzlePlace />}
        <GameIntro manifest={manifestOf(newTable.value.game)!} />
        <PageFooter />
      </main>
    </div>
  );
}

import type { Head, Heads, MovedPage } from "../../shared/head.ts";
import type { Language } from "../../shared/languages.ts";
import { pageNameOf, type Route } from "../../shared/routes.ts";
import { allGames, hasChoice, messagesOf } from "../catalog/catalog.ts";
import { gameName } from "../catalog/names.ts";
import type { GameManifest } from "../contract/manifest.ts";
import { chaptersIn } from "../features/rules/book.ts";
import { language, listed } from "../i18n/language.ts";
import { t } from "../i18n/t.ts";

import { gamesWithBook, movedPages } from "../pages/book/books.ts";
import { messages as reading } from "../pages/book/messages/messages.ts";
import { type OpenBook, openBookOf } from "../pages/book/rules-page.tsx";
import { messages as gallery } from "../pages/gallery/messages/messages.ts";
import { messages } from "../pages/home/messages.ts";
import { boardHeads, invitations, matches, seriesHeads } from "./invitations.ts";

interface GameModules {
  readonly game: string;
  modules(language: Language): readonly string[];
}

/**
 * A page rendered in each language when the client is built. Its content is what the app shows before any request is
 * answered, so that it stays when the app takes over.
 */
export interface PrerenderedPage {
  readonly route: Route;
  /** If false, the page only shows that its screen is loading. */
  readonly isDrawn: boolean;
  /** Call it once the messages are loaded. */
  head(): Head;
  /** The server chooses from these heads. */
  heads?(): Heads;
  /** Modules as paths below `client`. Their styles are linked, and their scripts preloaded. */
  modules(language: Language): readonly string[];
  /** Modules as paths below a game's folder; missing files are skipped. */
  readonly ofGame?: GameModules;
}

const unlisted = (): Head => ({ title: t().place, description: messages.value.claim, isListed: false });

const READING = ["pages/book/rules-page.tsx", "pages/book/books.ts"] as const;

function rulesPage({ manifest, book }: OpenBook, chapter: string | undefined): PrerenderedPage {
  return {
    route: { at: "rules", game: manifest.id, ...(chapter !== undefined && { chapter }) },
    isDrawn: true,
    head: () => {
      const { rulesOf, rulesLead } = reading.value;
      const rules = rulesOf(messagesOf(manifest).name);
      const shown = chapter === undefined ? undefined : book.value.chapters[chapter];
      return {
        title: `${shown ? `${shown.title}: ${rules}` : rules} — ${t().place}`,
        description: shown?.lead ?? rulesLead,
        isListed: true,
      };
    },
    modules: (language) => [...READING, `pages/book/messages/${language}.ts`],
    ofGame: { game: manifest.id, modules: (language) => [`rules/${language}.ts`] },
  };
}

const booksPage: PrerenderedPage = {
  route: { at: "rules" },
  isDrawn: true,
  head: () => ({
    title: `${t().rules.title} — ${t().place}`,
    description: gamesWithBook()
      .map((manifest) => messagesOf(manifest).name)
      .join(", "),
    isListed: true,
  }),
  modules: (language) => [...READING, "pages/book/books-page.tsx", `pages/book/messages/${language}.ts`],
};

const readingPage = (at: "fair" | "about"): PrerenderedPage => ({
  route: { at },
  isDrawn: true,
  head: () => ({
    title: `${reading.value[at].title} — ${t().place}`,
    description: reading.value[at].lead,
    isListed: true,
  }),
  modules: (language) => [`pages/book/${at}-page.tsx`, `pages/book/messages/${language}.ts`],
});

const dayPage: PrerenderedPage = {
  route: { at: "day" },
  isDrawn: false,
  head: () => ({
    title: `${reading.value.day.title} — ${t().place}`,
    description: reading.value.day.lead,
    isListed: true,
  }),
  modules: () => ["pages/day/day-page.tsx"],
};

const seriesPage: PrerenderedPage = {
  route: { at: "series" },
  isDrawn: false,
  head: () => ({
    title: `${reading.value.series.title} — ${t().place}`,
    description: reading.value.series.lead,
    isListed: true,
  }),
  heads: seriesHeads,
  modules: () => ["pages/series/series-page.tsx"],
};

const newSeriesPage: PrerenderedPage = {
  route: { at: "new-series" },
  isDrawn: false,
  head: unlisted,
  modules: () => ["pages/series/new-series-page.tsx"],
};

const galleryPage: PrerenderedPage = {
  route: { at: "boards" },
  isDrawn: false,
  head: () => ({
    title: `${gallery.value.title} — ${t().place}`,
    description: gallery.value.lead,
    isListed: true,
  }),
  heads: boardHeads,
  modules: () => ["pages/gallery/gallery-page.tsx"],
};

const publishBoardPage: PrerenderedPage = {
  route: { at: "publish-board" },
  isDrawn: false,
  head: unlisted,
  modules: () => ["pages/gallery/publish-page.tsx"],
};

const coursePage = (manifest: GameManifest): PrerenderedPage => ({
  route: { at: "learn", game: manifest.id },
  isDrawn: false,
  head: () => ({
    title: `${messagesOf(manifest).learn} — ${t().place}`,
    description: messagesOf(manifest).motto,
    isListed: true,
  }),
  modules: () => [],
  ofGame: { game: manifest.id, modules: () => ["course/load.ts", "course/learn.tsx"] },
});

/** Nothing is rendered, because the documents are on the visitor's device. */
const workshopPage = (manifest: GameManifest): PrerenderedPage => ({
  route: { at: "workshop", game: manifest.id },
  isDrawn: false,
  head: () => ({
    title: `${messagesOf(manifest).workshop} — ${t().place}`,
    description: messagesOf(manifest).motto,
    isListed: false,
  }),
  modules: () => [],
});

/** A table's modules; none with several games, because the address does not name the game. */
const tableModules = (): GameModules | undefined =>
  hasChoice()
    ? undefined
    : { game: allGames()[0]!.id, modules: (language) => ["index.ts", "board.ts", `text/messages/${language}.ts`] };

/** Names the games, or has the motto of the only game. */
function homeDescription(): string {
  const { claim } = messages.value;
  if (!hasChoice()) return `${claim}. ${messagesOf(allGames()[0]!).motto}`;
  return `${claim}: ${listed(
    allGames().map(({ id }) => gameName(id)),
    language.value,
  )}.`;
}

/** More pages hidden from search engines, with the module of each. */
const UNLISTED = [
  ["history", "pages/history/history.tsx"],
  ["logbook", "pages/logbook/logbook.tsx"],
  ["watch", "pages/watch/watch.tsx"],
  ["new-board", "pages/boards/new-board-page.tsx"],
  ["puzzles", "pages/puzzles/puzzles.tsx"],
  ["device", "pages/device/device.tsx"],
] as const;

/** The messages must be loaded before. */
export async function pages(): Promise<readonly PrerenderedPage[]> {
  const ofTable = tableModules();
  const books = await Promise.all(gamesWithBook().map(openBookOf));
  return [
    {
      route: { at: "home" },
      isDrawn: true,
      head: () => ({
        title: t().place,
        description: homeDescription(),
        isListed: true,
      }),
      modules: () => [],
    },
    ...allGames()
      .filter(({ course }) => course)
      .map(coursePage),
    ...allGames()
      .filter(({ workshop }) => workshop)
      .map(workshopPage),
    ...(books.length > 1 ? [booksPage] : []),
    ...books.flatMap((open) =>
      [undefined, ...chaptersIn(open.volume, open.book.value)].map((chapter) => rulesPage(open, chapter)),
    ),
    readingPage("fair"),
    readingPage("about"),
    {
      route: { at: "table", code: "" },
      isDrawn: false,
      head: unlisted,
      heads: () => ({ ...invitations(), ...matches() }),
      modules: () => ["features/table/table.tsx", "features/table/lobby.tsx"],
      ...(ofTable && { ofGame: ofTable }),
    },
    {
      route: { at: "replay", isBare: false },
      isDrawn: false,
      head: unlisted,
      heads: matches,
      modules: () => ["features/replay/replay.tsx"],
    },
    {
      route: { at: "follow", code: "" },
      isDrawn: false,
      head: unlisted,
      modules: () => ["features/replay/follow.tsx"],
    },
    dayPage,
    seriesPage,
    newSeriesPage,
    galleryPage,
    publishBoardPage,
    ...UNLISTED.map(([at, module]) => ({ route: { at }, isDrawn: false, head: unlisted, modules: () => [module] })),
    { route: { at: "nowhere" }, isDrawn: true, head: unlisted, modules: () => [] },
  ];
}

/** Redirects from old addresses, by page name. */
export const moved = (): readonly (readonly [name: string, page: MovedPage])[] =>
  movedPages().map(([from, to]) => [pageNameOf(from), { moved: to }]);

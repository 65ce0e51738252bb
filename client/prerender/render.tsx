import "../games/register.ts";
import { renderToStringAsync } from "preact-render-to-string";
import type { Head, Heads, MovedPage } from "../../shared/head.ts";
import type { Language } from "../../shared/languages.ts";
import { pageNameOf } from "../../shared/routes.ts";
import { App, fetchScreen } from "../app/app.tsx";
import { allGames, loadManifestMessages } from "../catalog/catalog.ts";
import { loadTableMessages } from "../i18n/at-table.ts";
import { language } from "../i18n/language.ts";
import { loadMessages } from "../i18n/t.ts";
import { route } from "../navigation/route.ts";
import { loadReadingMessages } from "../pages/book/messages/messages.ts";
import { loadGalleryMessages } from "../pages/gallery/messages/messages.ts";
import { loadHistoryMessages } from "../pages/history/messages/messages.ts";
import { loadSeriesMessages } from "../pages/series/messages/messages.ts";
import { moved, type PrerenderedPage, pages } from "./pages.ts";

/** For browsers without scripts; only served pages contain it. */
const NO_SCRIPT: Readonly<Record<Language, string>> = {
  en: "To play, this page needs JavaScript.",
  fr: "Pour jouer, cette page a besoin de JavaScript.",
  de: "Zum Spielen braucht diese Seite JavaScript.",
};

/** A page before insertion into its document. */
export interface RenderedPage {
  readonly name: string;
  readonly head: Head;
  readonly heads?: Heads;
  /** The content of the app's element. */
  readonly body: string;
  /** For browsers without scripts. */
  readonly noScript: string;
  /** Modules to link, as paths below `client`. */
  readonly modules: readonly string[];
  /** Modules of games, linked where they exist. */
  readonly ofGames: readonly string[];
}

export interface Site {
  readonly pages: readonly RenderedPage[];
  readonly moved: readonly (readonly [name: string, page: MovedPage])[];
}

/** Each language needs its own instance of the modules. */
export async function render(spoken: Language): Promise<Site> {
  language.value = spoken;
  await Promise.all([
    loadMessages(),
    loadTableMessages(),
    loadManifestMessages(),
    loadReadingMessages(),
    loadHistoryMessages(),
    loadSeriesMessages(),
    loadGalleryMessages(),
  ]);
  const rendered: RenderedPage[] = [];
  for (const page of await pages()) rendered.push(await renderPage(page, spoken));
  return { pages: rendered, moved: moved() };
}

async function renderPage(page: PrerenderedPage, spoken: Language): Promise<RenderedPage> {
  route.value = page.route;
  if (page.isDrawn) await fetchScreen(page.route);
  const { ofGame } = page;
  return {
    name: pageNameOf(page.route),
    head: page.head(),
    ...(page.heads && { heads: page.heads() }),
    body: await renderToStringAsync(<App />),
    noScript: NO_SCRIPT[spoken],
    modules: [
      `i18n/${spoken}.ts`,
      ...(page.route.at === "home" ? [] : [`i18n/table/${spoken}.ts`, "app/other-screens.tsx"]),
      ...page.modules(spoken),
    ],
    ofGames: [
      ...allGames().map(({ id }) => `games/${id}/setup/messages/${spoken}.ts`),
      ...(ofGame?.modules(spoken).map((path) => `games/${ofGame.game}/${path}`) ?? []),
    ],
  };
}

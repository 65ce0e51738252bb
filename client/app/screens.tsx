import type { VNode } from "preact";
import { learnShelf, manifestOf } from "../catalog/catalog.ts";
import { firstCourse } from "../catalog/names.ts";
import { NotFound } from "../features/frame/not-found.tsx";
import { learnDeviceWords } from "../features/identity/messages/messages.ts";
import type { Route } from "../navigation/route.ts";
import { learnReadingWords } from "../pages/book/messages/messages.ts";
import { learnHistoryWords } from "../pages/history/messages/messages.ts";
import { Home } from "../pages/home/home.tsx";
import { learnLogbookWords } from "../pages/logbook/messages/messages.ts";
import { learnWatchWords } from "../pages/watch/messages/messages.ts";

type At = Exclude<Route["at"], "nowhere">;
type RouteAt<Name extends At> = Extract<Route, { readonly at: Name }>;

/** Renders a route, once everything it needs is loaded. */
export type Screen = (here: Route) => VNode;

const nowhere: Screen = () => <NotFound />;

/**
 * Loads each screen with its messages; a failed load can be retried. Each is a chunk of its own except the home page,
 * which needs no canvas, rules or socket.
 */
const LOADERS: {
  readonly [Name in At]: (route: RouteAt<Name>) => Promise<(here: RouteAt<Name>) => VNode>;
} = {
  async home() {
    return () => <Home />;
  },
  async table() {
    const { Table } = await import("../features/table/table.tsx");
    return ({ code }) => <Table key={code} code={code} />;
  },
  async history() {
    const { History, learnPeopleWords } = await import("../pages/history/history.tsx");
    await Promise.all([learnHistoryWords(), learnPeopleWords()]);
    return ({ table }) => <History key={table ?? ""} table={table} />;
  },
  async logbook() {
    const [{ Logbook }] = await Promise.all([import("../pages/logbook/logbook.tsx"), learnLogbookWords()]);
    return ({ player }) => <Logbook key={player ?? ""} player={player} />;
  },
  async watch() {
    const [{ Watch }] = await Promise.all([import("../pages/watch/watch.tsx"), learnWatchWords(), learnHistoryWords()]);
    return () => <Watch />;
  },
  async day() {
    const [{ DayPage, learnDayWords }] = await Promise.all([import("../pages/day/day-page.tsx"), learnLogbookWords()]);
    await learnDayWords();
    return ({ day }) => <DayPage key={day ?? ""} asked={day} />;
  },
  async device() {
    const [{ Device }] = await Promise.all([import("../pages/device/device.tsx"), learnDeviceWords()]);
    return () => <Device />;
  },
  async learn({ game }) {
    const manifest = game === undefined ? firstCourse() : manifestOf(game);
    if (!manifest?.course) return nowhere;
    const Course = await manifest.course();
    return () => <Course />;
  },
  async workshop({ game }) {
    const Workshop = await manifestOf(game)?.workshop?.();
    return Workshop ? () => <Workshop /> : nowhere;
  },
  async rules(route) {
    const [{ readingAt }] = await Promise.all([import("../pages/book/books.ts"), learnReadingWords()]);
    const reading = readingAt(route);
    if (!reading) return nowhere;
    if (reading.read === "books") {
      const { BooksPage } = await import("../pages/book/books-page.tsx");
      return () => <BooksPage />;
    }
    const { RulesPage, openBookOf } = await import("../pages/book/rules-page.tsx");
    const book = await openBookOf(reading.manifest);
    return () => <RulesPage {...book} chapter={reading.chapter} />;
  },
  async fair() {
    const [{ FairPage }] = await Promise.all([import("../pages/book/fair-page.tsx"), learnReadingWords()]);
    return () => <FairPage />;
  },
  async about() {
    const [{ AboutPage }] = await Promise.all([import("../pages/book/about-page.tsx"), learnReadingWords()]);
    return () => <AboutPage />;
  },
  async follow() {
    const { Follow, learnReplayWords } = await import("../features/replay/follow.tsx");
    await learnReplayWords();
    return ({ code }) => <Follow key={code} code={code} />;
  },
  async replay() {
    const { Replay, learnReplayWords } = await import("../features/replay/replay.tsx");
    await learnReplayWords();
    return ({ id, isBare }) => <Replay key={id ?? ""} id={id} isBare={isBare} />;
  },
};

/** The key of a route's screen: all tables share one, and so do all replays and all lists. */
export function screenOf(route: Route): string {
  if (route.at === "learn" || route.at === "workshop") return `${route.at}/${route.game ?? ""}`;
  if (route.at === "rules") return `rules/${route.game ?? ""}/${route.chapter ?? ""}`;
  return route.at;
}

/** Loads the screen of a route. Rejects if something could not be loaded; it can be retried. */
export async function loadScreen(route: Exclude<Route, { readonly at: "nowhere" }>): Promise<Screen> {
  const load = LOADERS[route.at] as (here: Route) => Promise<Screen>;
  const [screen] = await Promise.all([load(route), learnShelf()]);
  return screen;
}

import { manifestOf } from "../catalog/catalog.ts";
import { firstCourse } from "../catalog/names.ts";
import { NotFound } from "../features/frame/not-found.tsx";
import { learnDeviceWords } from "../features/identity/messages/messages.ts";
import { learnReadingWords } from "../pages/book/messages/messages.ts";
import { learnHistoryWords } from "../pages/history/messages/messages.ts";
import { learnLogbookWords } from "../pages/logbook/messages/messages.ts";
import { learnWatchWords } from "../pages/watch/messages/messages.ts";
import type { Screen, ScreenLoaders } from "./screens.tsx";

const nowhere: Screen = () => <NotFound />;

/** Loads each screen with its messages; a failed load can be retried. Each is a chunk of its own. */
export const OTHER_SCREENS: Omit<ScreenLoaders, "home" | "table"> = {
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

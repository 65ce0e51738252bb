import { manifestOf } from "../catalog/catalog.ts";
import { firstCourse } from "../catalog/names.ts";
import { NotFound } from "../features/frame/not-found.tsx";
import { loadDeviceMessages } from "../features/identity/messages/messages.ts";
import { loadReadingMessages } from "../pages/book/messages/messages.ts";
import { loadHistoryMessages } from "../pages/history/messages/messages.ts";
import { loadLogbookMessages } from "../pages/logbook/messages/messages.ts";
import { loadWatchMessages } from "../pages/watch/messages/messages.ts";
import type { Screen, ScreenLoaders } from "./screens.tsx";

const nowhere: Screen = () => <NotFound />;

/** Failed loads can be repeated. */
export const OTHER_SCREENS: Omit<ScreenLoaders, "home" | "table"> = {
  async history() {
    const { History, loadPeopleMessages } = await import("../pages/history/history.tsx");
    await Promise.all([loadHistoryMessages(), loadPeopleMessages()]);
    return ({ table }) => <History key={table ?? ""} table={table} />;
  },
  async logbook() {
    const [{ Logbook }] = await Promise.all([import("../pages/logbook/logbook.tsx"), loadLogbookMessages()]);
    return ({ player }) => <Logbook key={player ?? ""} player={player} />;
  },
  async watch() {
    const [{ Watch }] = await Promise.all([
      import("../pages/watch/watch.tsx"),
      loadWatchMessages(),
      loadHistoryMessages(),
    ]);
    return () => <Watch />;
  },
  async day() {
    const [{ DayPage, loadDayMessages }] = await Promise.all([
      import("../pages/day/day-page.tsx"),
      loadLogbookMessages(),
    ]);
    await loadDayMessages();
    return ({ day }) => <DayPage key={day ?? ""} asked={day} />;
  },
  async series() {
    const { SeriesListPage, SeriesPage, loadSeriesMessages } = await import("../pages/series/series-page.tsx");
    await loadSeriesMessages();
    return ({ id }) => (id === undefined ? <SeriesListPage /> : <SeriesPage key={id} id={id} />);
  },
  async "new-series"() {
    const { NewSeriesPage, loadSeriesMessages } = await import("../pages/series/new-series-page.tsx");
    await loadSeriesMessages();
    return () => <NewSeriesPage />;
  },
  async "new-board"() {
    const { NewBoardPage, loadBoardsOf } = await import("../pages/boards/new-board-page.tsx");
    const found = await loadBoardsOf(location.hash);
    return found ? () => <NewBoardPage {...found} /> : nowhere;
  },
  async boards() {
    const { BoardPage, GalleryPage, loadGalleryPages } = await import("../pages/gallery/gallery-page.tsx");
    await loadGalleryPages();
    return ({ id }) => (id === undefined ? <GalleryPage /> : <BoardPage key={id} id={id} />);
  },
  async "publish-board"() {
    const { PublishPage, loadPublishPage } = await import("../pages/gallery/publish-page.tsx");
    const found = await loadPublishPage(location.hash);
    return () => <PublishPage {...found} />;
  },
  async puzzles() {
    const [{ Puzzles, loadPuzzleMessages }, { loadInsightMessages }] = await Promise.all([
      import("../pages/puzzles/puzzles.tsx"),
      import("../features/insight/messages/messages.ts"),
    ]);
    await Promise.all([loadPuzzleMessages(), loadInsightMessages()]);
    return (here) => <Puzzles set={here.set} id={here.id} />;
  },
  async device() {
    const [{ Device }] = await Promise.all([import("../pages/device/device.tsx"), loadDeviceMessages()]);
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
    const [{ readingAt }] = await Promise.all([import("../pages/book/books.ts"), loadReadingMessages()]);
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
    const [{ FairPage }] = await Promise.all([import("../pages/book/fair-page.tsx"), loadReadingMessages()]);
    return () => <FairPage />;
  },
  async about() {
    const [{ AboutPage }] = await Promise.all([import("../pages/book/about-page.tsx"), loadReadingMessages()]);
    return () => <AboutPage />;
  },
  async follow() {
    const { Follow, loadReplayMessages } = await import("../features/replay/follow.tsx");
    await loadReplayMessages();
    return ({ code }) => <Follow key={code} code={code} />;
  },
  async replay() {
    const { Replay, loadReplayMessages } = await import("../features/replay/replay.tsx");
    await loadReplayMessages();
    return ({ id, isBare }) => <Replay key={id ?? ""} id={id} isBare={isBare} />;
  },
};

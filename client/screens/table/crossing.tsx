import { useEffect, useState } from "preact/hooks";
import type { Match } from "../../../shared/engine/match.ts";
import type { State } from "../../../shared/games/tranquility/state.ts";
import type { Rect } from "../../games/tranquility/frames/frame.ts";
import { spacesLeft } from "../../games/tranquility/players.ts";
import { regions as shown } from "../../games/tranquility/tabletop.ts";
import { t } from "../../i18n/t.ts";
import type { Link } from "../../net/link.ts";
import { latest } from "../../play/timeline.ts";
import { seenOf } from "../../replay/missed.ts";
import type { BoardProps } from "../../table/board.tsx";
import { later } from "../../ui/later.ts";
import { Mark } from "../../ui/mark.tsx";
import { theme } from "../../ui/theme.ts";
import { toast } from "../../ui/toast.tsx";
import type { ReviewProps } from "../replay/review.tsx";
import type { ResultProps } from "../tranquility/result.tsx";
import { modeName } from "../words.ts";
import { Banner } from "./banner.tsx";
import { pressKey } from "./keys.ts";
import { isLent, Lent } from "./lent.tsx";
import { LogPlace, openTab, type Tab } from "./log-place.tsx";
import { MissedMoves } from "./missed.tsx";
import { Plaques } from "./plaques.tsx";
import { crossing, placed, type Regions, regionsOf } from "./regions.ts";
import { Tools } from "./tools.tsx";
import { Watchers } from "./watchers.tsx";

const isCut = (): void => toast(t().lost.noConnection);

/** The canvas arrives after the rest: people can already read who sits where. */
export const board = later<BoardProps>(() => import("../../table/board.tsx").then(({ Board }) => Board), isCut);
/** Fetches the canvas and what it draws with; people can take their seats meanwhile. */
export const fetchBoard = board.fetch;

/** The end of a match is fetched when there is one. */
const result = later<ResultProps>(() => import("../tranquility/result.tsx").then(({ Result }) => Result), isCut);

function Title({ link, regions }: { readonly link: Link; readonly regions: Regions }) {
  const { charter, phase, seats } = latest(link.timeline.value);
  const { table } = t();
  const left = spacesLeft(latest(link.timeline.value) as Match<State>);
  const isRoomy = regions.shape === "desktop";
  const isNamed = regions.shape !== "landscape";
  // Where it gets narrow, those who look on are worth more than an ornament and a number everybody sees.
  const isAlone = link.watchers.value.length === 0;
  const hasMark = isRoomy || (regions.shape === "tablet" && isAlone);
  const facts = [
    ...(isRoomy && isAlone && !regions.isTold ? [table.people(seats.length)] : []),
    ...(phase === "over" ? [] : [isRoomy ? table.spacesLeft(left) : table.left(left)]),
  ];
  if (!isNamed && facts.length === 0) return null;
  return (
    <header class={`title-place ${regions.shape}`} style={placed(regions.title)}>
      <h1 class="pill">
        {hasMark && <Mark size={26} />}
        {isNamed && <span class="title">{modeName(charter.game, charter.options)}</span>}
        {facts.length > 0 && <span class="muted facts">{facts.join(", ")}</span>}
      </h1>
      {isNamed && <Watchers link={link} />}
    </header>
  );
}

/** Just below all of these, on a page. */
const below = (rects: Regions["plaques"]): string => `${Math.max(...rects.map(({ y, height }) => y + height)) + 6}px`;

/** On a phone on its side the title has no room for those who look on: they stand beneath the people. */
const Beneath = ({ link, players: { x, y, height } }: { readonly link: Link; readonly players: Rect }) => (
  <div class="watchers-place" style={{ left: `${x}px`, top: `${y + height + 6}px` }}>
    <Watchers link={link} />
  </div>
);

/** Few look back while they play: it is fetched when somebody does. */
const review = later<ReviewProps>(() => import("../replay/review.tsx").then(({ Review }) => Review), isCut);

/** What of the match one looks at: the table as it is, or what went before, perhaps from some move on. */
type Looking = { readonly at: "now" } | { readonly at: "before"; readonly from?: number };

/** The table, or the way it came about. */
export function Crossing({ link }: { readonly link: Link }) {
  const [looking, look] = useState<Looking>({ at: "now" });
  const Review = review.part.value;
  const lookBack = (from?: number) => {
    void review.fetch();
    look({ at: "before", ...(from === undefined ? {} : { from }) });
  };
  if (looking.at === "before" && Review)
    return <Review link={link} from={looking.from} onBack={() => look({ at: "now" })} />;
  return <Present link={link} onLookBack={lookBack} />;
}

interface PresentProps {
  readonly link: Link;
  readonly onLookBack: (from?: number) => void;
}

/** The match: the canvas with the board and the hand, and around it everything that is made of words. */
function Present({ link, onLookBack }: PresentProps) {
  const [isLogOpen, setLogOpen] = useState(true);
  const [isResultOpen, setResultOpen] = useState(true);
  const Board = board.part.value;
  const timeline = link.timeline.value;
  const regions = shown.value ?? regionsOf(timeline);
  const { phase, outcome, charter } = latest(timeline);
  // Looking is what changes it: what was seen before is asked once.
  const [seen] = useState(() => seenOf(charter.id));
  const isOver = phase === "over";
  useEffect(() => {
    if (isOver) void result.fetch();
  }, [isOver]);
  const Result = result.part.value;
  const isShort = regions.shape === "portrait" || regions.shape === "landscape";
  const log = {
    isOpen: isLogOpen && !regions.isTold,
    toggle: () => {
      setLogOpen(regions.isTold || !isLogOpen);
      if (regions.isTold) setResultOpen(false);
    },
  };
  const open = (tab: Tab) => {
    if (!isShort && !log.isOpen) log.toggle();
    openTab(tab);
  };
  return (
    <main
      {...crossing()}
      data-phase={isOver ? "over" : "live"}
      data-outcome={outcome?.result}
      onKeyDown={(event) => {
        if (pressKey(event, open)) event.preventDefault();
      }}
    >
      {Board ? <Board link={link} theme={theme} seen={seen} /> : <p class="pill board-waits">{t().loading}</p>}
      {isLent(link) && <Lent link={link} at={placed(regions.actions)} />}
      <LogPlace link={link} regions={regions} isOpen={log.isOpen} />
      <Title link={link} regions={regions} />
      <Tools
        link={link}
        at={placed(regions.tools)}
        room={isShort ? "phone" : regions.shape === "desktop" ? "desktop" : "tablet"}
        onLookBack={onLookBack}
        {...(regions.shape === "desktop" ? { log } : {})}
      />
      <Banner link={link} {...(regions.shape === "portrait" ? { at: { top: below(regions.plaques) } } : {})} />
      <MissedMoves link={link} onShow={onLookBack} />
      <Plaques link={link} regions={regions} />
      {regions.shape === "landscape" && <Beneath link={link} players={regions.players} />}
      {isOver && Result && (
        <Result link={link} regions={regions} isOpen={isResultOpen} onToggle={() => setResultOpen(!isResultOpen)} />
      )}
    </main>
  );
}

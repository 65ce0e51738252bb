import { useEffect, useState } from "preact/hooks";
import type { Match } from "../../../shared/engine/match.ts";
import type { State } from "../../../shared/games/tranquility/state.ts";
import { spacesLeft } from "../../games/tranquility/players.ts";
import { regions as shown } from "../../games/tranquility/tabletop.ts";
import { t } from "../../i18n/t.ts";
import type { Link } from "../../net/link.ts";
import { latest } from "../../play/timeline.ts";
import type { BoardProps } from "../../table/board.tsx";
import { later } from "../../ui/later.ts";
import { Mark } from "../../ui/mark.tsx";
import { theme } from "../../ui/theme.ts";
import { toast } from "../../ui/toast.tsx";
import type { ResultProps } from "../tranquility/result.tsx";
import { modeName } from "../words.ts";
import { Banner } from "./banner.tsx";
import { LogPlace } from "./log-place.tsx";
import { Plaques } from "./plaques.tsx";
import { placed, type Regions, regionsOf } from "./regions.ts";
import { Tools } from "./tools.tsx";

const isCut = (): void => toast(t().lost.noConnection);

/** The canvas arrives after the rest: people can already read who sits where. */
const board = later<BoardProps>(() => import("../../table/board.tsx").then(({ Board }) => Board), isCut);
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
  const facts = [
    ...(isRoomy ? [table.people(seats.length)] : []),
    ...(phase === "over" ? [] : [isRoomy ? table.spacesLeft(left) : table.left(left)]),
  ];
  if (!isNamed && facts.length === 0) return null;
  return (
    <header class={`title-place ${regions.shape}`} style={placed(regions.title)}>
      <h1 class="pill">
        {regions.shape !== "portrait" && isNamed && <Mark size={26} />}
        {isNamed && <span class="title">{modeName(charter.game, charter.options)}</span>}
        {facts.length > 0 && <span class="muted facts">{facts.join(", ")}</span>}
      </h1>
    </header>
  );
}

/** The match: the canvas with the board and the hand, and around it everything that is made of words. */
export function Crossing({ link }: { readonly link: Link }) {
  const [isLogOpen, setLogOpen] = useState(true);
  const [isResultOpen, setResultOpen] = useState(true);
  const Board = board.part.value;
  const timeline = link.timeline.value;
  const regions = shown.value ?? regionsOf(timeline);
  const isOver = latest(timeline).phase === "over";
  useEffect(() => {
    if (isOver) void result.fetch();
  }, [isOver]);
  const Result = result.part.value;
  const isShort = regions.shape === "portrait" || regions.shape === "landscape";
  const log = { isOpen: isLogOpen, toggle: () => setLogOpen(!isLogOpen) };
  return (
    <main class="crossing" data-phase={isOver ? "over" : "live"}>
      {Board ? <Board link={link} theme={theme} /> : <p class="pill board-waits">{t().loading}</p>}
      <Title link={link} regions={regions} />
      <Tools
        link={link}
        at={placed(regions.tools)}
        isShort={isShort}
        {...(regions.shape === "desktop" ? { log } : {})}
      />
      <Banner link={link} />
      <Plaques link={link} regions={regions} />
      <LogPlace link={link} regions={regions} isOpen={isLogOpen && !(isOver && isResultOpen)} />
      {isOver && Result && <Result link={link} isOpen={isResultOpen} onToggle={() => setResultOpen(!isResultOpen)} />}
    </main>
  );
}

import "../../style/table.css";
import "../../style/replay.css";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Seat } from "../../../shared/engine/game.ts";
import type { Match } from "../../../shared/engine/match.ts";
import type { Summary } from "../../../shared/engine/summary.ts";
import { handOf, numberOn, type State } from "../../../shared/games/tranquility/state.ts";
import { watching } from "../../games/tranquility/watching.ts";
import { language } from "../../i18n/language.ts";
import { t } from "../../i18n/t.ts";
import { latest, type Timeline } from "../../play/timeline.ts";
import type { Show } from "../../replay/show.ts";
import { words } from "../../replay/words/words.ts";
import { useRulesKey } from "../../rules/key.ts";
import { placeFor } from "../../rules/opened.ts";
import { Mark } from "../../ui/mark.tsx";
import { theme } from "../../ui/theme.ts";
import { board, fetchBoard } from "../table/crossing.tsx";
import { LogPlace } from "../table/log-place.tsx";
import { Plaques } from "../table/plaques.tsx";
import { crossing, placed, type Regions, watchedRegions } from "../table/regions.ts";
import { modeName } from "../words.ts";
import { Controls } from "./controls.tsx";
import { Discards, Spent } from "./discards.tsx";
import { pressKey, type Ways } from "./keys.ts";
import { Links } from "./links.tsx";
import { mayPlayOn, PlayOn } from "./play-on.tsx";
import { Tree } from "./tree.tsx";

interface Props {
  readonly show: Show;
  /** Leads back to the table the match is played at. */
  readonly onBack?: () => void;
  /** The matches that go back to the same deal, this one among them, where they can be walked. */
  readonly family?: readonly Summary[];
  /** Without anything but the table and its controls, for other people's pages. */
  readonly isBare?: boolean;
}

/** A match watched again: the table as in live play, and below it the controls. */
export function Viewer({ show, onBack, family, isBare = false }: Props) {
  const { playback, link } = show;
  const Board = board.part.value;
  const seen = useMemo(() => watching(playback), [playback]);
  useEffect(() => void fetchBoard(), []);
  useEffect(() => () => playback.close(), [playback]);
  const timeline = link.timeline.value;
  useRulesKey(placeFor(latest(timeline).charter));
  const [sheet, setSheet] = useState<"tree" | "playOn">();
  const closeSheet = () => setSheet(undefined);
  const hasTree = family !== undefined && family.length > 1;
  const canPlayOn = family !== undefined && mayPlayOn(show);
  const ways: Ways = {
    back: onBack,
    tree: hasTree ? () => setSheet("tree") : undefined,
    playOn: canPlayOn ? () => setSheet("playOn") : undefined,
  };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (pressKey(event, show, ways)) event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [show, onBack, hasTree, canPlayOn]);
  const regions = watchedRegions(timeline, seen.arrange);
  const [isLogOpen, setLogOpen] = useState(true);
  const [spender, setSpender] = useState<Seat>();
  return (
    <main {...crossing("replay")} data-phase="watched" onWheel={(event) => stepByWheel(event, show)}>
      {Board ? <Board link={link} theme={theme} watching={seen} /> : <p class="pill board-waits">{t().loading}</p>}
      {!isBare && <Title show={show} regions={regions} isLive={onBack !== undefined} />}
      {!isBare && (
        <Links
          show={show}
          shot={seen.shot}
          regions={regions}
          ways={ways}
          at={placed(regions.tools)}
          isShort={regions.shape === "portrait" || regions.shape === "landscape"}
          {...(regions.shape === "desktop" ? { log: { isOpen: isLogOpen, toggle: () => setLogOpen(!isLogOpen) } } : {})}
        />
      )}
      <Plaques
        link={link}
        regions={regions}
        discardsOf={(seat) => <Spent timeline={timeline} seat={seat} onOpen={() => setSpender(seat)} />}
      />
      {spender !== undefined && <Discards show={show} seat={spender} onClose={() => setSpender(undefined)} />}
      <Hands timeline={timeline} />
      {!isBare && <LogPlace link={link} regions={regions} isOpen={isLogOpen} show={show} />}
      {regions.replay && <Controls show={show} regions={regions} ways={ways} family={family ?? NOBODY} />}
      {sheet === "tree" && family && <Tree show={show} family={family} onClose={closeSheet} />}
      {sheet === "playOn" && <PlayOn show={show} onClose={closeSheet} />}
    </main>
  );
}

const NOBODY: readonly Summary[] = [];

function Title({
  show,
  regions,
  isLive,
}: {
  readonly show: Show;
  readonly regions: Regions;
  readonly isLive: boolean;
}) {
  const whole = show.playback.whole.value;
  const { charter, outcome } = latest(whole);
  const { title, review, outcomes, unfinished, on } = words.value;
  const ended = whole.log.findLast(({ type }) => type === "MatchEnded")?.at ?? whole.log.at(-1)!.at;
  const date = useMemo(
    () => new Intl.DateTimeFormat(language.value, { day: "numeric", month: "short" }).format(new Date(ended)),
    [ended, language.value],
  );
  const result = show.isSecret.value ? [] : [outcome ? outcomes[outcome.result] : unfinished];
  const facts = [modeName(charter.game, charter.options), t().table.people(charter.seats), ...result].join(", ");
  const says = isLive ? review : title;
  // On its side a phone has no room for it, and the controls say as much.
  if (regions.shape === "landscape") return <h1 class="unseen">{says}</h1>;
  return (
    <header class={`title-place ${regions.shape}`} style={placed(regions.title)}>
      <div class="pill">
        <Mark size={26} />
        <h1 class="title">{says}</h1>
        {regions.shape === "desktop" && <span class="muted facts">{isLive ? facts : on(facts, date)}</span>}
      </div>
    </header>
  );
}

/** What the canvas shows of the hands, for ears. */
function Hands({ timeline }: { readonly timeline: Timeline }) {
  const { seats, table } = latest(timeline) as Match<State>;
  const { handOf: label, unknownCards, noneInHand } = words.value;
  return (
    <ul class="unseen">
      {seats.map((held, seat) => {
        const hand = handOf(table, seat);
        const known = hand.flatMap((card) => numberOn(table, card) ?? []);
        const rest = hand.length - known.length;
        const parts = [...known.map(String), ...(rest ? [unknownCards(rest)] : [])];
        return (
          <li key={seat}>
            {label(held?.name ?? String(seat + 1))}: {parts.join(", ") || noneInHand}
          </li>
        );
      })}
    </ul>
  );
}

/** A notch of the wheel is a move; what scrolls keeps it to itself. */
function stepByWheel({ target, deltaY }: WheelEvent, { playback }: Show): void {
  if (!(target instanceof Element) || target.closest(".panel:not(.controls), dialog, .tall")) return;
  if (Math.abs(deltaY) > 2) playback.step(deltaY > 0 ? 1 : -1);
}

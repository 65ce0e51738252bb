import "../../style/result.css";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Match } from "../../../shared/engine/match.ts";
import type { State } from "../../../shared/games/tranquility/state.ts";
import { t } from "../../i18n/t.ts";
import type { Link } from "../../net/link.ts";
import { latest, type Timeline } from "../../play/timeline.ts";
import { Flag } from "../../ui/flag.tsx";
import { Icon } from "../../ui/icon.tsx";
import { toast } from "../../ui/toast.tsx";
import { follow, go, tablePath } from "../route.ts";
import { whyNot } from "../words.ts";
import { Chip } from "./chip.tsx";
import { Course } from "./course.tsx";
import { type Story, storyOf } from "./story.ts";

/** How long the table shows its end before the numbers lie over it. */
const PAUSE = 1_600;
/** A match that ended this lately is one whose end was seen. */
const JUST_NOW = 4_000;

/** How it ended, in a sentence. */
function ending(timeline: Timeline, { islands, rounds, spacesLeft }: Story): string {
  const { result } = t();
  const match = latest(timeline) as Match<State>;
  switch (match.outcome?.reason) {
    case "finished":
      return result.wonNote(islands, rounds);
    case "toll-unpayable":
      return result.tollUnpayable;
    case "conceded":
      return result.conceded;
    case "stuck": {
      const { stage } = match.table;
      const seat = stage.at === "turn" ? stage.seat : undefined;
      if (seat === undefined || seat === timeline.seat) return result.youStuck(spacesLeft);
      return result.stuck(match.seats[seat]?.name ?? "", spacesLeft);
    }
    default:
      return "";
  }
}

const Tile = ({ n, label }: { readonly n: number; readonly label: string }) => (
  <div class="tile">
    <dd class="num">{n}</dd>
    <dt class="small muted">{label}</dt>
  </div>
);

function Paid({ timeline, paid }: { readonly timeline: Timeline; readonly paid: readonly number[] }) {
  const most = Math.max(1, ...paid);
  const { seats } = latest(timeline);
  return (
    <div class="paid">
      <ul class="bare">
        {paid.map((cards, seat) => (
          <li key={seat}>
            <Flag seat={seat} width={26} />
            <span class="clip">{seats[seat]?.name}</span>
            <span class="bar" aria-hidden="true">
              <span style={{ width: `${(cards / most) * 100}%` }} />
            </span>
            <b class="num">{cards}</b>
          </li>
        ))}
      </ul>
      <p class="small muted">{t().result.byEach}</p>
    </div>
  );
}

/** Once more, with the seats rotated by one; whoever asks second comes to the same table. */
function Again({ link }: { readonly link: Link }) {
  const [isAsked, setAsked] = useState(false);
  const { result } = t();
  const { seat } = link.timeline.value;
  const { seats } = latest(link.timeline.value);
  const code = link.rematch.value;
  const leave = (to: string) =>
    go(tablePath(to), seat === undefined ? undefined : { seat: (seat + 1) % seats.length, isReady: true });
  if (code !== "")
    return (
      <button type="button" class="button main grow" onClick={() => leave(code)}>
        {result.join}
      </button>
    );
  if (seat === undefined) return null;
  const ask = async () => {
    setAsked(true);
    const reply = await link.request("rematch", {});
    setAsked(false);
    if (reply.ok) leave(reply.code);
    else toast(whyNot(reply.reason));
  };
  return (
    <button type="button" class="button main grow" disabled={isAsked} onClick={ask}>
      {result.again}
    </button>
  );
}

/** Waits for the end to be seen, when it is seen. */
function usePause(timeline: Timeline): boolean {
  const ended = timeline.log.findLast(({ type }) => type === "MatchEnded");
  const isFresh = ended !== undefined && Date.now() - Date.parse(ended.at) < JUST_NOW;
  const [isOver, setOver] = useState(!isFresh);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), PAUSE);
    return () => clearTimeout(timer);
  }, []);
  return isOver;
}

export interface ResultProps {
  readonly link: Link;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** The end of a match: how it went, in numbers, and what to do next. */
export function Result({ link, isOpen, onToggle }: ResultProps) {
  const timeline = link.timeline.value;
  const isShown = usePause(timeline);
  const story = useMemo(() => storyOf(timeline), [timeline]);
  const { result, home } = t();
  const { outcome, charter } = latest(timeline);
  if (!isShown) return null;
  if (!isOpen)
    return (
      <button type="button" class="pill result-back" onClick={onToggle}>
        <Icon name="up" /> {result.show}
      </button>
    );
  const { hardest } = story;
  return (
    <section class="panel result" aria-labelledby="result">
      <div class="result-head">
        <h2 id="result">{outcome ? result[outcome.result] : result.over}</h2>
        <button type="button" class="ghost" aria-label={result.hide} title={result.hide} onClick={onToggle}>
          <Icon name="close" />
        </button>
      </div>
      <p class="muted ending">{ending(timeline, story)}</p>
      <dl class="tiles">
        <Tile n={story.paid.reduce((sum, n) => sum + n, 0)} label={result.paid} />
        <Tile n={story.thrown} label={result.thrown} />
        {story.spacesLeft > 0 ? (
          <Tile n={story.spacesLeft} label={result.spacesOpen} />
        ) : (
          <Tile n={story.inPiles} label={result.inPiles} />
        )}
      </dl>
      <div class="row between wrap small">
        <b>{result.spacesLeft}</b>
        {hardest && (
          <span class="muted">
            {result.hardest} <Chip number={hardest.number} /> {result.nextTo} <Chip number={hardest.beside} />
          </span>
        )}
      </div>
      <Course story={story} />
      <Paid timeline={timeline} paid={story.paid} />
      <div class="row wrap next">
        <Again link={link} />
        <a class="button" href="/" onClick={follow}>
          {home}
        </a>
      </div>
      <p class="small muted row">
        <Icon name="check" />
        <span>
          {result.verifiable}{" "}
          <a class="plain" href={`/api/matches/${charter.id}/log`} download>
            {result.download}
          </a>
        </span>
      </p>
    </section>
  );
}

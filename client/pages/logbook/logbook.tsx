import { playerName } from "../../i18n/player-name.ts";
import "./logbook.css";
import { useMemo } from "preact/hooks";
import { type LogbookResponse, playedOf, type ResultCounts } from "../../../shared/engine/lists/logbook.ts";
import { isPassing } from "../../api/api.ts";
import { guest } from "../../api/identity.ts";
import { readLogbook } from "../../api/logbooks.ts";
import { NotFound } from "../../features/frame/not-found.tsx";
import { PageFrame } from "../../features/frame/page-frame.tsx";
import { Unread } from "../../features/frame/unread.tsx";
import { followLink } from "../../navigation/route.ts";
import { useAnswer } from "../../ui/answer.ts";
import { Fan } from "../../ui/fan.tsx";
import { useTab } from "../../ui/tab.ts";
import { Companions } from "./companions.tsx";
import { Course } from "./course.tsx";
import { Days } from "./days.tsx";
import { Figures } from "./figures.tsx";
import { messages } from "./messages/messages.ts";
import { Opening } from "./opening.tsx";
import { Shares } from "./shares.tsx";

/** The answer for a visitor without an identity. */
const NOBODY = { ok: false, reason: "NoSuchLogbook", status: 404 } as const;

/** The viewer's own logbook, or that of a player who published it. */
export function Logbook({ player: asked }: { readonly player: string | undefined }) {
  const me = guest.value;
  const player = asked ?? me?.player;
  const isOwn = player !== undefined && player === me?.player;
  const { title, own, of, closed, failed } = messages.value;
  const ask = async () => (player === undefined ? NOBODY : readLogbook(player, me?.token));
  const { answer, retry } = useAnswer({ ask, isPassing }, [player, me?.token]);
  useTab(title, false);
  const logbook = answer?.ok ? answer : undefined;
  const reason = answer?.ok === false ? answer.reason : undefined;
  const isNobodys = reason === "NoSuchLogbook";
  if (isNobodys && !isOwn && player !== undefined) return <NotFound why={closed} />;
  const isEmpty = isNobodys || (logbook?.boards.length === 0 && !logbook.offline);
  return (
    <PageFrame kind="logbook">
      <main id="content" aria-busy={answer === undefined}>
        <h1>{isOwn || player === undefined ? own : logbook ? of(playerName(logbook)) : title}</h1>
        {isEmpty && <Nothing isOwn={isOwn || player === undefined} />}
        {logbook && !isEmpty && <Pages logbook={logbook} isOwn={isOwn} />}
        {logbook && isOwn && <Opening logbook={logbook} />}
        {reason !== undefined && !isNobodys && (
          <div class="panel">
            <Unread what={failed} reason={reason} onRetry={retry} />
          </div>
        )}
      </main>
    </PageFrame>
  );
}

function Pages({ logbook, isOwn }: { readonly logbook: LogbookResponse; readonly isOwn: boolean }) {
  const games = useMemo(() => [...new Set(logbook.boards.map(({ game }) => game))], [logbook]);
  return (
    <>
      {logbook.boards.length > 0 && <Course logbook={logbook} />}
      {logbook.days && <Days days={logbook.days} />}
      <Shares boards={logbook.boards} />
      {games.map((game) => (
        <Figures key={game} game={game} boards={logbook.boards.filter((board) => board.game === game)} />
      ))}
      {isOwn && logbook.boards.length > 0 && <Companions companions={logbook.companions} />}
      {logbook.offline && <Offline tally={logbook.offline} />}
    </>
  );
}

/** No other part of the page counts offline matches. */
function Offline({ tally }: { readonly tally: ResultCounts }) {
  const { offline, offlineNote, matches } = messages.value;
  const results = (["won", "lost", "draw", "ended"] as const).filter((result) => tally[result] > 0);
  return (
    <section class="panel offline" aria-labelledby="offline">
      <h2 id="offline">{offline}</h2>
      <p>
        {[matches(playedOf(tally)), ...results.map((result) => `${messages.value[result]}: ${tally[result]}`)].join(
          " · ",
        )}
      </p>
      <p class="small muted">{offlineNote}</p>
    </section>
  );
}

function Nothing({ isOwn }: { readonly isOwn: boolean }) {
  const { none, noneNote, noneOther, play } = messages.value;
  return (
    <div class="panel nothing">
      <p>{isOwn ? none : noneOther}</p>
      {isOwn && <p class="small muted">{noneNote}</p>}
      <a class="button slim" href="/" onClick={followLink}>
        {play}
      </a>
      <Fan />
    </div>
  );
}

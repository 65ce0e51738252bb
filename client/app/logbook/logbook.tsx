import "./logbook.css";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { ToldLogbook } from "../../../shared/engine/logbook.ts";
import { guest } from "../../api/identity.ts";
import { readLogbook } from "../../api/logbooks.ts";
import { t } from "../../i18n/t.ts";
import { Fan } from "../../ui/fan.tsx";
import { Mark } from "../../ui/mark.tsx";
import { useTab } from "../../ui/tab.ts";
import { NotFound } from "../not-found.tsx";
import { followLink, historyPath } from "../route.ts";
import { whyNot } from "../words.ts";
import { Companions } from "./companions.tsx";
import { Course } from "./course.tsx";
import { Figures } from "./figures.tsx";
import { Opening } from "./opening.tsx";
import { Shares } from "./shares.tsx";
import { words } from "./words/words.ts";

/** What is known of a logbook: what was read, or why it could not be; nothing as long as nobody has answered. */
type Read = { readonly told: ToldLogbook } | { readonly reason: string } | undefined;

/** What a player has done: one's own, or that of somebody who opened it. */
export function Logbook({ player: asked }: { readonly player: string | undefined }) {
  const me = guest.value;
  const player = asked ?? me?.player;
  const isOwn = player !== undefined && player === me?.player;
  const [read, setRead] = useState<Read>();
  const [tries, setTries] = useState(0);
  const { title, own, of, past, closed, failed } = words.value;
  useEffect(() => {
    if (player === undefined) return;
    let isGone = false;
    void readLogbook(player, me?.token).then((answer) => {
      if (!isGone) setRead(answer.ok ? { told: answer } : { reason: answer.reason });
    });
    return () => {
      isGone = true;
    };
  }, [player, me?.token, tries]);
  useTab(title, false);
  const isNobodys = read && "reason" in read && read.reason === "NoSuchLogbook";
  if (isNobodys && !isOwn) return <NotFound why={closed} />;
  const told = read && "told" in read ? read.told : undefined;
  const isEmpty = player === undefined || isNobodys || told?.boards.length === 0;
  return (
    <div class="logbook">
      <header class="row between">
        <a class="row title brand" href="/" onClick={followLink}>
          <Mark size={36} /> {t().place}
        </a>
        {(isOwn || player === undefined) && (
          <a class="pill" href={historyPath()} onClick={followLink}>
            {past}
          </a>
        )}
      </header>
      <main aria-busy={read === undefined && player !== undefined}>
        <h1>{isOwn || player === undefined ? own : told ? of(told.name) : title}</h1>
        {isEmpty && <Nothing isOwn={isOwn || player === undefined} />}
        {told && !isEmpty && <Pages told={told} isOwn={isOwn} />}
        {told && isOwn && <Opening told={told} />}
        {read && "reason" in read && !isNobodys && (
          <div class="panel nothing" role="alert">
            <p>{failed}</p>
            <p class="small muted">{whyNot(read.reason)}</p>
            <button type="button" class="button slim" onClick={() => setTries(tries + 1)}>
              {t().lost.retry}
            </button>
          </div>
        )}
      </main>
    </div>
  );
}

function Pages({ told, isOwn }: { readonly told: ToldLogbook; readonly isOwn: boolean }) {
  const games = useMemo(() => [...new Set(told.boards.map(({ game }) => game))], [told]);
  return (
    <>
      <Course logbook={told} />
      <Shares boards={told.boards} />
      {games.map((game) => (
        <Figures key={game} game={game} boards={told.boards.filter((board) => board.game === game)} />
      ))}
      {isOwn && <Companions companions={told.companions} />}
    </>
  );
}

function Nothing({ isOwn }: { readonly isOwn: boolean }) {
  const { none, noneNote, noneOther, play } = words.value;
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

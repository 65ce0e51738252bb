import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import type { TableConnection } from "../../contract/table-connection.ts";
import type { Timeline } from "../../contract/timeline.ts";
import { atTable } from "../../i18n/at-table.ts";
import { playerName } from "../../i18n/player-name.ts";
import { t } from "../../i18n/t.ts";
import { inArea, type Panels } from "../../layout/panels.ts";
import { isHeard } from "../../storage/muted.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import { type Lazy, usePart } from "../../ui/lazy.ts";
import { Tabs } from "../../ui/tabs.tsx";
import { toast } from "../../ui/toast.tsx";
import { LastMove, Log, type ReplayedLog } from "./log.tsx";
import type { TalkProps } from "./talk.tsx";
import { hasCompany, talkOf, textOf } from "./talking.ts";

export type Tab = "log" | "talk";

const asked = signal<Tab | undefined>(undefined);

export const openTab = (tab: Tab): void => {
  asked.value = tab;
};

/** Only tables with several seats, spectators or messages have a chat. */
const loadTalk: Lazy<TalkProps> = () => import("./talk.tsx").then(({ Talk }) => Talk);

/** Selects the element of a tab that gets the focus. */
const AIM = "ol[tabindex], input, .phrases button";

function TalkAnnouncer({ connection }: { readonly connection: TableConnection }) {
  const known = useRef(connection.talk.peek().length);
  const fresh = connection.talk.value.slice(known.current).filter(isHeard);
  return (
    <div class="unseen" role="log" aria-label={atTable().table.talk}>
      {fresh.map((said) => (
        <p key={`${said.at}${said.name}`}>
          {playerName(said)}: {textOf(connection.game, said)}
        </p>
      ))}
    </div>
  );
}

interface PanelProps extends Pick<Props, "connection" | "timeline"> {
  readonly show: ReplayedLog | undefined;
  /** Undefined until loaded. */
  readonly Talk: ComponentType<TalkProps> | undefined;
}

/** Log and chat as tabs. While the rules allow only a few phrases, the chat is in front until the reader chooses. */
function Panel({ connection, timeline, show, Talk }: PanelProps) {
  const { freedom } = talkOf(connection.timeline.value);
  const [chosen, choose] = useState<Tab>();
  // Replays have no chat.
  const isLogAlone = show !== undefined || !hasCompany(connection);
  const tab = isLogAlone ? "log" : (chosen ?? (freedom === "phrases" ? "talk" : "log"));
  useEffect(() => choose(undefined), [freedom]);
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const wanted = asked.value;
  useEffect(() => {
    if (wanted === undefined || show) return;
    if (wanted !== tab && !isLogAlone) return choose(wanted);
    if (tab === "talk" && !Talk) return;
    asked.value = undefined;
    (panel.current?.querySelector<HTMLElement>(AIM) ?? panel.current)?.focus();
  }, [wanted, tab, Talk]);
  const { table } = atTable();
  return (
    <>
      {isLogAlone ? (
        <h2 class="log-head">{table.log}</h2>
      ) : (
        <Tabs
          label={table.showLog}
          tabs={{ log: table.log, talk: table.talk }}
          chosen={tab}
          onChoose={choose}
          panel={id}
        />
      )}
      <div
        ref={panel}
        id={id}
        class="tab-panel"
        tabIndex={-1}
        {...{ role: isLogAlone ? "region" : "tabpanel", "aria-label": table[tab] }}
      >
        {tab === "log" ? (
          <Log connection={connection} timeline={timeline} {...(show ? { show } : {})} />
        ) : (
          Talk && <Talk connection={connection} />
        )}
        {(tab === "log" || !Talk) && !show && <TalkAnnouncer connection={connection} />}
      </div>
    </>
  );
}

/** Without `hasWord`, the text is only for screen readers. */
const Freedom = ({ freedom, hasWord }: Pick<ReturnType<typeof talkOf>, "freedom"> & { readonly hasWord: boolean }) => (
  <span class="freedom">
    <Icon name={freedom === "silent" ? "lock" : "say"} size={18} />
    <span class={hasWord ? "" : "unseen"}>{freedom === "silent" ? atTable().talk.silence : atTable().table.talk}</span>
  </span>
);

interface Props {
  readonly connection: TableConnection;
  readonly timeline: Timeline;
  readonly panels: Panels;
  readonly isOpen: boolean;
  readonly show?: ReplayedLog;
}

/** The log beside the board on a desktop; elsewhere the last move, which opens the log. */
export function LogPlace({ connection, timeline, panels, isOpen, show }: Props) {
  const [isSheet, setSheet] = useState(false);
  const { table } = atTable();
  const Talk = usePart(loadTalk, !show && hasCompany(connection), () => toast(t().lost.noConnection));
  const wanted = asked.value;
  useEffect(() => {
    if (wanted !== undefined && panels.shape !== "desktop") setSheet(true);
  }, [wanted]);
  if (panels.shape === "desktop")
    return isOpen ? (
      <aside class="panel log-panel" {...inArea("log")} aria-label={table.showLog}>
        <Panel connection={connection} timeline={timeline} show={show} Talk={Talk} />
      </aside>
    ) : (
      <TalkAnnouncer connection={connection} />
    );
  if (panels.showsSummary && panels.shape === "tablet") return <TalkAnnouncer connection={connection} />;
  return (
    <>
      <button
        type="button"
        class={`last-move ${panels.shape}`}
        {...inArea("log")}
        aria-haspopup="dialog"
        onClick={() => setSheet(true)}
      >
        <LastMove connection={connection} timeline={timeline} />
        {!show && hasCompany(connection) && (
          <Freedom freedom={talkOf(connection.timeline.value).freedom} hasWord={panels.shape === "tablet"} />
        )}
        {panels.shape === "portrait" && <Icon name="up" size={18} />}
        <span class="unseen">{table.showLog}</span>
      </button>
      {!isSheet && <TalkAnnouncer connection={connection} />}
      {isSheet && (
        <Dialog title={table.showLog} onClose={() => setSheet(false)}>
          <div class="sheet">
            <Panel connection={connection} timeline={timeline} show={show} Talk={Talk} />
          </div>
        </Dialog>
      )}
    </>
  );
}

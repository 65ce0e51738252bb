import { signal } from "@preact/signals";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { t } from "../../i18n/t.ts";
import type { Link } from "../../net/link.ts";
import type { Show } from "../../replay/show.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { LastMove, Log } from "./log.tsx";
import { placed, type Regions } from "./regions.ts";
import { Overheard, Talk, talkOf } from "./talk.tsx";

export type Tab = "log" | "talk";

/** The tab that somebody asked for by a key, until it lies open and has the focus. */
const asked = signal<Tab | undefined>(undefined);

/** Opens the log or the talk, and leads the focus there. */
export const openTab = (tab: Tab): void => {
  asked.value = tab;
};

/** What of a tab one comes for, if it is there. */
const AIM = "ol[tabindex], input, .phrases button";

/** Log and talk under two tabs. While a toll is open people want to talk, so talk lies on top. */
function Panel({ link, show }: { readonly link: Link; readonly show?: Show | undefined }) {
  const { freedom } = talkOf(link.timeline.value);
  const [chosen, choose] = useState<Tab>();
  const tab = chosen ?? (freedom === "phrases" ? "talk" : "log");
  useEffect(() => choose(undefined), [freedom]);
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const wanted = asked.value;
  useEffect(() => {
    if (wanted === undefined || show) return;
    if (wanted !== tab) return choose(wanted);
    asked.value = undefined;
    (panel.current?.querySelector<HTMLElement>(AIM) ?? panel.current)?.focus();
  }, [wanted, tab]);
  const { table } = t();
  // Talk is not kept.
  if (show) return <Log link={link} show={show} />;
  return (
    <>
      <Tabs
        label={table.showLog}
        tabs={{ log: table.log, talk: table.talk }}
        chosen={tab}
        onChoose={choose}
        panel={id}
      />
      <div ref={panel} id={id} class="tab-panel" role="tabpanel" tabIndex={-1} aria-label={table[tab]}>
        {tab === "log" ? <Log link={link} /> : <Talk link={link} />}
        {tab === "log" && <Overheard link={link} />}
      </div>
    </>
  );
}

interface Props {
  readonly link: Link;
  readonly regions: Regions;
  readonly isOpen: boolean;
  /** The match is watched again, not played. */
  readonly show?: Show;
}

/** On a desktop the whole log beside the board; elsewhere the last move, and behind it the log as a sheet. */
export function LogPlace({ link, regions, isOpen, show }: Props) {
  const [isSheet, setSheet] = useState(false);
  const { table } = t();
  const wanted = asked.value;
  useEffect(() => {
    if (wanted !== undefined && regions.shape !== "desktop") setSheet(true);
  }, [wanted]);
  if (regions.shape === "desktop")
    return isOpen ? (
      <aside class="panel log-panel" style={placed(regions.log)} aria-label={table.showLog}>
        <Panel link={link} show={show} />
      </aside>
    ) : (
      <Overheard link={link} />
    );
  if (regions.isTold && regions.shape === "tablet") return <Overheard link={link} />;
  const { freedom } = talkOf(link.timeline.value);
  return (
    <>
      <button
        type="button"
        class={`last-move ${regions.shape}`}
        style={placed(regions.log)}
        aria-haspopup="dialog"
        onClick={() => setSheet(true)}
      >
        <LastMove link={link} />
        {!show && <Icon name={freedom === "silent" ? "lock" : "say"} size={18} />}
        {regions.shape === "portrait" && <Icon name="up" size={18} />}
        <span class="unseen">{table.showLog}</span>
      </button>
      {!isSheet && <Overheard link={link} />}
      {isSheet && (
        <Dialog title={table.showLog} onClose={() => setSheet(false)}>
          <div class="sheet">
            <Panel link={link} show={show} />
          </div>
        </Dialog>
      )}
    </>
  );
}

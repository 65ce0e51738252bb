import { useEffect, useId, useState } from "preact/hooks";
import { t } from "../../i18n/t.ts";
import type { Link } from "../../net/link.ts";
import type { Show } from "../../replay/show.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { LastMove, Log } from "./log.tsx";
import { placed, type Regions } from "./regions.ts";
import { Talk, talkOf } from "./talk.tsx";

type Tab = "log" | "talk";

/** Log and talk under two tabs. While a toll is open people want to talk, so talk lies on top. */
function Panel({ link, show }: { readonly link: Link; readonly show?: Show | undefined }) {
  const { freedom } = talkOf(link.timeline.value);
  const [chosen, choose] = useState<Tab>();
  const tab = chosen ?? (freedom === "phrases" ? "talk" : "log");
  useEffect(() => choose(undefined), [freedom]);
  const id = useId();
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
      <div id={id} class="tab-panel" role="tabpanel" aria-label={table[tab]}>
        {tab === "log" ? <Log link={link} /> : <Talk link={link} />}
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
  if (regions.shape === "desktop")
    return isOpen ? (
      <aside class="panel log-panel" style={placed(regions.log)} aria-label={table.showLog}>
        <Panel link={link} show={show} />
      </aside>
    ) : null;
  if (regions.isTold && regions.shape === "tablet") return null;
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

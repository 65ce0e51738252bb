import { useState } from "preact/hooks";
import { t } from "../../i18n/t.ts";
import type { Link } from "../../net/link.ts";
import { latest } from "../../play/timeline.ts";
import { openBook, placeFor } from "../../rules/opened.ts";
import { Icon } from "../../ui/icon.tsx";
import { follow } from "../route.ts";
import { SettingsDialog } from "../settings-dialog.tsx";
import type { Place } from "./regions.ts";

interface Props {
  readonly link: Link;
  readonly at?: Place;
  /** A phone has room for two buttons: the way out, and everything else behind the other. */
  readonly isShort?: boolean;
  readonly log?: { readonly isOpen: boolean; readonly toggle: () => void };
}

const Back = () => (
  <a class="pill round" href="/" aria-label={t().table.leave} title={t().table.leave} onClick={follow}>
    <Icon name="home" />
  </a>
);

/** Rules, settings, the log, and the way home. */
export function Tools({ link, at, isShort = false, log }: Props) {
  const [isSetting, setSetting] = useState(false);
  const { rules, settings, table } = t();
  const openRules = (event: MouseEvent) => {
    // The sheet this may stand on goes first, and gives the focus back to what opened it.
    (event.currentTarget as Element).closest("dialog")?.close();
    openBook(placeFor(latest(link.timeline.value).charter));
  };
  return (
    <nav class={isShort ? "tools short" : "tools"} {...(at ? { style: at } : {})} aria-label={table.tools}>
      {isShort && <Back />}
      {!isShort && (
        <button
          type="button"
          class="pill round"
          aria-label={rules.title}
          title={rules.title}
          aria-keyshortcuts="?"
          onClick={openRules}
        >
          <Icon name="help" />
        </button>
      )}
      <button
        type="button"
        class="pill round"
        aria-label={settings.title}
        title={settings.title}
        onClick={() => setSetting(true)}
      >
        <Icon name="gear" />
      </button>
      {log && (
        <button
          type="button"
          class="pill round"
          aria-label={log.isOpen ? table.hideLog : table.showLog}
          title={log.isOpen ? table.hideLog : table.showLog}
          aria-expanded={log.isOpen}
          onClick={log.toggle}
        >
          <Icon name="log" />
        </button>
      )}
      {!isShort && <Back />}
      {isSetting && (
        <SettingsDialog onClose={() => setSetting(false)}>
          {isShort && (
            <button type="button" class="button" onClick={openRules}>
              <Icon name="help" /> {rules.title}
            </button>
          )}
        </SettingsDialog>
      )}
    </nav>
  );
}

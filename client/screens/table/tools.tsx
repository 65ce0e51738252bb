import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { t } from "../../i18n/t.ts";
import type { Link } from "../../net/link.ts";
import { Icon } from "../../ui/icon.tsx";
import { later } from "../../ui/later.ts";
import { toast } from "../../ui/toast.tsx";
import { follow } from "../route.ts";
import { RulesDialog } from "../rules-dialog.tsx";
import type { Place } from "./regions.ts";

/** Few open the settings at a table: they are fetched when somebody does. */
const settingsDialog = later<{ readonly onClose: () => void; readonly children?: ComponentChildren }>(
  () => import("../settings-dialog.tsx").then(({ SettingsDialog }) => SettingsDialog),
  () => toast(t().lost.noConnection),
);

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
export function Tools({ at, isShort = false, log }: Props) {
  const [sheet, setSheet] = useState<"rules" | "settings">();
  const { rules, settings, table } = t();
  const close = () => setSheet(undefined);
  const SettingsDialog = settingsDialog.part.value;
  const openSettings = () => {
    void settingsDialog.fetch();
    setSheet("settings");
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
          onClick={() => setSheet("rules")}
        >
          <Icon name="help" />
        </button>
      )}
      <button
        type="button"
        class="pill round"
        aria-label={settings.title}
        title={settings.title}
        onClick={openSettings}
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
      {sheet === "rules" && <RulesDialog onClose={close} />}
      {sheet === "settings" && SettingsDialog && (
        <SettingsDialog onClose={close}>
          {isShort && (
            <button type="button" class="button" onClick={() => setSheet("rules")}>
              <Icon name="help" /> {rules.title}
            </button>
          )}
        </SettingsDialog>
      )}
    </nav>
  );
}

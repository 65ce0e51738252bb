import { follow } from "../app/route.ts";
import { settingsDialog } from "../app/settings.tsx";
import { t } from "../i18n/t.ts";
import type { TableConnection } from "../match/table-connection.ts";
import { latest } from "../match/timeline.ts";
import { openBook, placeFor } from "../rules/opened.ts";
import { Icon } from "../ui/icon.tsx";
import { lazy } from "../ui/lazy.ts";
import { type ButtonProps, RoundButton, RoundLink } from "../ui/round.tsx";
import { toast } from "../ui/toast.tsx";
import type { Place } from "./panels.ts";
import { closeSheet, sheet } from "./sheet.ts";

/** Few ask who is at the table, and what can be done about who is not: it is fetched when somebody does. */
const company = lazy<{ readonly connection: TableConnection; readonly onClose: () => void }>(
  () => import("./company.tsx").then(({ Company }) => Company),
  () => toast(t().lost.noConnection),
);

/** How many buttons there is room for. What has none is behind the settings. */
type Room = "desktop" | "tablet" | "phone";

interface Props {
  readonly connection: TableConnection;
  readonly at?: Place;
  readonly room?: Room;
  /** Shows what went before. */
  readonly onLookBack?: () => void;
  readonly log?: { readonly isOpen: boolean; readonly toggle: () => void };
}

const Back = () => <RoundLink icon="home" says={t().table.leave} href="/" onClick={follow} />;

/** On a sheet there is room for words. */
const Worded = ({ icon, says, onClick }: ButtonProps) => (
  <button type="button" class="button grow" onClick={onClick}>
    <Icon name={icon} /> {says}
  </button>
);

/** Rules, the people, settings, the log, and the way home. */
export function Tools({ connection, at, room = "desktop", onLookBack, log }: Props) {
  const { rules, settings, table } = t();
  // The sheet a button may stand on goes first, and gives the focus back to what opened it.
  const leaveSheet = (event: MouseEvent) => (event.currentTarget as Element).closest("dialog")?.close();
  const help: ButtonProps = {
    icon: "help",
    says: rules.title,
    keys: "?",
    onClick: (event) => {
      leaveSheet(event);
      openBook(placeFor(latest(connection.timeline.value).charter));
    },
  };
  const people: ButtonProps = {
    icon: "people",
    says: t().company.title,
    onClick: (event) => {
      leaveSheet(event);
      void company.fetch();
      sheet.value = "company";
    },
  };
  const past: ButtonProps | undefined =
    onLookBack && latest(connection.timeline.value).phase !== "void"
      ? {
          icon: "rewind",
          says: table.lookBack,
          onClick: (event) => {
            leaveSheet(event);
            onLookBack();
          },
        }
      : undefined;
  const openSettings = () => {
    void settingsDialog.fetch();
    sheet.value = "settings";
  };
  const SettingsDialog = settingsDialog.part.value;
  const Company = company.part.value;
  return (
    <nav class={room === "phone" ? "tools short" : "tools"} {...(at ? { style: at } : {})} aria-label={table.tools}>
      {room === "phone" && <Back />}
      {room !== "phone" && <RoundButton {...help} />}
      {room === "desktop" && <RoundButton {...people} />}
      <RoundButton icon="gear" says={settings.title} onClick={openSettings} />
      {log && (
        <RoundButton
          icon="log"
          says={log.isOpen ? table.hideLog : table.showLog}
          isExpanded={log.isOpen}
          onClick={log.toggle}
        />
      )}
      {past && room === "desktop" && <RoundButton {...past} />}
      {room !== "phone" && <Back />}
      {sheet.value === "settings" && SettingsDialog && (
        <SettingsDialog game={latest(connection.timeline.value).charter.game} onClose={() => closeSheet("settings")}>
          {room !== "desktop" && (
            <div class="row wrap">
              <Worded {...people} />
              {room === "phone" && <Worded {...help} />}
              {past && <Worded {...past} />}
            </div>
          )}
        </SettingsDialog>
      )}
      {sheet.value === "company" && Company && (
        <Company connection={connection} onClose={() => closeSheet("company")} />
      )}
    </nav>
  );
}

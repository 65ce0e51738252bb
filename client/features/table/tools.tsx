import type { TableConnection } from "../../contract/table-connection.ts";
import { latest } from "../../contract/timeline.ts";
import { atTable } from "../../i18n/at-table.ts";
import { t } from "../../i18n/t.ts";
import type { PanelPlace } from "../../layout/panels.ts";
import { followLink } from "../../navigation/route.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import { lazy } from "../../ui/lazy.ts";
import { type ButtonProps, RoundButton, RoundLink } from "../../ui/round.tsx";
import { toast } from "../../ui/toast.tsx";
import { useTakeBack, useTakeBackKey } from "../panels/take-back/load.ts";
import { settingsDialog } from "../preferences/settings.ts";
import { bookFor, openBook } from "../rules/opened.ts";
import { closeSheet, sheet } from "./sheet.ts";

const company = lazy<{ readonly connection: TableConnection; readonly onClose: () => void }>(
  () => import("./people-dialog.tsx").then(({ PeopleDialog }) => PeopleDialog),
  () => toast(t().lost.noConnection),
);

/** Decides how many buttons are shown; a menu contains the others. */
type Room = "desktop" | "tablet" | "phone";

interface Props {
  readonly connection: TableConnection;
  readonly at?: PanelPlace;
  readonly room?: Room;
  readonly onLookBack?: () => void;
  readonly log?: { readonly isOpen: boolean; readonly toggle: () => void };
}

const Back = () => <RoundLink icon="home" says={atTable().table.leave} href="/" onClick={followLink} />;

interface Buttons {
  readonly people: ButtonProps;
  /** Undefined if the game has no rule book. */
  readonly help: ButtonProps | undefined;
  /** Undefined if there is nothing to review. */
  readonly past: ButtonProps | undefined;
  readonly settings: ButtonProps;
  /** On a phone, `TakeBackBar` shows undo and redo below the board. */
  readonly takeBack: readonly ButtonProps[];
}

function useButtons({ connection, onLookBack }: Props): Buttons {
  const takeBack = useTakeBack(connection)?.takeBackButtons(connection) ?? [];
  useTakeBackKey(takeBack.find(({ icon }) => icon === "undo")?.onClick);
  const { config, phase } = latest(connection.timeline.value);
  const book = bookFor(config);
  // Closes the dialog that contains the button first, so that the focus returns to the element that opened it.
  const leaving = (does: () => void) => (event: MouseEvent) => {
    (event.currentTarget as Element).closest("dialog")?.close();
    does();
  };
  const openCompany = () => {
    void company.fetch();
    sheet.value = "company";
  };
  const openSettings = () => {
    void settingsDialog.fetch();
    sheet.value = "settings";
  };
  return {
    people: { icon: "people", says: atTable().company.title, onClick: leaving(openCompany) },
    help: book && { icon: "help", says: t().rules.title, keys: "?", onClick: leaving(() => openBook(book)) },
    past:
      onLookBack && phase !== "void"
        ? { icon: "rewind", says: atTable().table.lookBack, onClick: leaving(() => onLookBack()) }
        : undefined,
    settings: { icon: "gear", says: t().settings.title, onClick: leaving(openSettings) },
    takeBack,
  };
}

const Menu = ({ items }: { readonly items: readonly (ButtonProps | undefined)[] }) => (
  <Dialog title={atTable().table.menu} onClose={() => closeSheet("menu")} kind="menu">
    {items.map(
      (item) =>
        item && (
          <button key={item.icon} type="button" class="button" aria-keyshortcuts={item.keys} onClick={item.onClick}>
            <Icon name={item.icon} /> {item.says}
          </button>
        ),
    )}
  </Dialog>
);

function Sheets({
  connection,
  room,
  people,
  help,
  past,
  settings,
}: Omit<Buttons, "takeBack"> & Pick<Required<Props>, "connection" | "room">) {
  const SettingsDialog = settingsDialog.part.value;
  const Company = company.part.value;
  if (sheet.value === "menu") return <Menu items={[...(room === "phone" ? [help] : []), people, past, settings]} />;
  if (sheet.value === "company" && Company)
    return <Company connection={connection} onClose={() => closeSheet("company")} />;
  if (sheet.value !== "settings" || !SettingsDialog) return null;
  return <SettingsDialog game={latest(connection.timeline.value).config.game} onClose={() => closeSheet("settings")} />;
}

const openMenu = (): void => {
  sheet.value = "menu";
};

/** Undo and redo below the board of a phone, within a thumb's reach. */
export function TakeBackBar({ connection, at }: { readonly connection: TableConnection; readonly at: PanelPlace }) {
  const buttons = useTakeBack(connection)?.takeBackButtons(connection) ?? [];
  if (buttons.length === 0) return null;
  return (
    <div class="take-back" {...at}>
      {buttons.map(({ icon, says, short, what, onClick }) => (
        <button key={icon} type="button" class="button grow" aria-label={says} onClick={onClick}>
          <Icon name={icon} />{" "}
          <span class="short">
            {short} <span class="what">{what}</span>
          </span>
        </button>
      ))}
    </div>
  );
}

export function Tools(props: Props) {
  const { connection, at, room = "desktop", log } = props;
  const { table } = atTable();
  const buttons = useButtons(props);
  const { people, help, past, settings, takeBack } = buttons;
  return (
    <nav class={room === "phone" ? "tools short" : "tools"} {...at} aria-label={table.tools}>
      {room === "phone" && <Back />}
      {room !== "phone" && help && <RoundButton {...help} />}
      {room === "desktop" && <RoundButton {...people} />}
      {room === "desktop" ? (
        <RoundButton {...settings} />
      ) : (
        <RoundButton icon="menu" says={table.menu} onClick={openMenu} />
      )}
      {log && (
        <RoundButton
          icon="log"
          says={log.isOpen ? table.hideLog : table.showLog}
          isExpanded={log.isOpen}
          onClick={log.toggle}
        />
      )}
      {room !== "phone" && takeBack.map((button) => <RoundButton key={button.icon} {...button} />)}
      {room === "desktop" && past && <RoundButton {...past} />}
      {room !== "phone" && <Back />}
      <Sheets connection={connection} room={room} {...buttons} />
    </nav>
  );
}

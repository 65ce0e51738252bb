import { useState } from "preact/hooks";
import { isPhone } from "../../contract/layout.ts";
import { atTable } from "../../i18n/at-table.ts";
import { t } from "../../i18n/t.ts";
import { inArea, type Panels } from "../../layout/panels.ts";
import { followLink } from "../../navigation/route.ts";
import { RoundButton, RoundLink } from "../../ui/round.tsx";
import { settingsDialog } from "../preferences/settings.ts";
import { type BookLocation, openBook } from "../rules/opened.ts";

interface Props {
  readonly place: BookLocation;
  readonly panels: Panels;
}

export function Tools({ place, panels }: Props) {
  const { shape } = panels;
  const [isOpen, setOpen] = useState(false);
  const { rules, settings } = t();
  const { table } = atTable();
  const SettingsDialog = settingsDialog.part.value;
  const home = <RoundLink icon="home" says={table.leave} href="/" onClick={followLink} />;
  const isShort = isPhone(shape);
  const openSettings = () => {
    void settingsDialog.fetch();
    setOpen(true);
  };
  return (
    <nav class={`tools${isShort ? " short" : ""}`} {...inArea("tools")} aria-label={table.tools}>
      {isShort && home}
      <RoundButton icon="help" says={rules.title} keys="?" onClick={() => openBook(place)} />
      <RoundButton icon="gear" says={settings.title} onClick={openSettings} />
      {!isShort && home}
      {isOpen && SettingsDialog && <SettingsDialog game={place.game} onClose={() => setOpen(false)} />}
    </nav>
  );
}

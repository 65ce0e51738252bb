import "./page-frame.css";
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../../i18n/t.ts";
import { booksPath, followLink, historyPath, logbookPath, route } from "../../navigation/route.ts";
import { Icon } from "../../ui/icon.tsx";
import { Mark } from "../../ui/mark.tsx";
import { newTable } from "../new-table/new-table.ts";
import { settingsDialog } from "../preferences/settings.ts";
import { NavLink, PageFooter } from "./page-footer.tsx";

/** Hidden without scripts. */
function Settings() {
  const [isAlive, setAlive] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setAlive(true), []);
  const SettingsDialog = settingsDialog.part.value;
  const open = () => {
    void settingsDialog.fetch();
    setOpen(true);
  };
  if (!isAlive) return null;
  return (
    <>
      <button type="button" class="pill round" aria-label={t().settings.title} onClick={open}>
        <Icon name="gear" />
      </button>
      {isOpen && SettingsDialog && <SettingsDialog game={newTable.value.game} onClose={() => setOpen(false)} />}
    </>
  );
}

interface Props {
  readonly kind: string;
  /** Links of this page, before those of all pages. */
  readonly ways?: ComponentChildren;
  readonly foot?: ComponentChildren;
  /** Whether the page works without scripts, so that its links load new documents. */
  readonly isWhole?: boolean;
  readonly children: ComponentChildren;
}

/** Header and footer of all pages except the home page, tables, lessons and replays. */
export function PageFrame({ kind, ways, foot, isWhole = false, children }: Props) {
  const { at } = route.value;
  const { frame, rules } = t();
  return (
    <div class={`page ${kind}`}>
      <header class="page-top row between wrap">
        <a class="row title brand" href="/" onClick={isWhole ? undefined : followLink}>
          <Mark size={36} /> {t().place}
        </a>
        <nav class="row wrap" aria-label={frame.title}>
          {ways}
          <NavLink href="/" says={frame.play} isWhole={isWhole} />
          <NavLink href={booksPath} says={rules.title} isHere={at === "rules"} isWhole />
          <NavLink href={historyPath()} says={frame.past} isHere={at === "history"} isWhole={isWhole} />
          <NavLink href={logbookPath()} says={frame.logbook} isHere={at === "logbook"} isWhole={isWhole} />
          <Settings />
        </nav>
      </header>
      {children}
      <PageFooter>{foot}</PageFooter>
    </div>
  );
}

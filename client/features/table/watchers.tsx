import { useState } from "preact/hooks";
import { tableSettingsOf } from "../../../shared/engine/match/match-events.ts";
import { guest } from "../../api/identity.ts";
import type { TableConnection } from "../../contract/table-connection.ts";
import { latest } from "../../contract/timeline.ts";
import { atTable } from "../../i18n/at-table.ts";
import { duration } from "../../i18n/durations.ts";
import { language, listed } from "../../i18n/language.ts";
import { type NamedPlayer, playerName } from "../../i18n/player-name.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";

/** The names of the other spectators, with programs marked. */
export function otherSpectators({
  timeline,
  spectators,
}: Pick<TableConnection, "timeline" | "spectators">): readonly string[] {
  const own = guest.value?.name ?? "";
  const isOwn = ({ name, kind }: NamedPlayer) => name === own && kind !== "bot";
  const self = timeline.value.seat === undefined ? spectators.value.findIndex(isOwn) : -1;
  return spectators.value.filter((_, i) => i !== self).map(playerName);
}

export function Watchers({ connection }: { readonly connection: TableConnection }) {
  const [isOpen, setOpen] = useState(false);
  const names = otherSpectators(connection);
  if (names.length === 0) return null;
  const count = atTable().table.watchers(names.length);
  const says = `${count}: ${listed(names, language.value)}`;
  return (
    <>
      <button
        type="button"
        class="pill watchers"
        aria-label={says}
        title={says}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="eye" size={18} /> <span class="num">{names.length}</span>
      </button>
      {isOpen && (
        <Dialog title={count} onClose={() => setOpen(false)}>
          <LateNote connection={connection} />
          <ul class="bare watching">
            {names.map((name, i) => (
              // Two people may have the same name.
              <li key={`${name}${i}`}>
                <Icon name="eye" size={18} /> {name}
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}

export function LateNote({ connection }: { readonly connection: TableConnection }) {
  const { watchDelay } = tableSettingsOf(latest(connection.timeline.value).config);
  if (!watchDelay) return null;
  return <p class="small muted">{atTable().company.lateBy(duration(watchDelay))}</p>;
}

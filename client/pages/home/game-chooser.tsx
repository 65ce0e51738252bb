import "./games.css";
import { allGames, hasChoice, messagesOf, mostSeats } from "../../catalog/catalog.ts";
import { Thumbnail } from "../../catalog/variant-card.tsx";
import type { GameManifest } from "../../contract/manifest.ts";
import { changeNewTable, newTable } from "../../features/new-table/new-table.ts";
import { t } from "../../i18n/t.ts";
import { Icon } from "../../ui/icon.tsx";
import { messages } from "./messages.ts";

const fewestSeats = ({ variants }: GameManifest): number =>
  Math.min(...Object.values(variants).map(({ seats: [least] }) => least));

/** Renders nothing if there is only one game. */
export function GameChooser() {
  if (!hasChoice()) return null;
  return (
    <fieldset class="choice games">
      <legend class="unseen">{messages.value.tables.board}</legend>
      <div class="options">
        {allGames().map((manifest) => (
          <label key={manifest.id} class="panel">
            <input
              type="radio"
              name="game"
              checked={manifest.id === newTable.value.game}
              onChange={() => changeNewTable({ game: manifest.id })}
            />
            <Thumbnail manifest={manifest} variant={Object.keys(manifest.variants)[0]!} />
            <span class="grow">
              <b>{messagesOf(manifest).name}</b>
              <span class="small players">
                <Icon name="people" size={18} /> {t().options.players(fewestSeats(manifest), mostSeats([manifest]))}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

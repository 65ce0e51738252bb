import "./games.css";
import type { GameCard } from "../../games/card.ts";
import { allGames, hasChoice, mostSeats, wordsOf } from "../../games/shelf.ts";
import { t } from "../../i18n/t.ts";
import { Icon } from "../../ui/icon.tsx";
import { Thumbnail } from "../variant-card.tsx";
import { changeNewTable, newTable } from "./new-table.ts";
import { words } from "./words.ts";

const fewestSeats = ({ variants }: GameCard): number =>
  Math.min(...Object.values(variants).map(({ seats: [least] }) => least));

/** Chooses the game of a new table; renders nothing if there is only one. */
export function GameChooser() {
  if (!hasChoice()) return null;
  return (
    <fieldset class="choice games">
      <legend class="unseen">{words.value.tables.board}</legend>
      <div class="options">
        {allGames().map((card) => (
          <label key={card.id} class="panel">
            <input
              type="radio"
              name="game"
              checked={card.id === newTable.value.game}
              onChange={() => changeNewTable({ game: card.id })}
            />
            <Thumbnail card={card} variant={Object.keys(card.variants)[0]!} />
            <span class="grow">
              <b>{wordsOf(card).name}</b>
              <span class="small players">
                <Icon name="people" size={18} /> {t().options.players(fewestSeats(card), mostSeats([card]))}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

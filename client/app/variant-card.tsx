import "./variant-card.css";
import type { GameCard } from "../games/card.ts";
import { wordsOf } from "../games/shelf.ts";
import { t } from "../i18n/t.ts";
import { Icon } from "../ui/icon.tsx";
import { matchName } from "./words.ts";

interface Props {
  readonly card: GameCard;
  readonly variant: string;
  /**
   * The table's seats and options; undefined while choosing: then the possible numbers of seats and the variant's facts
   * are shown.
   */
  readonly table?: { readonly seats: number; readonly options: object };
}

/** A picture of a variant; the first letter of the game if it has none. */
export const Thumbnail = ({ card, variant }: Pick<Props, "card" | "variant">) =>
  card.Thumbnail ? (
    <card.Thumbnail variant={variant} />
  ) : (
    <span class="thumbnail letter" aria-hidden="true">
      {[...wordsOf(card).name][0]}
    </span>
  );

/** A small card of a variant: its picture, name, a sentence, and facts. */
export function VariantCard({ card, variant, table }: Props) {
  const { options, lobby } = t();
  const { seats: possible, minutes } = card.variants[variant]!;
  const { title, note } = wordsOf(card).variants[variant]!;
  const [least, most] = table ? [table.seats, table.seats] : possible;
  return (
    <span class="variant-card">
      <Thumbnail card={card} variant={variant} />
      <span class="grow">
        <b>{table ? matchName(card.id, table.options) : title}</b>
        <span class="small variant-note">{note}</span>
        <span class="small variant-facts">
          <span>
            <Icon name="people" size={18} /> {options.players(least, most)}
          </span>
          {table && (
            <span>
              <Icon name="hourglass" size={18} /> {lobby.minutes(minutes(table.seats, { ...table.options }))}
            </span>
          )}
          {!table && card.Fact && <card.Fact variant={variant} />}
        </span>
      </span>
    </span>
  );
}

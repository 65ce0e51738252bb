import { useState } from "preact/hooks";
import { cardOf, wordsOf } from "../../games/shelf.ts";
import { Icon } from "../../ui/icon.tsx";
import { LearnLink } from "../learn-link.tsx";
import { followLink, workshopPath } from "../route.ts";
import { VariantCard } from "../variant-card.tsx";
import { changedChoices, changeNewTable, newTable, seatsFor } from "./new-table.ts";
import { OptionsDialog } from "./options-dialog.tsx";
import { SeatsChoice } from "./seats-choice.tsx";
import { Start, type Way } from "./start.tsx";
import { words } from "./words.ts";

interface Props {
  /** Somebody who was here before. */
  readonly isKnown: boolean;
  /** They have a match, or had one; assumed until it is known. */
  readonly hasPlayed: boolean;
}

const wayFor = (hasPlayed: boolean): Way => (hasPlayed ? "anybody" : "alone");

/**
 * The game, and the ways to play it. Who has never played is not led to a table at which nobody may be, and newcomers to the
 * lesson first.
 */
export function StartPanel({ isKnown, hasPlayed }: Props) {
  const [isChoosing, setChoosing] = useState(false);
  const { play } = words.value;
  const changed = changedChoices.value;
  const { game, variant, seats } = newTable.value;
  const card = cardOf(game)!;
  const { name, motto } = wordsOf(card);
  const main = isKnown || !card.course ? wayFor(hasPlayed) : undefined;
  return (
    <section class="panel ways" aria-labelledby="ways">
      <div class="ways-game">
        <h2 id="ways">{name}</h2>
        <p class="small muted">{motto}</p>
        <button type="button" class="variant-pick" onClick={() => setChoosing(true)}>
          <VariantCard card={card} variant={variant} />
          <Icon name="forth" />
        </button>
      </div>
      <div class="ways-start">
        {!isKnown && <LearnLink card={card} kind="button main newcomer" />}
        <Start main={main} />
      </div>
      <div class="row between wrap table-seats">
        <SeatsChoice
          legend={play.seats}
          possible={seatsFor(game, variant)}
          chosen={seats}
          onChoose={(chosen) => changeNewTable({ seats: chosen })}
        />
        <button type="button" class="link" onClick={() => setChoosing(true)}>
          {changed ? play.optionsSet(changed) : play.options}
        </button>
        {card.workshop && (
          <a class="plain workshop-link" href={workshopPath(card.id)} onClick={followLink}>
            {wordsOf(card).workshop}
          </a>
        )}
      </div>
      {isChoosing && <OptionsDialog main={main ?? "alone"} onClose={() => setChoosing(false)} />}
    </section>
  );
}

import { type Command, MOST_CARGO, type WaywardCommandOf } from "../../../../shared/games/wayward/commands.ts";
import type { BattleKind } from "../../../../shared/games/wayward/events.ts";
import { Icon } from "../../../ui/icon.tsx";
import { outcomesOf, type SheetAnswer, wonBy } from "../play/presets.ts";
import { messages } from "../text/messages/messages.ts";
import { HaulPad } from "./goods-pad.tsx";
import { ICONS } from "./icons.ts";
import { More } from "./more.tsx";
import { Counts } from "./stepper.tsx";

interface Props {
  readonly kind: BattleKind;
  readonly draft: WaywardCommandOf<"TellFight">;
  readonly onChange: (draft: SheetAnswer) => void;
  readonly send: (command: Command) => void;
}

/** Maximum of damage, and of spoils of a kind. */
const [HITS, SPOILS] = [5, 20];

/** First the damage, then one tap for winner and spoils. */
export function Battle({ kind, draft, onChange, send }: Props) {
  const { hits, sankYours, plunderCoins, plunderCargo, lostCoins, lostCargo } = messages.value;
  // An empty element keeps the button for other amounts at the same place in every battle.
  const sank =
    kind === "building" ? (
      <span />
    ) : (
      <label class="check">
        <input
          type="checkbox"
          checked={draft.sank}
          onChange={({ currentTarget }) => onChange({ ...draft, sank: currentTarget.checked })}
        />
        {sankYours}
      </label>
    );
  return (
    <>
      <Counts draft={draft} counts={[["hits", hits, HITS]]} onChange={onChange} />
      <More beside={sank} pad={<Ends draft={draft} send={send} />}>
        <Counts
          draft={draft}
          counts={[
            ["coins", plunderCoins, SPOILS],
            ["cargo", plunderCargo, SPOILS],
            ["lost", lostCoins, SPOILS],
            ["lostCargo", lostCargo, MOST_CARGO],
          ]}
          onChange={onChange}
        />
        <Winner draft={draft} send={send} />
      </More>
    </>
  );
}

/** What the automaton plundered if it won, or lost if the human won. */
function Ends({ draft, send }: Pick<Props, "draft" | "send">) {
  const { itWon, youWon, itTakes, itLoses, plunderCoins, plunderCargo, lostCoins } = messages.value;
  return (
    <div class="way-ends">
      {/* biome-ignore lint/a11y/useSemanticElements: buttons that answer are no fields */}
      <div role="group" aria-label={itTakes}>
        <p class="way-label">{itTakes}</p>
        <HaulPad
          ends={outcomesOf(draft, true)}
          names={{ coins: `${itWon}. ${plunderCoins}`, cargo: plunderCargo }}
          send={send}
        />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons that answer are no fields */}
      <div role="group" aria-label={itLoses}>
        <p class="way-label">{itLoses}</p>
        <div class="way-goods">
          {outcomesOf(draft, false).map((end) => (
            <button
              key={end.lost}
              type="button"
              class="button main way-answer"
              data-lost={end.lost}
              onClick={() => send(end)}
            >
              <span>
                <span class="unseen">{`${youWon}. ${lostCoins}`}</span> {end.lost} <Icon name={ICONS.coins} size={22} />
              </span>
            </button>
          ))}
        </div>
      </div>
    </div>
  );
}

/** The winner is asked after steppers have set the spoils. */
function Winner({ draft, send }: Pick<Props, "draft" | "send">) {
  const { itWon, youWon } = messages.value;
  return (
    <div class="way-picks won">
      {[true, false].map((won) => (
        <button key={String(won)} type="button" class="button main way-answer" onClick={() => send(wonBy(draft, won))}>
          {won ? itWon : youWon}
        </button>
      ))}
    </div>
  );
}

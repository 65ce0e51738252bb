import type { ComponentChildren } from "preact";
import type { Command, CommandOf } from "../../../../shared/games/wayward/commands.ts";
import { Icon } from "../../../ui/icon.tsx";
import { type GoodsQuestion, padOf } from "../play/presets.ts";
import { words } from "../speech/words/words.ts";
import { ICONS } from "./icons.ts";

interface Props {
  readonly question: GoodsQuestion;
  readonly draft: CommandOf<GoodsQuestion["type"]>;
  readonly send: (command: Command) => void;
  /** What tells goods that are not on the pad. */
  readonly children: ComponentChildren;
}

/** Coins and cargo on one pad: a tap tells both, and that it is all. More than that is told below. */
export function GoodsPad({ question, draft, send, children }: Props) {
  const { coinsOn, cargoOn, moreGoods } = words.value;
  const pad = padOf(question);
  return (
    <>
      <div class="way-goods" style={{ "--columns": Math.sqrt(pad.length) }}>
        {pad.map(({ coins, cargo }) => (
          <button
            key={`${coins} ${cargo}`}
            type="button"
            class="button way-answer"
            aria-label={`${coinsOn} ${coins}, ${cargoOn} ${cargo}`}
            data-goods={`${coins} ${cargo}`}
            onClick={() => send({ ...draft, coins, cargo })}
          >
            {coins} <Icon name={ICONS.coins} size={22} /> {cargo} <Icon name={ICONS.cargo} size={22} />
          </button>
        ))}
      </div>
      <details class="way-more">
        <summary>{moreGoods}</summary>
        {children}
      </details>
    </>
  );
}

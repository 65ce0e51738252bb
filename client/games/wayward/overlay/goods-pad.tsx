import type { WaywardCommandOf } from "../../../../shared/games/wayward/commands.ts";
import type { Haul } from "../../../../shared/games/wayward/state.ts";
import { Icon } from "../../../ui/icon.tsx";
import { type GoodsQuestion, padOf, type SheetAnswer } from "../play/presets.ts";
import { messages } from "../text/messages/messages.ts";
import { ICONS } from "./icons.ts";
import { More } from "./more.tsx";
import { Counts } from "./stepper.tsx";

type Goods = WaywardCommandOf<GoodsQuestion["type"]>;

interface Props {
  readonly question: GoodsQuestion;
  readonly draft: Goods;
  readonly onChange: (draft: SheetAnswer) => void;
  readonly send: (command: Goods) => void;
}

/** Maximum amount by the type of the answer. */
const MOST = { TellProduced: 20, TellHarvest: 60 } as const;

/** One tap answers with coins and cargo; steppers set higher amounts. */
export function GoodsPad({ question, draft, onChange, send }: Props) {
  const { tap, coinsOn, cargoOn, done } = messages.value;
  const most = MOST[draft.type];
  return (
    <More
      beside={"cells" in question && question.cells.length > 0 && <p class="way-label">{tap}</p>}
      pad={
        <HaulPad
          ends={padOf(question).map((haul) => ({ ...draft, ...haul }))}
          names={{ coins: coinsOn, cargo: cargoOn }}
          send={send}
        />
      }
    >
      <Counts
        draft={draft}
        counts={[
          ["coins", coinsOn, most],
          ["cargo", cargoOn, most],
        ]}
        onChange={onChange}
      />
      <button type="button" class="button main way-answer" onClick={() => send(draft)}>
        {done}
      </button>
    </More>
  );
}

interface PadProps<End extends Haul> {
  readonly ends: readonly End[];
  /** For screen readers. */
  readonly names: Readonly<Record<keyof Haul, string>>;
  readonly send: (end: End) => void;
}

/** The answers differ only in coins and cargo. */
export const HaulPad = <End extends Haul>({ ends, names, send }: PadProps<End>) => (
  <div class="way-goods" style={{ "--columns": Math.ceil(Math.sqrt(ends.length)) }}>
    {ends.map((end) => (
      <button
        key={`${end.coins} ${end.cargo}`}
        type="button"
        class="button way-answer"
        data-goods={`${end.coins} ${end.cargo}`}
        onClick={() => send(end)}
      >
        {(["coins", "cargo"] as const).map((goods) => (
          <span key={goods}>
            <span class="unseen">{names[goods]}</span> {end[goods]} <Icon name={ICONS[goods]} size={22} />
          </span>
        ))}
      </button>
    ))}
  </div>
);

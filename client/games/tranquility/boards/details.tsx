import type { BoardRules } from "../../../../shared/games/tranquility/boards/definition.ts";
import { LIMITS } from "../../../../shared/games/tranquility/boards/limits.ts";
import { ISLANDS } from "../../../../shared/games/tranquility/cards.ts";
import type { BoardEditorProps } from "../../../contract/boards.ts";
import { Choice } from "../../../ui/choice.tsx";
import { Explorers, Specials } from "./decks.tsx";
import type { BoardDraft } from "./draft.ts";
import { ids } from "./fault-texts.ts";
import { Count, Tick, tick } from "./inputs.tsx";
import { type Changes, merged } from "./merged.ts";
import { messages } from "./messages/messages.ts";

type Props = BoardEditorProps<BoardDraft>;

export function Details(props: Props) {
  const { groups } = messages.value;
  const { explorer, specials } = props.draft.cards;
  return (
    <section class="panel tranq-details">
      <Names {...props} />
      <details open>
        <summary>{groups.cards}</summary>
        <Cards {...props} />
      </details>
      <details open>
        <summary>{groups.rules}</summary>
        <Rules {...props} />
      </details>
      <details open={explorer !== undefined || props.draft.borders.length > 0}>
        <summary>{groups.explorers}</summary>
        <Explorers {...props} />
      </details>
      <details open={specials !== undefined}>
        <summary>{groups.specials}</summary>
        <Specials {...props} />
      </details>
    </section>
  );
}

function Names({ draft, onChange }: Props) {
  const { about } = messages.value;
  return (
    <div class="tranq-names">
      <label for={ids.title}>{about.title}</label>
      <input
        id={ids.title}
        class="field"
        value={draft.title}
        maxLength={LIMITS.title}
        autocomplete="off"
        onInput={({ currentTarget }) => onChange({ ...draft, title: currentTarget.value }, "title")}
      />
      <label for={ids.author}>{about.author}</label>
      <input
        id={ids.author}
        class="field"
        value={draft.author ?? ""}
        maxLength={LIMITS.author}
        autocomplete="off"
        onInput={({ currentTarget }) => onChange({ ...draft, author: currentTarget.value }, "author")}
      />
    </div>
  );
}

function Cards({ draft, onChange }: Props) {
  const { field: say } = messages.value;
  const { cards } = draft;
  const [first, last] = cards.islands;
  const change = (more: Changes<BoardDraft["cards"]>, stroke: string) =>
    onChange({ ...draft, cards: merged(cards, more) }, stroke);
  const copies = [0, LIMITS.copies] as const;
  return (
    <>
      <Count
        field="islands"
        label={say.first}
        value={first}
        range={[1, ISLANDS]}
        onChange={(n, stroke) => change({ islands: [n, last] }, stroke)}
      />
      <Count
        field="last"
        label={say.last}
        value={last}
        range={[1, ISLANDS]}
        onChange={(n, stroke) => change({ islands: [first, n] }, stroke)}
      />
      <Count
        field="removed"
        label={say.removed}
        value={cards.removed ?? 0}
        range={[0, ISLANDS]}
        onChange={(removed, stroke) => change({ removed }, stroke)}
      />
      <Count
        field="finishes"
        label={say.finishes}
        value={cards.finishes ?? 0}
        range={copies}
        onChange={(finishes, stroke) => change({ finishes }, stroke)}
      />
      {(draft.night.length > 0 || Boolean(cards.compasses)) && (
        <Count
          field="compasses"
          label={say.compasses}
          value={cards.compasses ?? 0}
          range={copies}
          onChange={(compasses, stroke) => change({ compasses }, stroke)}
        />
      )}
    </>
  );
}

function Rules({ draft, onChange }: Props) {
  const { field: say, ticks, cost, soloToll } = messages.value;
  const { rules } = draft;
  const change = (more: Changes<BoardRules>, stroke?: string) =>
    onChange({ ...draft, rules: merged(rules, more) }, stroke);
  return (
    <>
      <Seats {...{ draft, onChange }} />
      <Count
        field="hand"
        label={say.hand}
        value={rules.hand}
        range={LIMITS.hand}
        onChange={(hand, stroke) => change({ hand }, stroke)}
      />
      <Toll draft={draft} onChange={onChange} />
      {rules.toll !== undefined && rules.seats[0] === 1 && (
        <Choice
          legend={soloToll.legend}
          options={(["draw-five", "two-rounds"] as const).map((value) => ({ value, label: soloToll[value] }))}
          chosen={rules.soloToll ?? "draw-five"}
          onChoose={(chosen) => change({ soloToll: chosen })}
        />
      )}
      <Choice
        legend={cost.legend}
        options={(["difference", "half", "flat"] as const).map((value) => ({ value, label: cost[value] }))}
        chosen={rules.cost}
        onChoose={(chosen) => change({ cost: chosen })}
      />
      <Count
        field="maxCost"
        label={say.maxCost}
        value={rules.maxCost ?? 0}
        range={[0, LIMITS.named]}
        note={rules.maxCost === undefined ? say.noLimit : undefined}
        onChange={(n, stroke) => change({ maxCost: n || undefined }, stroke)}
      />
      <Tick field="pairs" label={ticks.pairs} isOn={rules.pairs} onChange={(pairs) => change({ pairs })} />
      {(draft.night.length > 0 || rules.turning) && (
        <Tick field="turning" label={ticks.turning} isOn={rules.turning === true} onChange={tick("turning", change)} />
      )}
      <Tick
        field="silent"
        label={ticks.silent}
        isOn={rules.talk === "silent"}
        onChange={(isSilent) => change({ talk: isSilent ? "silent" : "open" })}
      />
      <Tick field="opposed" label={ticks.opposed} isOn={rules.opposed === true} onChange={tick("opposed", change)} />
    </>
  );
}

function Seats({ draft, onChange }: Props) {
  const { field: say } = messages.value;
  const [least, most] = draft.rules.seats;
  const change = (seats: BoardRules["seats"], stroke: string) =>
    onChange({ ...draft, rules: { ...draft.rules, seats } }, stroke);
  return (
    <>
      <Count
        field="seats"
        label={say.least}
        value={least}
        range={[1, LIMITS.seats]}
        onChange={(n, stroke) => change([n, Math.max(n, most)], stroke)}
      />
      <Count
        field="most"
        label={say.most}
        value={most}
        range={[1, LIMITS.seats]}
        onChange={(n, stroke) => change([Math.min(n, least), n], stroke)}
      />
    </>
  );
}

/** This rule puts start cards into the piles. */
function Toll({ draft, onChange }: Props) {
  const { field: say } = messages.value;
  const { cards, rules } = draft;
  return (
    <Count
      field="toll"
      label={say.toll}
      value={rules.toll ?? 0}
      range={[0, LIMITS.toll]}
      note={rules.toll === undefined ? say.none : undefined}
      onChange={(n, stroke) => {
        const isOn = n > 0;
        onChange(
          {
            ...draft,
            cards: merged(cards, { starts: isOn ? true : undefined }),
            rules: merged(rules, { toll: isOn ? n : undefined }),
          },
          stroke,
        );
      }}
    />
  );
}

import type { ComponentChildren } from "preact";
import { t } from "../../i18n/t.ts";
import type { Filters } from "./filters.ts";
import { words } from "./words/words.ts";

/** A table has no more seats than this. */
const MOST_SEATS = 5;

interface Props {
  readonly filters: Filters;
  readonly onChange: (name: keyof Filters, value: string) => void;
}

/** What the list may be narrowed to. A game is asked for once there are several. */
export function Narrow({ filters, onChange }: Props) {
  const {
    any,
    game,
    mode,
    seats,
    result,
    results,
    name,
    nameHint,
    since,
    until,
    filters: label,
    players,
  } = words.value;
  const { games, modes } = t();
  const field = (filter: keyof Filters) => ({
    id: idOf(filter),
    class: "field",
    value: filters[filter] ?? "",
    onInput: ({ currentTarget }: { currentTarget: HTMLSelectElement | HTMLInputElement }) =>
      onChange(filter, currentTarget.value),
  });
  const numbers = Array.from({ length: MOST_SEATS }, (_, i) => [String(i + 1), players(i + 1)] as const);
  const choices: readonly (readonly [keyof Filters, string, readonly (readonly [string, string])[]])[] = [
    ...(Object.keys(games).length > 1 ? [["game", game, Object.entries(games)] as const] : []),
    ["mode", mode, Object.entries(modes)],
    ["seats", seats, numbers],
    ["result", result, Object.entries(results)],
  ];
  return (
    <fieldset class="narrow">
      <legend class="unseen">{label}</legend>
      {choices.map(([filter, title, options]) => (
        <Named key={filter} filter={filter} title={title}>
          <select {...field(filter)}>
            <option value="">{any}</option>
            {options.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </Named>
      ))}
      <Named filter="name" title={name}>
        <input {...field("name")} placeholder={nameHint} autocomplete="off" spellcheck={false} maxLength={32} />
      </Named>
      <Named filter="since" title={since}>
        <input {...field("since")} type="date" max={filters.until} />
      </Named>
      <Named filter="until" title={until}>
        <input {...field("until")} type="date" min={filters.since} />
      </Named>
    </fieldset>
  );
}

const idOf = (filter: keyof Filters): string => `narrow-${filter}`;

interface NamedProps {
  readonly filter: keyof Filters;
  readonly title: string;
  readonly children: ComponentChildren;
}

const Named = ({ filter, title, children }: NamedProps) => (
  <div>
    <label class="small muted" for={idOf(filter)}>
      {title}
    </label>
    {children}
  </div>
);

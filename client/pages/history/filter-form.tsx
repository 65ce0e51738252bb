import type { ComponentChildren } from "preact";
import { allGames, hasChoice, manifestOf, messagesOf, mostSeats } from "../../catalog/catalog.ts";
import type { GameManifest } from "../../contract/manifest.ts";
import type { Filters } from "./filters.ts";
import { messages } from "./messages/messages.ts";

interface Props {
  readonly filters: Filters;
  readonly onChange: (name: keyof Filters, value: string) => void;
}

const variantsOf = (manifest: GameManifest): readonly (readonly [string, string])[] =>
  Object.keys(manifest.variants).map((variant) => [variant, messagesOf(manifest).variants[variant]!.title]);

/** The variant can be chosen once the game is. */
export function FilterForm({ filters, onChange }: Props) {
  const { any, game, seats, result, results, name, nameHint, since, until, filters: label, players } = messages.value;
  const manifest = hasChoice() ? manifestOf(filters.game ?? "") : allGames()[0];
  const field = (filter: keyof Filters) => ({
    id: idOf(filter),
    class: "field",
    value: filters[filter] ?? "",
    onInput: ({ currentTarget }: { currentTarget: HTMLSelectElement | HTMLInputElement }) =>
      onChange(filter, currentTarget.value),
  });
  const most = mostSeats(manifest ? [manifest] : allGames());
  const numbers = Array.from({ length: most }, (_, i) => [String(i + 1), players(i + 1)] as const);
  const variants = manifest ? variantsOf(manifest) : [];
  const choices: readonly (readonly [keyof Filters, string, readonly (readonly [string, string])[]])[] = [
    ...(hasChoice() ? [["game", game, allGames().map((one) => [one.id, messagesOf(one).name] as const)] as const] : []),
    ...(variants.length > 1 ? [["variant", messagesOf(manifest!).variant, variants] as const] : []),
    ["seats", seats, numbers],
    ["result", result, Object.entries(results)],
  ];
  return (
    <fieldset class="filters">
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

const idOf = (filter: keyof Filters): string => `filter-${filter}`;

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

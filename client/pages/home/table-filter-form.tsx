import type { ComponentChildren } from "preact";
import { allGames, listedVariants, messagesOf, mostSeats } from "../../catalog/catalog.ts";
import type { GameManifest } from "../../contract/manifest.ts";
import { t } from "../../i18n/t.ts";
import { messages } from "./messages.ts";
import { boardOf, boardValue, tableFilters } from "./table-filters.ts";

/** Numbers from 2, because solo tables cannot be joined. */
const seatsOffered = () => Array.from({ length: Math.max(0, mostSeats(allGames()) - 1) }, (_, i) => i + 2);

interface Props {
  readonly label: string;
  readonly value: string | number;
  readonly onChoose: (value: string) => void;
  readonly children: ComponentChildren;
}

const Select = ({ label, value, onChoose, children }: Props) => (
  <label>
    <span class="unseen">{label}</span>
    <select class="field" value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
      {children}
    </select>
  </label>
);

/** The whole game, and each variant if there are several. */
function GameOptions({ manifest }: { readonly manifest: GameManifest }) {
  const { name, variants } = messagesOf(manifest);
  const { game, variant: chosen } = tableFilters.value;
  const names = listedVariants(manifest, game === manifest.id ? chosen : undefined);
  if (names.length === 1) return <option value={boardValue({ game: manifest.id })}>{name}</option>;
  return (
    <optgroup label={name}>
      <option value={boardValue({ game: manifest.id })}>{messages.value.tables.allOf(name)}</option>
      {names.map((variant) => (
        <option key={variant} value={boardValue({ game: manifest.id, variant })}>
          {variants[variant]!.title}
        </option>
      ))}
    </optgroup>
  );
}

export function TableFilterForm() {
  const { tables } = messages.value;
  const { value } = tableFilters;
  const choose = (change: Partial<typeof value>) => {
    tableFilters.value = { ...value, ...change };
  };
  return (
    <div class="seek">
      <Select label={tables.board} value={boardValue(value)} onChoose={(chosen) => choose(boardOf(chosen))}>
        <option value="">{tables.anyBoard}</option>
        {allGames().map((manifest) => (
          <GameOptions key={manifest.id} manifest={manifest} />
        ))}
      </Select>
      <Select
        label={tables.size}
        value={value.seats ?? ""}
        onChoose={(chosen) => choose({ seats: chosen === "" ? undefined : Number(chosen) })}
      >
        <option value="">{tables.anySize}</option>
        {seatsOffered().map((n) => (
          <option key={n} value={n}>
            {t().options.players(n, n)}
          </option>
        ))}
      </Select>
    </div>
  );
}

import type { ComponentChildren } from "preact";
import { t } from "../../i18n/t.ts";
import { gameName, modeName } from "../words.ts";
import { infoOf, MODE_NAMES } from "./modes.ts";
import { boardOf, boardValue, sought } from "./sought.ts";
import { words } from "./words/words.ts";

/** The games that are played here, with their modes and how many can sit down. */
const GAMES = [{ game: "tranquility", modes: MODE_NAMES }] as const;
const MOST = Math.max(...MODE_NAMES.map((mode) => infoOf(mode).seats[1]));
/** Who is alone is joined by nobody. */
const SEATS = Array.from({ length: MOST - 1 }, (_, i) => i + 2);

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

/** What kind of table one looks for. */
export function Seek() {
  const { tables } = words.value;
  const { value } = sought;
  const choose = (change: Partial<typeof value>) => {
    sought.value = { ...value, ...change };
  };
  return (
    <div class="seek">
      <Select label={tables.board} value={boardValue(value)} onChoose={(chosen) => choose(boardOf(chosen))}>
        <option value="">{tables.anyBoard}</option>
        {GAMES.map(({ game, modes }) => (
          <optgroup key={game} label={gameName(game)}>
            <option value={boardValue({ game })}>{tables.allOf(gameName(game))}</option>
            {modes.map((mode) => (
              <option key={mode} value={boardValue({ game, mode })}>
                {modeName(game, { mode })}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
      <Select
        label={tables.size}
        value={value.seats ?? ""}
        onChoose={(chosen) => choose({ seats: chosen === "" ? undefined : Number(chosen) })}
      >
        <option value="">{tables.anySize}</option>
        {SEATS.map((n) => (
          <option key={n} value={n}>
            {t().options.players(n, n)}
          </option>
        ))}
      </Select>
    </div>
  );
}

import type { BoardRules } from "../../../../shared/games/tranquility/boards/definition.ts";
import { Stepper } from "../../../ui/stepper.tsx";
import { ids } from "./fault-texts.ts";
import type { Changes } from "./merged.ts";
import { messages } from "./messages/messages.ts";

interface CountProps {
  readonly field: string;
  readonly label: string;
  readonly value: number;
  readonly range: readonly [least: number, most: number];
  readonly note?: string | undefined;
  readonly onChange: (value: number, stroke: string) => void;
}

export const Count = ({ field, label, value, range: [least, most], note, onChange }: CountProps) => (
  <Stepper
    id={ids.field(field)}
    label={label}
    value={value}
    least={least}
    most={most}
    less={messages.value.less(label)}
    more={messages.value.more(label)}
    note={note}
    onChange={(next) => onChange(next, field)}
  />
);

interface TickProps {
  readonly field: string;
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export const Tick = ({ field, label, isOn, onChange }: TickProps) => (
  <label class="check">
    <input
      type="checkbox"
      id={ids.field(field)}
      checked={isOn}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
    <span>{label}</span>
  </label>
);

/** A rule that is off is absent. */
export const tick =
  (name: "jokers" | "startsAreRocks" | "turning" | "opposed", change: (more: Changes<BoardRules>) => void) =>
  (isOn: boolean): void =>
    change({ [name]: isOn ? true : undefined });

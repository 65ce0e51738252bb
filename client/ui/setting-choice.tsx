import type { Setting } from "../storage/setting.ts";
import { Choice } from "./choice.tsx";

interface Props<Value extends string> {
  readonly legend: string;
  readonly of: Setting<Value>;
  readonly labels: Readonly<Record<Value, string>>;
}

export const SettingChoice = <Value extends string>({ legend, of, labels }: Props<Value>) => (
  <Choice
    legend={legend}
    options={of.values.map((value) => ({ value, label: labels[value] }))}
    chosen={of.chosen.value}
    onChoose={of.choose}
  />
);

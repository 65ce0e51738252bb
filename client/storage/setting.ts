import { type ReadonlySignal, signal } from "@preact/signals";
import { readStored, writeStored } from "./local-storage.ts";

export interface Setting<Value extends string> {
  readonly values: readonly Value[];
  readonly chosen: ReadonlySignal<Value>;
  choose(value: Value): void;
}

/** Stored between visits, except for the default `usual`. */
export function setting<const Value extends string>(
  key: string,
  values: readonly Value[],
  usual: NoInfer<Value>,
): Setting<Value> {
  const first = readStored(key);
  const chosen = signal<Value>(values.find((value) => value === first) ?? usual);
  const choose = (value: Value): void => {
    writeStored(key, value === usual ? undefined : value);
    chosen.value = value;
  };
  return { values, chosen, choose };
}

import { type ReadonlySignal, signal } from "@preact/signals";
import { readStored, writeStored } from "./local-storage.ts";

/** A choice among a few that holds for this browser. */
export interface Setting<Value extends string> {
  readonly values: readonly Value[];
  readonly chosen: ReadonlySignal<Value>;
  choose(value: Value): void;
}

/**
 * A choice that is kept between visits.
 * @param key what it is kept as
 * @param values what there is to choose from
 * @param usual what holds until somebody chooses; it is not kept
 */
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

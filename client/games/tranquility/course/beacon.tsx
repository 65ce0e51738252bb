import type { ReadonlySignal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { place } from "../../../canvas/place.ts";
import type { Tabletop } from "../tabletop.ts";
import type { Task } from "./course.ts";
import { pointerTo } from "./pointing.ts";

interface Props {
  readonly tabletop: Tabletop;
  readonly task: ReadonlySignal<Task>;
}

/** A light on what is to be touched next, once it lies where it belongs. For ears, the lesson says where that is. */
export function Beacon({ tabletop: { intent, page, tableau }, task }: Props) {
  const pointer = pointerTo(task.value.asked, intent);
  const name = JSON.stringify(pointer);
  const [lit, light] = useState<string>();
  useEffect(() => {
    if (page.isStill.value) light(name);
  }, [page.isStill.value, name]);
  if (!pointer || lit !== name) return null;
  if (pointer.on === "button") return <div class="beacon" data-on={pointer.deed} aria-hidden="true" />;
  const target = tableau.value?.targets.find(({ spot }) => JSON.stringify(spot) === name);
  return target ? (
    <div key={name} class={`beacon ${pointer.on}`} style={place(target.rect)} aria-hidden="true" />
  ) : null;
}

import { type ComponentChildren, Fragment } from "preact";
import { useLayoutEffect } from "preact/hooks";
import type { PageArea } from "../contract/layout.ts";

interface Props {
  readonly order: readonly PageArea[];
  /** What each area contains. */
  readonly parts: Readonly<Partial<Record<PageArea, ComponentChildren>>>;
}

/** The parts of a table's page in reading order, which the Tab key follows. */
export function InOrder({ order, parts }: Props) {
  const focused = document.activeElement;
  // An element that moves in the document loses the focus.
  useLayoutEffect(() => {
    if (focused instanceof HTMLElement && focused.isConnected) focused.focus({ preventScroll: true });
  }, [order.join(" ")]);
  const given = Object.keys(parts) as PageArea[];
  // No style sheet can hide a part by leaving its area out.
  const all = [...order, ...given.filter((area) => !order.includes(area))];
  return all.map((area) => <Fragment key={area}>{parts[area]}</Fragment>);
}

/**
 * When the focused element disappears, the focus moves to the element marked `data-landing` in its section, else to its
 * replacement, else to the nearest focusable element. On a new page, it moves to the heading.
 */

const SECTION = "section, form, nav, aside, dialog, main";

/** An element and its ancestors, each with its index in its parent. */
type Trace = readonly { readonly element: Element; readonly index: number }[];

/** Elements that may get the focus. Text inputs would open a phone's keyboard. */
const TAKERS = "a[href], button:not(:disabled), summary, [tabindex='0'], input[type=radio]:checked, input[type=range]";

/** The last focused element, even if removed. Undefined after the user removed the focus. */
let held: Trace | undefined;
/** The element focused before a dialog opened, which gets the focus back. */
let outside: Trace | undefined;

function traceOf(element: Element): Trace {
  const trace: { element: Element; index: number }[] = [];
  for (let at: Element | null = element; at; at = at.parentElement)
    trace.push({ element: at, index: at.parentElement ? [...at.parentElement.children].indexOf(at) : 0 });
  return trace;
}

const isThere = (element: Element): boolean =>
  element.isConnected && !element.matches(":disabled, [inert] *, [hidden]") && element.checkVisibility();

const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body;

const first = (within: Element, selector: string): Element | undefined =>
  [...(within.matches(selector) ? [within] : []), ...within.querySelectorAll(selector)].find(isThere);

/** Where the focus starts on a new page, and goes when a section has nothing left that can take it. */
const START = "main [data-landing], main h1";

/** Where the focus of a removed element goes; undefined while the page has no place for it. */
function nextOf(lost: Trace): Element | undefined {
  const left = lost.findIndex(({ element }, i) => i > 0 && isThere(element));
  const section = lost[left]?.element.closest(SECTION);
  if (!section) return first(document.body, START);
  const landing = first(section, "[data-landing]");
  if (landing) return landing;
  for (const [i, { element: around }] of lost.entries()) {
    if (i < left) continue;
    const inItsPlace = around.children[lost[i - 1]!.index];
    const next = (inItsPlace && first(inItsPlace, TAKERS)) ?? first(around, TAKERS);
    if (next) return next;
    if (around === section) break;
  }
  return first(document.body, START);
}

/** A table's first card or question, else the page's heading, else `main`. */
export function contentStart(): HTMLElement | null {
  const main = document.querySelector("main");
  if (!main) return null;
  const atTable = main.matches(".table-page")
    ? ['[role="option"][tabindex="0"]', '[role="option"]', "[data-landing]"]
    : [];
  for (const selector of [...atTable, "h1"]) {
    const start = main.querySelector<HTMLElement>(selector);
    if (start) return start;
  }
  return main;
}

export function landOn(element: HTMLElement): void {
  if (!element.matches(TAKERS) && !element.hasAttribute("tabindex")) element.tabIndex = -1;
  element.focus();
}

function giveTo(next: Element): void {
  if (!(next instanceof HTMLElement)) return;
  if (!next.matches(TAKERS)) next.tabIndex = -1;
  next.focus({ preventScroll: true });
}

function check(): void {
  const [lost] = held ?? [];
  if (!lost || (!isNowhere() && document.activeElement !== lost.element) || isThere(lost.element)) return;
  const wasInDialog = lost.element.closest("dialog") !== null;
  const next = (wasInDialog && outside && nextOf(outside)) || nextOf(held!);
  if (next) giveTo(next);
}

function onFocusIn({ target }: FocusEvent): void {
  if (!(target instanceof Element)) return;
  if (!target.closest("dialog")) outside = undefined;
  else if (held && !held[0]!.element.closest("dialog")) outside = held;
  held = traceOf(target);
}

/** After a click on an empty part of the page, nothing should get the focus. */
function onFocusOut({ relatedTarget }: FocusEvent): void {
  if (relatedTarget) return;
  queueMicrotask(() => {
    if (held && isNowhere() && isThere(held[0]!.element) && document.hasFocus()) held = undefined;
  });
}

export function keepFocus(): void {
  addEventListener("focusin", onFocusIn);
  addEventListener("focusout", onFocusOut);
  new MutationObserver(check).observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ["disabled", "hidden", "inert"],
  });
}

let hasLeft = false;

/** Call this before a page change. The new heading gets the focus if nothing has it. */
export function leavePage(): void {
  hasLeft = true;
  const main = document.querySelector("main");
  if (main && isNowhere()) held = traceOf(main);
}

export const isFocusFree = (): boolean => (isNowhere() ? hasLeft : document.activeElement!.matches("h1"));

/** Frees the focus after a choice by pointer, to enable shortcuts. A choice by keyboard keeps it. */
export function leaveChoice(choice: HTMLElement): void {
  if (!choice.matches(":focus-visible")) choice.blur();
}

/**
 * When the focused element is removed, the focus moves to an element marked `data-landing` in its section, else to its
 * replacement in the same place, else to the nearest focusable element; on a new page to the heading.
 */

/** The sections that are searched for a `data-landing` mark. */
const SECTION = "section, form, nav, aside, dialog, main";

/** An element and its ancestors, each with its index in its parent. */
type Trace = readonly { readonly element: Element; readonly index: number }[];

/** Elements that may get the focus. Text inputs are left out, because on a phone they would open a keyboard. */
const TAKERS = "a[href], button:not(:disabled), summary, [tabindex='0'], input[type=radio]:checked, input[type=range]";

/** The focused element, or the last one if it was removed. Undefined after the user has removed the focus. */
let held: Trace | undefined;
/** The element focused before a dialog opened. It gets the focus back if it still exists. */
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

/** The hand or the question at a table, else the page's heading. */
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

/** Focuses an element, making it focusable if necessary. */
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

/** Forgets the focused element after a click on an empty part of the page, so that nothing gets the focus. */
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

/** Call this before another page is shown. If nothing has the focus, the new page's heading gets it. */
export function leavePage(): void {
  hasLeft = true;
  const main = document.querySelector("main");
  if (main && isNowhere()) held = traceOf(main);
}

/** Whether a new part of the page may take the focus: the heading has it, or nothing after a change of page. */
export const isFocusFree = (): boolean => (isNowhere() ? hasLeft : document.activeElement!.matches("h1"));

/** Removes the focus after a choice by pointer, so that the page's keys work again. A choice by keyboard keeps it. */
export function leaveChoice(choice: HTMLElement): void {
  if (!choice.matches(":focus-visible")) choice.blur();
}

/**
 * The focus never falls to the document. An element that goes away while it has the focus leaves it to the next one: to what
 * is marked `data-landing` in its section, else to what stands in its place now, else to the nearest thing that takes a focus.
 * On a new page that is the heading.
 */

/** What is looked through for a mark, and outside of which there is no page. */
const SECTION = "section, form, nav, aside, dialog, main";

/** An element, and everything around it with the place it had there. */
type Trace = readonly { readonly element: Element; readonly index: number }[];

/** What may take the focus over. Nothing that is typed into: on a phone that would open a keyboard. */
const TAKERS = "a[href], button:not(:disabled), summary, [tabindex='0'], input[type=radio]:checked, input[type=range]";

/** What has the focus, or had it when it went away. */
let held: Trace | undefined;
/** What had it when a dialog was opened: closed, that gives it back, if it is still there. */
let outside: Trace | undefined;

function traceOf(element: Element): Trace {
  const trace: { element: Element; index: number }[] = [];
  for (let at: Element | null = element; at; at = at.parentElement)
    trace.push({ element: at, index: at.parentElement ? [...at.parentElement.children].indexOf(at) : 0 });
  return trace;
}

const isThere = (element: Element): boolean =>
  element.isConnected && !element.matches(":disabled, [inert] *, [hidden]") && element.checkVisibility();

/** Whether nothing has the focus. */
const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body;

const first = (within: Element, selector: string): Element | undefined =>
  [...(within.matches(selector) ? [within] : []), ...within.querySelectorAll(selector)].find(isThere);

/** Where the focus of an element goes that is not there any more; undefined as long as the page has nothing for it. */
function nextOf(lost: Trace): Element | undefined {
  const left = lost.findIndex(({ element }, i) => i > 0 && isThere(element));
  const section = lost[left]?.element.closest(SECTION);
  if (!section) return first(document.body, "main [data-landing], main h1");
  const landing = first(section, "[data-landing]");
  if (landing) return landing;
  for (const [i, { element: around }] of lost.entries()) {
    if (i < left) continue;
    const inItsPlace = around.children[lost[i - 1]!.index];
    const next = (inItsPlace && first(inItsPlace, TAKERS)) ?? first(around, TAKERS);
    if (next) return next;
  }
  return undefined;
}

function giveTo(next: Element): void {
  if (!(next instanceof HTMLElement)) return;
  if (!next.matches(TAKERS)) next.tabIndex = -1;
  next.focus({ preventScroll: true });
}

/** Gives the focus on when what had it went away. */
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

/** Somebody who clicks beside everything has put the focus away themselves. */
function onFocusOut({ relatedTarget }: FocusEvent): void {
  if (relatedTarget) return;
  queueMicrotask(() => {
    if (held && isNowhere() && isThere(held[0]!.element) && document.hasFocus()) held = undefined;
  });
}

/** From now on has the focus stay in the page. */
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

/** Another page is about to be shown: where nothing has the focus, its heading gets it. */
export function leavePage(): void {
  hasLeft = true;
  const main = document.querySelector("main");
  if (main && isNowhere()) held = traceOf(main);
}

/**
 * Whether a part of a page that has just come may take the focus, as only the heading has it; or nothing, once somebody went
 * from one page to another: nobody is torn away from where they are.
 */
export const isFocusFree = (): boolean => (isNowhere() ? hasLeft : document.activeElement!.matches("h1"));

/** After a choice by pointer the keys of the page work again; a choice by keys keeps the focus. */
export function leaveChoice(choice: HTMLElement): void {
  if (!choice.matches(":focus-visible")) choice.blur();
}

import { options } from "preact";

/*
 * Browsers that translate a page replace its text nodes with `<font>` elements, and Preact keeps writing to the
 * detached nodes (https://github.com/preactjs/preact/issues/948): counts stop changing, and removed text stays. So each
 * rendering first puts the text nodes back, and afterwards the translations of those that did not change, in one task,
 * so that nothing flickers.
 */

/** The text nodes that a translation replaced, and their texts at that time. */
interface Original {
  readonly texts: readonly Text[];
  readonly said: readonly string[];
}

const originals = new Map<Element, Original>();

const isTranslation = (node: Node | null | undefined): node is Element => node?.nodeName === "FONT";

function note(records: readonly MutationRecord[]): void {
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    const translation = [...addedNodes, previousSibling, nextSibling].find(isTranslation);
    if (!translation) continue;
    const gone = [...removedNodes].filter((node) => node instanceof Text);
    const { texts = [], said = [] } = originals.get(translation) ?? {};
    if (gone.length === 0) continue;
    originals.set(translation, { texts: [...texts, ...gone], said: [...said, ...gone.map(({ data }) => data)] });
  }
}

/** The pressed element. It stays in place, because a browser fires no click on an element removed meanwhile. */
let pressed: Node | undefined;

function followPresses(): void {
  const release = () => {
    pressed = undefined;
  };
  addEventListener(
    "pointerdown",
    ({ target }) => {
      pressed = target instanceof Node ? target : undefined;
    },
    true,
  );
  // `setTimeout` waits for the click, if there is one.
  addEventListener("pointerup", () => setTimeout(release), true);
  addEventListener("pointercancel", release, true);
}

/** `within`: the node inside that contained the text nodes, if any. */
interface TakenOut extends Original {
  readonly translation: Element;
  readonly within: Node | undefined;
}

/** Puts the text nodes back instead of their translations, except in the pressed element. */
function takeOut(): readonly TakenOut[] {
  const taken: TakenOut[] = [];
  for (const [translation, original] of originals) {
    if (pressed && translation.contains(pressed)) continue;
    originals.delete(translation);
    if (!translation.isConnected) continue;
    const [first] = original.texts;
    taken.push({ translation, ...original, within: translation.contains(first!) ? first!.parentNode! : undefined });
    translation.replaceWith(...original.texts);
  }
  return taken;
}

/** Puts back the translations of unchanged text nodes; the browser translates the others. */
function putBack(taken: readonly TakenOut[]): void {
  for (const { translation, texts, said, within } of taken) {
    const [first, ...others] = texts;
    if (!texts.every((text, i) => text.isConnected && text.data === said[i])) continue;
    first!.replaceWith(translation);
    for (const other of others) other.remove();
    within?.appendChild(first!);
    for (const other of others) within?.appendChild(other);
    originals.set(translation, { texts, said });
  }
}

/**
 * Makes each rendering find the page as Preact left it.
 * @param observer observes all changes of the page's nodes
 * @param before the observer's records since the first translation
 * @returns a function for the observer's further records
 */
export function renderOriginals(observer: MutationObserver, before: readonly MutationRecord[]): typeof note {
  note(before);
  followPresses();
  const renderOriginal = (render: () => void): void => {
    note(observer.takeRecords());
    const taken = takeOut();
    try {
      render();
    } finally {
      putBack(taken);
      if (taken.length > 0) observer.takeRecords();
    }
  };
  options.debounceRendering = (render) => queueMicrotask(() => renderOriginal(render));
  return note;
}

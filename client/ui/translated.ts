import { options } from "preact";

/*
 * Browsers that translate a page replace text nodes with `<font>` elements, but Preact still updates the detached nodes
 * (https://github.com/preactjs/preact/issues/948). So each rendering restores the text nodes first, and afterwards the
 * translations of unchanged ones, in one task.
 */

/** Replaced text nodes, with their texts at that time. */
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

/** The pressed element must stay, because browsers fire no click on a removed one. */
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
  // Lets the click happen first.
  addEventListener("pointerup", () => setTimeout(release), true);
  addEventListener("pointercancel", release, true);
}

/** `within`: the parent of the text nodes inside the translation, if any. */
interface TakenOut extends Original {
  readonly translation: Element;
  readonly within: Node | undefined;
}

/** Restores text nodes, except in the pressed element. */
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

/** Restores translations of unchanged text nodes. */
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
 * Restores the original text nodes during each rendering.
 * @param observer observes all node changes of the page
 * @param before the observer's records since the first translation
 * @returns a callback for further records
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

import { options } from "preact";

/*
 * A browser that translates a page puts `<font>` elements in the place of its text nodes. Preact writes on to those, where nobody
 * sees it (https://github.com/preactjs/preact/issues/948): counts stand still, and what goes from the page stays there. So each
 * rendering finds the page as Preact left it: its text nodes are put back before, and the translations of those that did not
 * change after. All of it happens within one task: nothing of it is seen.
 */

/** What a translation stands for: text nodes, and what they said when they were translated. */
interface Original {
  readonly texts: readonly Text[];
  readonly said: readonly string[];
}

const originals = new Map<Element, Original>();

const isTranslation = (node: Node | null | undefined): node is Element => node?.nodeName === "FONT";

/** Keeps in mind which text nodes went for which translations. */
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

/** What is pressed just now: a browser tells no click of what left the page meanwhile. */
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
  // After the click, if there is one.
  addEventListener("pointerup", () => setTimeout(release), true);
  addEventListener("pointercancel", release, true);
}

/** A translation that was taken out, and what of it its text nodes stood in, if so. */
interface TakenOut extends Original {
  readonly translation: Element;
  readonly within: Node | undefined;
}

/** Puts the text nodes back in the place of their translations, but for what is pressed. */
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

/** Puts the translations back of text nodes that are as they were. Others are for the browser to translate. */
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
 * Has each rendering find the page as Preact left it.
 * @param observer of all that is put into the page and taken out
 * @param before what it has seen since the first translation
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

/** An element of a page, as it was written. */
export interface HtmlElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (HtmlElement | string)[];
}

/** These have no end. */
const VOID = new Set(["area", "base", "br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"]);
/** The content of these is no markup. */
const RAW = new Set(["script", "style"]);

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: "\u00a0" };

const decoded = (text: string): string =>
  text.replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal?: string, hex?: string, name = "") =>
    decimal || hex
      ? String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex!, 16))
      : (ENTITIES[name] ?? whole),
  );

const TAG = /<!--.*?-->|<!doctype[^>]*>|<(\/?)([\w-]+)((?:\s+[\w:-]+(?:="[^"]*"|='[^']*'|=[^\s>]+)?)*)\s*(\/?)>/gis;
const ATTRIBUTE = /([\w:-]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g;

const attributesIn = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)].map(([, name, double, single, bare]) => [
      name!.toLowerCase(),
      decoded(double ?? single ?? bare ?? ""),
    ]),
  );

/** Reads a page. @throws where an element is not closed, or not in its order: a browser would guess what was meant */
export function readHtml(html: string): HtmlElement {
  type Open = HtmlElement & { readonly children: (HtmlElement | string)[] };
  const root: Open = { tag: "", attributes: {}, children: [] };
  const open = [root];
  let at = 0;
  let raw: string | undefined;
  for (const tag of html.matchAll(TAG)) {
    const [whole, slash, written = "", attributes = "", isClosed] = tag;
    const name = written.toLowerCase();
    if (raw !== undefined && !(slash && name === raw)) continue;
    const text = html.slice(at, tag.index);
    if (text !== "") open.at(-1)!.children.push(raw === undefined ? decoded(text) : text);
    at = tag.index + whole.length;
    raw = undefined;
    if (name === "") continue;
    if (slash) {
      const { tag: last } = open.pop()!;
      if (last !== name) throw new Error(`</${name}> closes <${last}> at ${at}`);
      continue;
    }
    const element: Open = { tag: name, attributes: attributesIn(attributes), children: [] };
    open.at(-1)!.children.push(element);
    if (isClosed || VOID.has(name)) continue;
    open.push(element);
    if (RAW.has(name)) raw = name;
  }
  if (open.length > 1) throw new Error(`<${open.at(-1)!.tag}> is not closed`);
  return root;
}

/** All elements within another that are meant, in their order. */
export function elementsIn(within: HtmlElement, isMeant: (element: HtmlElement) => boolean): readonly HtmlElement[] {
  return within.children.flatMap((child) =>
    typeof child === "string" ? [] : [...(isMeant(child) ? [child] : []), ...elementsIn(child, isMeant)],
  );
}

/** All elements of a name. */
export const tagged = (within: HtmlElement, tag: string): readonly HtmlElement[] =>
  elementsIn(within, (element) => element.tag === tag);

/** What is to be read in an element; spaces that no line may break at are spaces. */
export const textOf = (element: HtmlElement): string =>
  element.children
    .map((child) => (typeof child === "string" ? child : textOf(child)))
    .join("")
    .replaceAll(/[\u00a0\u202f]/g, " ");

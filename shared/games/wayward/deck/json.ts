/** The text is not JSON, repeats a key, or has more depth or values than any deck. */
export class InvalidJson extends Error {
  override readonly name = "InvalidJson";
  readonly line: number;
  constructor(line: number) {
    super(`line ${line}: not JSON`);
    this.line = line;
  }
}

/** From 1. Without a value at the path, the line of the last value along it. */
export type LineLookup = (path: readonly PropertyKey[]) => number;

/** Decks are flatter, and deep nesting could exhaust the stack. */
const DEEPEST = 16;
/** More values than the largest deck file has. */
const MOST_VALUES = 24_000;

const STRING = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const SPACE = /[ \t\r\n]*/y;

/** The line of a value; lists and objects also have the nodes of their children. */
type Node = number | { readonly line: number; readonly children: Map<PropertyKey, Node> };

/** @throws InvalidJson with the faulty line */
export function parseWithLines(text: string): { readonly value: unknown; readonly lineOf: LineLookup } {
  const reader = new Reader(text);
  const { value, node } = reader.document();
  const lineOf: LineLookup = (path) => {
    let at = node;
    for (const key of path) if (typeof at === "object") at = at.children.get(key) ?? at;
    return typeof at === "object" ? at.line : at;
  };
  return { value, lineOf };
}

interface ParsedValue {
  readonly value: unknown;
  readonly node: Node;
}

class Reader {
  readonly #text: string;
  #at = 0;
  #line = 1;
  #values = 0;

  constructor(text: string) {
    this.#text = text;
  }

  document(): ParsedValue {
    const read = this.#value(0);
    this.#space();
    if (this.#at < this.#text.length) this.#fail();
    return read;
  }

  #fail(): never {
    throw new InvalidJson(this.#line);
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const [found] = pattern.exec(this.#text) ?? [];
    if (found !== undefined) this.#at += found.length;
    return found;
  }

  #space(): void {
    for (const character of this.#match(SPACE)!) if (character === "\n") this.#line++;
  }

  #take(sign: string): boolean {
    this.#space();
    if (this.#text[this.#at] !== sign) return false;
    this.#at++;
    return true;
  }

  #value(depth: number): ParsedValue {
    this.#space();
    if (depth > DEEPEST || ++this.#values > MOST_VALUES) this.#fail();
    const line = this.#line;
    if (this.#take("{")) return this.#container(line, depth, this.#object);
    if (this.#take("[")) return this.#container(line, depth, this.#array);
    const scalar = this.#match(STRING) ?? this.#match(SCALAR) ?? this.#fail();
    return { value: JSON.parse(scalar), node: line };
  }

  #container(
    line: number,
    depth: number,
    read: (children: Map<PropertyKey, Node>, depth: number) => object,
  ): ParsedValue {
    const children = new Map<PropertyKey, Node>();
    return { value: read.call(this, children, depth), node: { line, children } };
  }

  #object(children: Map<PropertyKey, Node>, depth: number): object {
    const object = {};
    if (this.#take("}")) return object;
    do {
      this.#space();
      const key: string = JSON.parse(this.#match(STRING) ?? this.#fail());
      if (!this.#take(":") || Object.hasOwn(object, key)) this.#fail();
      const read = this.#value(depth + 1);
      // An assignment to the key `__proto__` would set the prototype.
      Object.defineProperty(object, key, { value: read.value, enumerable: true, configurable: true, writable: true });
      children.set(key, read.node);
    } while (this.#take(","));
    return this.#take("}") ? object : this.#fail();
  }

  #array(children: Map<PropertyKey, Node>, depth: number): unknown[] {
    const array: unknown[] = [];
    if (this.#take("]")) return array;
    do {
      const read = this.#value(depth + 1);
      children.set(array.length, read.node);
      array.push(read.value);
    } while (this.#take(","));
    return this.#take("]") ? array : this.#fail();
  }
}

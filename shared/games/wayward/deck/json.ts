/** A text that is not JSON, or nests deeper than anything a deck needs; `line` is 1-based. */
export class Unreadable extends Error {
  override readonly name = "Unreadable";
  readonly line: number;
  constructor(line: number) {
    super(`line ${line}: not JSON`);
    this.line = line;
  }
}

/** Where a value began, by the path to it. */
export type LineOf = (path: readonly PropertyKey[]) => number;

/** Deeper nesting has no meaning in a deck, and could exhaust the stack. */
const DEEPEST = 16;

const STRING = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const SPACE = /[ \t\r\n]*/y;

interface Node {
  readonly line: number;
  readonly children: Map<PropertyKey, Node>;
}

/**
 * Reads JSON and remembers on which line each value begins, which JSON.parse cannot tell.
 * @throws Unreadable with the line at fault
 */
export function parseWithLines(text: string): { readonly value: unknown; readonly lineOf: LineOf } {
  const reader = new Reader(text);
  const { value, node } = reader.document();
  const lineOf: LineOf = (path) => {
    let at = node;
    for (const key of path) at = at.children.get(key) ?? at;
    return at.line;
  };
  return { value, lineOf };
}

interface Read {
  readonly value: unknown;
  readonly node: Node;
}

class Reader {
  readonly #text: string;
  #at = 0;
  #line = 1;

  constructor(text: string) {
    this.#text = text;
  }

  document(): Read {
    const read = this.#value(0);
    this.#space();
    if (this.#at < this.#text.length) this.#fail();
    return read;
  }

  #fail(): never {
    throw new Unreadable(this.#line);
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const [found] = pattern.exec(this.#text) ?? [];
    if (found !== undefined) this.#at += found.length;
    return found;
  }

  #space(): void {
    for (const character of this.#match(SPACE) ?? "") if (character === "\n") this.#line++;
  }

  #take(sign: string): boolean {
    this.#space();
    if (this.#text[this.#at] !== sign) return false;
    this.#at++;
    return true;
  }

  #value(depth: number): Read {
    this.#space();
    if (depth > DEEPEST) this.#fail();
    const node: Node = { line: this.#line, children: new Map() };
    if (this.#take("{")) return { value: this.#object(node, depth), node };
    if (this.#take("[")) return { value: this.#array(node, depth), node };
    const scalar = this.#match(STRING) ?? this.#match(SCALAR) ?? this.#fail();
    return { value: JSON.parse(scalar), node };
  }

  #object(node: Node, depth: number): object {
    const object = {};
    if (this.#take("}")) return object;
    do {
      this.#space();
      const key: string = JSON.parse(this.#match(STRING) ?? this.#fail());
      if (!this.#take(":") || Object.hasOwn(object, key)) this.#fail();
      const read = this.#value(depth + 1);
      // A key like __proto__ is a field as any other, and refused as one.
      Object.defineProperty(object, key, { value: read.value, enumerable: true, configurable: true, writable: true });
      node.children.set(key, read.node);
    } while (this.#take(","));
    return this.#take("}") ? object : this.#fail();
  }

  #array(node: Node, depth: number): unknown[] {
    const array: unknown[] = [];
    if (this.#take("]")) return array;
    do {
      const read = this.#value(depth + 1);
      node.children.set(array.length, read.node);
      array.push(read.value);
    } while (this.#take(","));
    return this.#take("]") ? array : this.#fail();
  }
}

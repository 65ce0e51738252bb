import { parseSync } from "vite";
import { childrenOf, type Node } from "../habits/source.ts";

export const KINDS = ["negated condition", "off by one", "dropped await", "dropped line", "swapped arguments"] as const;
type Kind = (typeof KINDS)[number];

/** Replaces the source from `start` to `end`. */
export interface Fault {
  readonly kind: Kind;
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

/** Each pair differs at equality only. */
const NEIGHBOURS: Readonly<Record<string, string>> = { "<": "<=", "<=": "<", ">": ">=", ">=": ">" };

type Text = (node: Node) => string;

/** `text` returns a node's source. */
function* faultsAt(node: Node, text: Text): Generator<Fault> {
  const replace = (kind: Kind, at: Node, replacement: string): Fault => ({
    kind,
    start: at.start,
    end: at.end,
    replacement,
  });
  const part = (name: string) => node[name] as Node;
  switch (node.type) {
    case "IfStatement":
    case "ConditionalExpression":
      yield replace("negated condition", part("test"), `!(${text(part("test"))})`);
      return;
    case "BinaryExpression": {
      const operator = NEIGHBOURS[node.operator as string];
      if (operator === undefined) return;
      yield replace("off by one", node, `${text(part("left"))} ${operator} ${text(part("right"))}`);
      return;
    }
    case "Literal":
      if (Number.isInteger(node.value)) yield replace("off by one", node, String((node.value as number) + 1));
      return;
    case "AwaitExpression":
      yield replace("dropped await", node, `(${text(part("argument"))})`);
      return;
    case "ExpressionStatement":
      // Directives are kept.
      if (part("expression").type !== "Literal") yield replace("dropped line", node, ";");
      return;
    case "CallExpression": {
      const [first, second] = node.arguments as readonly Node[];
      // The order of these arguments does not matter.
      if (/^Math\.(min|max)$/.test(text(part("callee")))) return;
      if (!first || !second || first.type === "SpreadElement" || second.type === "SpreadElement") return;
      const both = { ...node, start: first.start, end: second.end };
      const between = text({ ...node, start: first.end, end: second.start });
      yield replace("swapped arguments", both, text(second) + between + text(first));
      return;
    }
  }
}

/** Types have no effect at run time. */
const isType = ({ type }: Node): boolean => type.startsWith("TS") && !/^TS(As|Satisfies|NonNull)/.test(type);

export function* faultsIn(path: string, source: string): Generator<Fault> {
  const text: Text = ({ start, end }) => source.slice(start, end);
  const pending: Node[] = [parseSync(path, source).program as unknown as Node];
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (isType(node) || node.type === "ImportDeclaration") continue;
    yield* faultsAt(node, text);
    pending.push(...childrenOf(node));
  }
}

export const planted = (source: string, { start, end, replacement }: Fault): string =>
  source.slice(0, start) + replacement + source.slice(end);

/** The line of a fault, from 1. */
export const lineOf = (source: string, { start }: Fault): number => source.slice(0, start).split("\n").length;

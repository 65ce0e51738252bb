import type { Source } from "./source.ts";

/** Each subfolder of these folders counts as a folder. */
const NESTED = /^(client\/(features|games|pages)|shared\/(engine|games))\//;

/** A game's folder includes its subfolders; a file beside such folders counts as a folder. */
function folderOf(path: string): string {
  const parts = path.split("/");
  const depth = NESTED.test(path) ? 3 : 2;
  return parts.length <= depth ? path : parts.slice(0, depth).join("/");
}

/** Dependencies between folders, each as "this -> that". */
export function dependenciesOf(
  sources: readonly Source[],
  needs: (source: Source) => readonly string[] = ({ imports }) => imports,
): ReadonlySet<string> {
  const arrows = new Set<string>();
  for (const source of sources)
    for (const other of needs(source)) {
      const [from, to] = [folderOf(source.path), folderOf(other)];
      if (from !== to) arrows.add(`${from} -> ${to}`);
    }
  return arrows;
}

export function cycleIn(arrows: Iterable<string>): readonly string[] | undefined {
  const next = new Map<string, string[]>();
  for (const arrow of arrows) {
    const [from, to] = arrow.split(" -> ") as [string, string];
    next.set(from, [...(next.get(from) ?? []), to]);
  }
  const done = new Set<string>();
  const search = (folder: string, way: readonly string[]): readonly string[] | undefined => {
    if (way.includes(folder)) return [...way.slice(way.indexOf(folder)), folder];
    if (done.has(folder)) return undefined;
    for (const other of next.get(folder) ?? []) {
      const circle = search(other, [...way, folder]);
      if (circle) return circle;
    }
    done.add(folder);
    return undefined;
  };
  for (const folder of next.keys()) {
    const circle = search(folder, []);
    if (circle) return circle;
  }
  return undefined;
}

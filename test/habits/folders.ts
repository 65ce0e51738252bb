import type { Source } from "./source.ts";

/** In these folders, each subfolder counts as a folder of its own. */
const NESTED = /^(client\/(features|games|pages)|shared\/(engine|games))\//;

/**
 * The folder of a file. The folder of a game is one folder with all its subfolders, and a file directly beside such
 * folders counts as a folder of its own.
 */
function folderOf(path: string): string {
  const parts = path.split("/");
  const depth = NESTED.test(path) ? 3 : 2;
  return parts.length <= depth ? path : parts.slice(0, depth).join("/");
}

/** Which folders import which, as "this -> that", by the files that each source needs. */
export function arrowsOf(
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

/** A path from a folder back to itself, if there is one. */
export function circleIn(arrows: Iterable<string>): readonly string[] | undefined {
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

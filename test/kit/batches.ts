const AT_ONCE = 25;

export async function inBatches<T>(count: number, make: (i: number) => Promise<T>, atOnce = AT_ONCE): Promise<T[]> {
  const made: T[] = [];
  while (made.length < count) {
    const from = made.length;
    made.push(...(await Promise.all(Array.from({ length: Math.min(atOnce, count - from) }, (_, j) => make(from + j)))));
  }
  return made;
}

const numbered = (letter: string, most: number): readonly string[] =>
  Array.from({ length: most }, (_, i) => `${letter}${i + 1}`);

export const PLAYED: readonly string[] = [
  ...numbered("S", 8),
  ...numbered("T", 10),
  ...numbered("L", 10),
  ...numbered("R", 12),
  ...numbered("C", 9),
  ...numbered("B", 20),
  ...numbered("A", 9),
  ...numbered("E", 6),
  ...numbered("D", 7),
  ...numbered("G", 4),
  ...numbered("P", 12),
];

/** Sections 1, 2 and 8 of the rules. */
export const RULES: readonly string[] = [
  ...PLAYED,
  ...numbered("V", 11),
  ...Array.from({ length: 52 }, (_, i) => `TC-${String(i + 1).padStart(2, "0")}`),
];

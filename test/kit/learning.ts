/** Moves that follow client/games/tranquility/course/course.ts; undefined for a step that is only text. */
export const FOLLOWED: readonly (string | undefined)[] = [
  "41@19",
  "66@31",
  "43@20-2-35",
  "-17-32",
  "start",
  "toll-63-25-36",
  undefined,
  "finish",
];

/** What somebody does who follows the course of client/games/tranquility/course/course.ts, task by task; nothing where there is only to be read. */
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

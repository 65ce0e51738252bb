/** Height in px: the fewer lanes, the higher. */
export const laneOf = (seats: number): number => Math.round(Math.min(24, Math.max(17, 68 / seats)));

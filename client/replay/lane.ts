/** How high a seat's lane is on the timeline of a replay, in px: few of them share the room that many need. */
export const laneOf = (seats: number): number => Math.round(Math.min(24, Math.max(17, 68 / seats)));

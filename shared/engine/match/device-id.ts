const PREFIX = "alone-";
const DEVICE_ID = new RegExp(`^${PREFIX}[0-9a-f]{16}$`);

/** The id, and also the code, of a match that a device creates without a server. @param chance 16 random hex digits */
export const deviceId = (chance: string): string => `${PREFIX}${chance}`;

/** Whether an id or code is that of a match created on a device. Servers create no such ids. */
export const isOnDevice = (id: string): boolean => id.startsWith(PREFIX);

/** Whether an id has exactly the form of `deviceId`. */
export const isDeviceId = (id: string): boolean => DEVICE_ID.test(id);

const PUZZLE = /^puzzle\.([a-z0-9-]+)\.([0-9a-f]{8})$/;

/** The id of the match that a puzzle comes from. Servers do not know such matches, and create no such ids. */
export const puzzleMatchId = (set: string, id: string): string => `puzzle.${set}.${id}`;

/** The puzzle to which the id of a match belongs; undefined for the ids of other matches. */
export function puzzleOfMatchId(matchId: string): { readonly set: string; readonly id: string } | undefined {
  const [, set, id] = PUZZLE.exec(matchId) ?? [];
  return set === undefined || id === undefined ? undefined : { set, id };
}

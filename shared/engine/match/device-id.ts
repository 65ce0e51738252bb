const PREFIX = "alone-";
const DEVICE_ID = new RegExp(`^${PREFIX}[0-9a-f]{16}$`);

/** Also the code of the match. @param chance 16 random hex digits */
export const deviceId = (chance: string): string => `${PREFIX}${chance}`;

/** Servers create no such ids. */
export const isOnDevice = (id: string): boolean => id.startsWith(PREFIX);

export const isDeviceId = (id: string): boolean => DEVICE_ID.test(id);

const PUZZLE = /^puzzle\.([a-z0-9-]+)\.([0-9a-f]{8})$/;

/** Servers neither know nor create such ids. */
export const puzzleMatchId = (set: string, id: string): string => `puzzle.${set}.${id}`;

/** Undefined for other matches. */
export function puzzleOfMatchId(matchId: string): { readonly set: string; readonly id: string } | undefined {
  const [, set, id] = PUZZLE.exec(matchId) ?? [];
  return set === undefined || id === undefined ? undefined : { set, id };
}

/*
 * Ids of matches that somebody plays alone without a server: their device gives them out, and no server does.
 */

const PREFIX = "alone-";
const DEVICE_ID = new RegExp(`^${PREFIX}[0-9a-f]{16}$`);

/** The id of a match on a device, and its code. @param chance 16 hex digits */
export const deviceId = (chance: string): string => `${PREFIX}${chance}`;

/** Whether no server knows of the match with this id, or code. */
export const isOnDevice = (id: string): boolean => id.startsWith(PREFIX);

/** Whether a device can have given a match this id. */
export const isDeviceId = (id: string): boolean => DEVICE_ID.test(id);

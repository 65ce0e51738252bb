/* Ids of solo matches that a device creates without a server; no server creates ids like these. */

const PREFIX = "alone-";
const DEVICE_ID = new RegExp(`^${PREFIX}[0-9a-f]{16}$`);

/** The id of a match on a device, which is also its code. @param chance 16 hex digits */
export const deviceId = (chance: string): string => `${PREFIX}${chance}`;

/** Whether the match with this id or code is unknown to every server. */
export const isOnDevice = (id: string): boolean => id.startsWith(PREFIX);

/** Whether an id has the form that devices give out. */
export const isDeviceId = (id: string): boolean => DEVICE_ID.test(id);

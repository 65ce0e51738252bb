/** What this browser keeps between visits. A browser that keeps nothing (private mode, full disk) is no reason to fail. */
export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(`stillwater.${key}`) ?? undefined;
  } catch {
    return undefined;
  }
}

export function writeStored(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(`stillwater.${key}`);
    else localStorage.setItem(`stillwater.${key}`, value);
  } catch {
    // The choice then holds for this visit only.
  }
}

/** Whether a `storage` event is about something that is stored under this key; about everything where it has no key. */
export const isStoredAs = (eventKey: string | null, key: string): boolean =>
  eventKey === null || eventKey === `stillwater.${key}`;

/** Set once a match is on this device alone: until then nobody has to look for any. */
export const HAS_ALONE = "alone";

/** Undefined also if the browser stores nothing. */
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
    // The value then lasts only for this visit.
  }
}

/** A null `eventKey` means all keys. */
export const isStoredAs = (eventKey: string | null, key: string): boolean =>
  eventKey === null || eventKey === `stillwater.${key}`;

/** Set once a match is stored on this device. */
export const HAS_ALONE = "alone";

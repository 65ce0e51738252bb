/** Resolves when the page has nothing to do, or after a while when it always has. */
export const idle = (): Promise<void> =>
  new Promise((done) => {
    // Safari has no such thing; a moment later most of the work is done.
    if (typeof requestIdleCallback === "undefined") setTimeout(done, 300);
    else requestIdleCallback(() => done(), { timeout: 3_000 });
  });

/** Whether somebody pays for every byte, and does not want what they may not need. */
export const savesData = (): boolean =>
  "connection" in navigator && (navigator.connection as { readonly saveData?: boolean }).saveData === true;

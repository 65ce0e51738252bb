/** Resolves when the page is idle, or after 3 s; in Safari after 0.3 s. */
export const idle = (): Promise<void> =>
  new Promise((done) => {
    // Safari lacks `requestIdleCallback`.
    if (typeof requestIdleCallback === "undefined") setTimeout(done, 300);
    else requestIdleCallback(() => done(), { timeout: 3_000 });
  });

export const savesData = (): boolean =>
  "connection" in navigator && (navigator.connection as { readonly saveData?: boolean }).saveData === true;

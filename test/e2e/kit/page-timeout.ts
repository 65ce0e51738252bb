/** Timeout of a page, in ms. Several browsers on one core, with WebGL in software, can be thirty times slower. */
export const PAGE_TIMEOUT = 90_000;

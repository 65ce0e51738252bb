/** Timeout of a page, in ms. Several browsers on one core, with WebGL in software, can be thirty times slower. */
export const PATIENCE = 90_000;

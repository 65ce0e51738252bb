/** Timeout of a page in ms: several browsers on a core with WebGL in software can be thirty times slower. */
export const PATIENCE = 90_000;

/**
 * How long a page may take to answer, in ms: with several browsers on a core and WebGL in software, one second can
 * become thirty.
 */
export const PATIENCE = 90_000;

/**
 * How long a page may take to answer, in ms. Several browsers share a core, and WebGL without a graphics card is slow:
 * on a busy machine, what takes a second takes half a minute.
 */
export const PATIENCE = 90_000;

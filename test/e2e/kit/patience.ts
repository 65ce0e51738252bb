/**
 * How long a page may take for what it was asked, in ms. Several browsers share a core here, and WebGL without a graphics card
 * takes its time: on a machine that is busy, what takes a second takes half a minute.
 */
export const PATIENCE = 90_000;

/** The features being written, and how many are: one table at a time. */
let features: Float64Array = new Float64Array(0);
let written = 0;

/** The next `write` writes the first of these. */
export function beginWriting(to: Float64Array): void {
  features = to;
  written = 0;
}

export function write(feature: number): void {
  features[written++] = feature;
}

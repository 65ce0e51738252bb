/** The features of the current table, and how many are written. */
let features: Float64Array = new Float64Array(0);
let written = 0;

/** The next `write` sets the first of these features. */
export function beginWriting(to: Float64Array): void {
  features = to;
  written = 0;
}

export function write(feature: number): void {
  features[written++] = feature;
}

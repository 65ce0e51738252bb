let features: Float64Array = new Float64Array(0);
let written = 0;

export function beginWriting(to: Float64Array): void {
  features = to;
  written = 0;
}

export function write(feature: number): void {
  features[written++] = feature;
}

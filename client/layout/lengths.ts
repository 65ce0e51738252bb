export const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
export const lerp = (a: number, b: number, part: number): number => a + (b - a) * part;

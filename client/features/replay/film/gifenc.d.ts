/** The used part of gifenc, which has no types. https://github.com/mattdesl/gifenc */
declare module "gifenc" {
  /** At most 256 colours, 0..255 each. */
  export type Palette = readonly (readonly [red: number, green: number, blue: number])[];

  interface FrameOptions {
    /** In the first frame: the palette of the whole file. */
    readonly palette?: Palette;
    /** In ms; stored in hundredths of a second. */
    readonly delay?: number;
    readonly transparent?: boolean;
    readonly transparentIndex?: number;
    /** 1: the frame stays visible where the next one draws nothing. */
    readonly dispose?: number;
    /** -1: no loop; 0: loops forever. */
    readonly repeat?: number;
  }

  interface Encoder {
    writeFrame(index: Uint8Array, width: number, height: number, options?: FrameOptions): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
  }

  export function GIFEncoder(): Encoder;
  export function quantize(rgba: Uint8ClampedArray, colours: number): Palette;
  /** The nearest palette index of each pixel. */
  export function applyPalette(rgba: Uint8ClampedArray, palette: Palette): Uint8Array;
}

/** The parts of it that are used; it brings no types. https://github.com/mattdesl/gifenc */
declare module "gifenc" {
  /** Colours as [red, green, blue], 0 to 255 each; at most 256 of them. */
  export type Palette = readonly (readonly [red: number, green: number, blue: number])[];

  interface FrameOptions {
    /** Of the first frame: of the whole file. */
    readonly palette?: Palette;
    /** In ms, kept in hundredths of a second. */
    readonly delay?: number;
    readonly transparent?: boolean;
    readonly transparentIndex?: number;
    /** 1: it stays where nothing is put over it. */
    readonly dispose?: number;
    /** -1: shown once; 0: again and again. */
    readonly repeat?: number;
  }

  interface Encoder {
    writeFrame(index: Uint8Array, width: number, height: number, options?: FrameOptions): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
  }

  export function GIFEncoder(): Encoder;
  /** The colours that stand best for these pixels, red, green, blue and alpha each. */
  export function quantize(rgba: Uint8ClampedArray, colours: number): Palette;
  /** The nearest colour of each pixel. */
  export function applyPalette(rgba: Uint8ClampedArray, palette: Palette): Uint8Array;
}

declare module 'subset-font' {
  /** A font with nothing but the letters of a text, in one weight of those that it has. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      readonly targetFormat: 'truetype';
      readonly variationAxes: { readonly wght: number };
    },
  ): Promise<Uint8Array>;
}

declare module 'subset-font' {
  /** Cuts a font down to the characters of a text, in one weight. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      readonly targetFormat: 'truetype';
      readonly variationAxes: { readonly wght: number };
    },
  ): Promise<Uint8Array>;
}

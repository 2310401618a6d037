/**
 * Cut from `@lensemble/pictures` for the places that show them: `frame` is 1:1.12 for the contact sheet, `wide` is 5:3
 * for cards. The number is the width in px; WebP, quality 66 to 74.
 */
const files = import.meta.glob<string>('./pictures/*.webp', { eager: true, import: 'default' });

const cuts = {
  frame: { widths: [240, 460], ratio: 1.12 },
  wide: { widths: [360, 700], ratio: 0.6 },
} as const;

export type Cut = keyof typeof cuts;

export interface PictureFile {
  src: string;
  srcSet: string;
  width: number;
  height: number;
}

/** The addresses and the size of a picture in one cut; an unknown name is a mistake in the code and throws. */
export function pictureFile(name: string, cut: Cut): PictureFile {
  const { widths, ratio } = cuts[cut];
  const address = (width: number) => {
    const file = files[`./pictures/${name}-${cut}-${width}.webp`];
    if (!file) throw new Error(`The landing page has no picture ${name}-${cut}-${width}`);
    return file;
  };
  const [small, large] = widths;
  return {
    src: address(large),
    srcSet: widths.map((width) => `${address(width)} ${width}w`).join(', '),
    width: small,
    height: Math.round(small * ratio),
  };
}

/**
 * The address of a smaller copy of a stored picture: at most 400 pixels (`small`) or 800 (`medium`) on the longer side.
 * Any other address, that of a copy as well, is answered as it is.
 */
export function imageVariant(url: string, size: 'small' | 'medium'): string {
  return /^\/storage\/shoot-images\/.+(?<!\.(small|medium))\.webp$/.test(url)
    ? url.replace(/\.webp$/, `.${size}.webp`)
    : url;
}

const COLORS = /^\/storage\/shoot-images\/public\/[a-z-]+\/\d+-[\w-]{22}\.([0-9a-f]{9})-/;

/** The colors of a stored picture from its top to its bottom, as its address tells them; undefined where it tells none. */
export function imageColors(url: string): string[] | undefined {
  return COLORS.exec(url)?.[1]
    ?.match(/.../g)
    ?.map((color) => `#${color}`);
}

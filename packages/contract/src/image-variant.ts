/**
 * Returns the URL of a smaller copy of a stored picture: at most 400 pixels (`small`) or 800 pixels (`medium`) on the
 * longer side. Returns any other URL unchanged, including the URL of a copy.
 */
export function imageVariant(url: string, size: 'small' | 'medium'): string {
  return /^\/storage\/shoot-images\/.+(?<!\.(small|medium))\.webp$/.test(url)
    ? url.replace(/\.webp$/, `.${size}.webp`)
    : url;
}

const COLORS = /^\/storage\/shoot-images\/public\/[a-z-]+\/\d+-[\w-]{22}\.([0-9a-f]{9})-/;

/** Returns the colors of a stored picture from top to bottom, read from its URL; undefined if the URL has none. */
export function imageColors(url: string): string[] | undefined {
  return COLORS.exec(url)?.[1]
    ?.match(/.../g)
    ?.map((color) => `#${color}`);
}

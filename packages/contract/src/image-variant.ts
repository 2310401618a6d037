/**
 * The address of a smaller copy of a stored picture: at most 400 pixels (`small`) or 800 (`medium`) on the longer side.
 * Any other address, that of a copy as well, is answered as it is.
 */
export function imageVariant(url: string, size: 'small' | 'medium'): string {
  return /^\/storage\/shoot-images\/.+(?<!\.(small|medium))\.webp$/.test(url)
    ? url.replace(/\.webp$/, `.${size}.webp`)
    : url;
}

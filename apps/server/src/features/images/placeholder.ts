import type { Sharp } from 'sharp';

/** Every item of a list carries it. */
const LENGTH_MAX = 200;
const WIDTHS = [16, 12, 8, 4];
const BLUR = 0.6;

/** A blurred data URL, small enough to travel with the picture's address. */
export async function placeholderOf(open: () => Sharp): Promise<string> {
  let url = '';
  for (const width of WIDTHS) {
    const tiny = open().resize(width, width, { fit: 'inside' }).blur(BLUR);
    const content = await tiny.webp({ quality: 30, alphaQuality: 30, effort: 6 }).toBuffer();
    url = `data:image/webp;base64,${content.toString('base64')}`;
    if (url.length <= LENGTH_MAX) break;
  }
  return url;
}

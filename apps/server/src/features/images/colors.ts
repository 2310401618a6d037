import type { Sharp } from 'sharp';

const OPAQUE = 255;
/** One hexadecimal digit for each step of 17. */
const STEP = 17;

/** The colors of a picture's upper, middle and lower third, three hex digits each; empty if it has transparency. */
export async function colorsOf(open: () => Sharp): Promise<string> {
  const thirds = await open().ensureAlpha().resize(1, 3, { fit: 'fill' }).raw().toBuffer();
  const pixels = [0, 4, 8].map((start) => [...thirds.subarray(start, start + 4)]);
  if (pixels.some(([, , , alpha]) => alpha !== OPAQUE)) return '';
  const digits = pixels.flatMap(([red = 0, green = 0, blue = 0]) => [red, green, blue]);
  return digits.map((value) => Math.round(value / STEP).toString(16)).join('');
}

/** In degrees, WGS 84. */
interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

interface Coordinates {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

const NUMBER = /^([-+]?(?:\d+[.,]?\d*|[.,]\d+))°?([NSEW]?)$/i;
/** Six digits are about a tenth of a meter. */
const DIGITS = 6;

/** Parses typed degrees: null for empty text, NaN for text that is not a number. A decimal comma is accepted. */
export function degreesOf(typed: string, hemispheres: 'NS' | 'EW'): number | null {
  const text = typed.trim().replace('−', '-').replace(/\s+/g, '');
  if (text === '') return null;
  const [, digits, letter = ''] = NUMBER.exec(text) ?? [];
  if (!digits || !hemispheres.includes(letter.toUpperCase())) return Number.NaN;
  const degrees = Number(digits.replace(',', '.'));
  return letter.toUpperCase() === hemispheres[1] ? -degrees : degrees;
}

/** Parses the pair that map sites copy to the clipboard (`48.1374, 11.5755`); undefined for anything else. */
export function pairOf(pasted: string): Point | undefined {
  const text = pasted
    .trim()
    .replace(/^geo:/i, '')
    .replace(/\s*°?\s*([NSEW])\b/gi, '$1');
  const spaced = text.split(/\s*;\s*|,\s+|\s+/);
  // A comma without a space can be a decimal comma.
  const parts = spaced.length === 1 && text.includes('.') ? text.split(',') : spaced;
  const [first, second, ...others] = parts;
  if (first === undefined || second === undefined || others.length > 0) return undefined;
  return pointOf({ latitude: degreesOf(first, 'NS'), longitude: degreesOf(second, 'EW') });
}

/** The point of these coordinates; undefined if one is missing or out of range. */
export function pointOf({ latitude, longitude }: Coordinates): Point | undefined {
  if (latitude === null || longitude === null) return undefined;
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isOnEarth ? { latitude, longitude } : undefined;
}

/** Rounds a point to the stored precision. */
export function rounded({ latitude, longitude }: Point): Point {
  return { latitude: round(latitude), longitude: round(longitude) };
}

const round = (degrees: number) => Number(degrees.toFixed(DIGITS));

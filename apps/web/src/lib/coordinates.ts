/** Degrees, WGS 84. */
interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

interface Coordinates {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

const NUMBER = /^([-+]?(?:\d+[.,]?\d*|[.,]\d+))°?([NSEW]?)$/i;
/** A tenth of a meter: more digits only look exact. */
const DIGITS = 6;

/** The degrees that somebody has typed: null for nothing, NaN for what is no number. Decimal commas count, too. */
export function degreesOf(typed: string, hemispheres: 'NS' | 'EW'): number | null {
  const text = typed.trim().replace('−', '-').replace(/\s+/g, '');
  if (text === '') return null;
  const [, digits, letter = ''] = NUMBER.exec(text) ?? [];
  if (!digits || !hemispheres.includes(letter.toUpperCase())) return Number.NaN;
  const degrees = Number(digits.replace(',', '.'));
  return letter.toUpperCase() === hemispheres[1] ? -degrees : degrees;
}

/** The pair that maps put on the clipboard (`48.1374, 11.5755`); undefined for anything else. */
export function pairOf(pasted: string): Point | undefined {
  const text = pasted
    .trim()
    .replace(/^geo:/i, '')
    .replace(/\s*°?\s*([NSEW])\b/gi, '$1');
  const spaced = text.split(/\s*;\s*|,\s+|\s+/);
  // A comma alone may belong to a number.
  const parts = spaced.length === 1 && text.includes('.') ? text.split(',') : spaced;
  const [first, second, ...others] = parts;
  if (first === undefined || second === undefined || others.length > 0) return undefined;
  return pointOf({ latitude: degreesOf(first, 'NS'), longitude: degreesOf(second, 'EW') });
}

/** The point that coordinates name, if they name one on Earth. */
export function pointOf({ latitude, longitude }: Coordinates): Point | undefined {
  if (latitude === null || longitude === null) return undefined;
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isOnEarth ? { latitude, longitude } : undefined;
}

/** A point as it is stored where somebody has set it by hand. */
export function rounded({ latitude, longitude }: Point): Point {
  return { latitude: round(latitude), longitude: round(longitude) };
}

const round = (degrees: number) => Number(degrees.toFixed(DIGITS));

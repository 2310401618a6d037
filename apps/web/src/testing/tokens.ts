import { readFileSync } from 'node:fs';

export type Channels = [red: number, green: number, blue: number];

const [dark = '', light = '', sun = ''] = readFileSync(
  new URL('../styles/tokens.css', import.meta.url),
  'utf8',
).split(/\[data-theme="(?:light|sun)"\] \{/);
const tokens = { dark, light, sun };

export type TokenTheme = keyof typeof tokens;

export const hasToken = (theme: TokenTheme, name: string): boolean =>
  tokens[theme].includes(`--color-${name}:`);

/** A color of `tokens.css` in a theme: its sRGB channels from 0 to 255, NaN where the theme has no such color. */
export function token(theme: TokenTheme, name: string): { channels: Channels; alpha: number } {
  const value = new RegExp(`--color-${name}: oklch\\(([^)]*)\\)`).exec(tokens[theme])?.[1] ?? '';
  const [lightness = Number.NaN, chroma = Number.NaN, hue = Number.NaN, alpha = 1] = value
    .split(/[ /]+/)
    .map(Number);
  return { channels: fromOklch(lightness, chroma, (hue * Math.PI) / 180), alpha };
}

export function over(
  { channels: top, alpha }: { channels: Channels; alpha: number },
  below: Channels,
) {
  return below.map((value, index) => value + ((top[index] ?? 0) - value) * alpha) as Channels;
}

/** https://www.w3.org/TR/css-color-4/#color-conversion-code */
function fromOklch(lightness: number, chroma: number, hue: number): Channels {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return linear.map(
    (value) => 255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055),
  ) as Channels;
}

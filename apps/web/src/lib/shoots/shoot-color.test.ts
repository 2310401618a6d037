import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { swatches } from '@/features/shoots/editor/lib/swatches.ts';
import { colorRing, contrast, edgeColor, luminance, type Theme } from './shoot-color.ts';

const [dark = '', light = ''] = readFileSync(
  new URL('../../styles/tokens.css', import.meta.url),
  'utf8',
).split('[data-theme="light"] {');
const tokens: Readonly<Record<Theme, string>> = { dark, light };
const names = ['surface-0', 'surface-1', 'surface-2', 'well', 'map-land', 'map-water'];
const overlays = ['hover', 'press'];

/** All colors that an editor can store are between these. */
const steps = [0, 51, 102, 153, 204, 255];
const grid = steps.flatMap((red) =>
  steps.flatMap((green) => steps.map((blue) => hexOf([red, green, blue]))),
);
const colors = [...swatches.map(({ value }) => value), ...grid];

describe.each(['dark', 'light'] as const)('the edge of a color in the %s theme', (theme) => {
  it.each(names.filter((name) => tokens[theme].includes(`--color-${name}:`)))(
    'has a contrast of 3:1 with %s, also under the pointer',
    (name) => {
      const surface = token(theme, name).channels;
      const pressed = name.startsWith('map-')
        ? []
        : overlays.map((overlay) => over(token(theme, overlay), surface));
      for (const background of [surface, ...pressed]) {
        const low = colors.filter(
          (color) =>
            contrast(luminance(channels(edgeColor(color, theme))), luminance(background)) < 3,
        );
        expect(low).toEqual([]);
      }
    },
  );

  it('is the color itself where that can be seen', () => {
    const visible = { dark: '#3b82f6', light: '#7c3aed' }[theme];
    expect(edgeColor(visible, theme)).toBe(visible);
  });
});

it('divides a ring between the colors of its shoots', () => {
  const shoots = [{ color: '#A855F7' }, { color: '#EF4444' }, { color: '#A855F7' }];
  expect(colorRing(shoots)).toBe(
    'conic-gradient(#A855F7 0.0deg 240.0deg, #EF4444 240.0deg 360.0deg)',
  );
});

type Channels = [red: number, green: number, blue: number];

function hexOf(values: readonly number[]): string {
  return `#${values.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function channels(color: string): Channels {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as Channels;
}

function token(theme: Theme, name: string): { channels: Channels; alpha: number } {
  const value = new RegExp(`--color-${name}: oklch\\(([^)]*)\\)`).exec(tokens[theme])?.[1] ?? '';
  const [lightness = Number.NaN, chroma = Number.NaN, hue = Number.NaN, alpha = 1] = value
    .split(/[ /]+/)
    .map(Number);
  return { channels: fromOklch(lightness, chroma, (hue * Math.PI) / 180), alpha };
}

function over({ channels: top, alpha }: { channels: Channels; alpha: number }, below: Channels) {
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

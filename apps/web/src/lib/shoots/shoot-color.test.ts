import { describe, expect, it } from 'vitest';
import { swatches } from '@/features/shoots/editor/lib/swatches.ts';
import { type Channels, hasToken, over, token } from '@/testing/tokens.ts';
import { colorRing, contrast, edgeColor, luminance } from './shoot-color.ts';

const names = ['surface-0', 'surface-1', 'surface-2', 'well', 'map-land', 'map-water'];
const overlays = ['hover', 'press'];

/** All colors that an editor can store are between these. */
const steps = [0, 51, 102, 153, 204, 255];
const grid = steps.flatMap((red) =>
  steps.flatMap((green) => steps.map((blue) => hexOf([red, green, blue]))),
);
const colors = [...swatches.map(({ value }) => value), ...grid];

describe.each(['dark', 'light'] as const)('the edge of a color in the %s theme', (theme) => {
  it.each(names.filter((name) => hasToken(theme, name)))(
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

function hexOf(values: readonly number[]): string {
  return `#${values.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function channels(color: string): Channels {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as Channels;
}

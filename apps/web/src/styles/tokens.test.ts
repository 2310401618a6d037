import { describe, expect, it } from 'vitest';
import { inputStyles } from '@/components/ui/input.tsx';
import { contrast, luminance } from '@/lib/shoots/shoot-color.ts';
import { over, type TokenTheme, token } from '@/testing/tokens.ts';

const surfaces = ['surface-0', 'surface-1', 'surface-2', 'well', 'field-fill'];

describe.each<TokenTheme>(['dark', 'light', 'sun'])(
  'the edge of a field in the %s theme',
  (theme) => {
    const edge = /(?:^| )border-(\S+)/.exec(inputStyles)?.[1] ?? '';
    const hovered = /(?:^| )hover:border-(\S+)/.exec(inputStyles)?.[1] ?? '';

    it.each([
      ['at rest', edge],
      ['under the pointer', hovered],
    ])('%s has a contrast of 3:1 with every surface', (_when, name) => {
      for (const surface of surfaces) {
        const below = token(theme, surface).channels;
        const color = over(token(theme, name), below);
        expect(
          contrast(luminance(color), luminance(below)),
          `on ${surface}`,
        ).toBeGreaterThanOrEqual(3);
      }
    });
  },
);

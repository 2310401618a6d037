import type { CSSProperties } from 'react';

type Channels = readonly [red: number, green: number, blue: number];

/** The relative luminance (WCAG 2) of the surface in each theme that is closest to colors: a pressed row, the page's wells. */
const SURFACES = { dark: 0.04, light: 0.62 } as const;
const TARGETS = { dark: 255, light: 0 } as const;
const MARK_CONTRAST = 3;
const STEPS = 40;

type Theme = keyof typeof SURFACES;

/** `color` (`#RRGGBB`), mixed with white or black until it has a contrast of 3:1 with every surface of the theme. */
export function edgeColor(color: string, theme: Theme): string {
  const channels = channelsOf(color);
  for (let step = 0; step < STEPS; step += 1) {
    const mixed = mix(channels, TARGETS[theme], step / STEPS);
    if (contrast(luminance(mixed), SURFACES[theme]) >= MARK_CONTRAST) return hex(mixed);
  }
  return hex([TARGETS[theme], TARGETS[theme], TARGETS[theme]]);
}

/** Sets what the utility `shoot-color` reads: the color, and an edge for each theme that keeps it visible. */
export function shootColorStyle(color: string): CSSProperties {
  return {
    '--shoot': color,
    '--shoot-edge-dark': edgeColor(color, 'dark'),
    '--shoot-edge-light': edgeColor(color, 'light'),
  } as CSSProperties;
}

/** A conic gradient with the share of each color, in the order of their first shoots. `shoots` must not be empty. */
export function colorRing(shoots: readonly { color: string }[]): string {
  const counts = new Map<string, number>();
  for (const { color } of shoots) counts.set(color, (counts.get(color) ?? 0) + 1);
  let end = 0;
  const stops = [...counts].map(([color, count]) => {
    const start = end;
    end += (count / shoots.length) * 360;
    return `${color} ${start.toFixed(1)}deg ${end.toFixed(1)}deg`;
  });
  return `conic-gradient(${stops.join(', ')})`;
}

/** The contrast of two relative luminances (WCAG 2). */
export function contrast(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The relative luminance (WCAG 2) of sRGB channels from 0 to 255. */
export function luminance(channels: Channels): number {
  const [red, green, blue] = channels.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as unknown as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channelsOf(color: string): Channels {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function mix(channels: Channels, target: number, share: number): Channels {
  return channels.map((value) =>
    Math.round(value + (target - value) * share),
  ) as unknown as Channels;
}

function hex(channels: Channels): string {
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

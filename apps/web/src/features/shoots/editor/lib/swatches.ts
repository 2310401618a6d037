import { shootColorsWords } from '@lensemble/messages/web/shoot-colors';
/** The choices under "Color used in lists", in the format of the contract. */
export const swatches = [
  { value: '#3B82F6', name: shootColorsWords('blue') },
  { value: '#06B6D4', name: shootColorsWords('cyan') },
  { value: '#10B981', name: shootColorsWords('green') },
  { value: '#EAB308', name: shootColorsWords('yellow') },
  { value: '#F97316', name: shootColorsWords('orange') },
  { value: '#EF4444', name: shootColorsWords('red') },
  { value: '#EC4899', name: shootColorsWords('pink') },
  { value: '#A855F7', name: shootColorsWords('purple') },
] as const;

/** The name of a color, or its hex value. */
export function colorName(color: string): string {
  return swatches.find((swatch) => swatch.value === color)?.name ?? color;
}

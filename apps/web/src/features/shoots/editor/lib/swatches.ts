/** The choices under "Color used in lists", in the format of the contract. */
export const swatches = [
  { value: '#3B82F6', name: 'Blue' },
  { value: '#06B6D4', name: 'Cyan' },
  { value: '#10B981', name: 'Green' },
  { value: '#EAB308', name: 'Yellow' },
  { value: '#F97316', name: 'Orange' },
  { value: '#EF4444', name: 'Red' },
  { value: '#EC4899', name: 'Pink' },
  { value: '#A855F7', name: 'Purple' },
] as const;

/** The name of a color, or its hex value. */
export function colorName(color: string): string {
  return swatches.find((swatch) => swatch.value === color)?.name ?? color;
}

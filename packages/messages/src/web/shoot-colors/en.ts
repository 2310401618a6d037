export const en = {
  title: 'Color used in lists',
  custom: 'Custom color',
  customIs: 'Custom, {color}',
  blue: 'Blue',
  cyan: 'Cyan',
  green: 'Green',
  yellow: 'Yellow',
  orange: 'Orange',
  red: 'Red',
  pink: 'Pink',
  purple: 'Purple',
} as const;

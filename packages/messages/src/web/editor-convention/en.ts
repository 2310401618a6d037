export const en = {
  title: 'Convention',
  none: 'None',
  point: 'Meeting point',
  noPoint: 'No meeting point',
  unknown: 'A convention that is not listed',
  notLoaded: 'Failed to load the conventions',
} as const;

export const en = {
  title: 'Convention',
  none: 'None',
  point: 'Meeting point',
  noPoint: 'No meeting point',
  unknown: 'Unknown convention',
  notLoaded: 'Failed to load the conventions',
} as const;

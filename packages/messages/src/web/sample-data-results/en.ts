export const en = {
  added: 'Sample data added',
  removeAnytime: 'You can remove it at any time.',
  addFailed: 'Failed to add sample data',
  removed: 'Sample data removed',
  removeFailed: 'Failed to remove the sample data',
} as const;

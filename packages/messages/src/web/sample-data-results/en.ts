export const en = {
  addFailed: 'Failed to add sample data',
  removed: 'Sample data removed',
  removeFailed: 'Failed to remove the sample data',
} as const;

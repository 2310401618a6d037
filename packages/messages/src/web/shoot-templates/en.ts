export const en = {
  start: 'Start from a Template',
  none: 'No templates yet. Duplicate a shoot and choose “Save as Template”.',
  loading: 'Loading…',
  notLoaded: 'The templates did not load',
  deleteNamed: 'Delete {name}',
  deleteTitle: 'Delete Template',
  deleteQuestion:
    'Are you sure you want to delete {name}? Shoots that started from it do not change. It stays in the trash for 30 days.',
  delete: 'Delete',
  deleted: 'Template deleted',
  deleteFailed: 'Failed to delete the template',
} as const;

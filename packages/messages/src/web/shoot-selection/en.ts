export const en = {
  bar: 'Selected shoots',
  clear: 'Clear selection',
  selected: { one: '{number} selected', other: '{number} selected' },
  tooMany: {
    one: '{count} selected, at most {most} at once',
    other: '{count} selected, at most {most} at once',
  },
  move: 'Move',
  duplicate: 'Duplicate',
  keepDates: 'Keep the dates',
  noDates: 'No dates',
  delete: 'Delete',
  duplicated: { one: 'Duplicated {count} shoot', other: 'Duplicated {count} shoots' },
  duplicatedSome: {
    one: 'Duplicated {made} of {count} shoot',
    other: 'Duplicated {made} of {count} shoots',
  },
  notDuplicated: 'Failed to duplicate shoots',
  deleteTitle: { one: 'Delete Shoot', other: 'Delete Shoots' },
  deleteText: {
    one: 'Are you sure you want to delete this shoot? It stays in the trash for 30 days.',
    other:
      'Are you sure you want to delete these {count} shoots? They stay in the trash for 30 days.',
  },
  andMore: { one: 'and {count} more', other: 'and {count} more' },
  changed: '“{title}” has changed in the meantime. Nothing was deleted.',
  nothingChanged: 'Nothing was changed. Please try again.',
  notDeleted: 'Failed to delete shoots',
  deleted: { one: 'Shoot deleted', other: '{count} shoots deleted' },
} as const;

export const en = {
  enterTitle: 'Please enter a shoot title',
  failed: 'Failed to create shoot',
  titleIn: 'Title of a new shoot in {column}',
  title: 'Title',
  keys: 'Enter adds it, Escape ends.',
  added: 'Added “{title}”',
  addedHidden: 'Added “{title}”, which the filters hide',
  notAdded: '“{title}” was not added',
  notAddedWhy: '“{title}” was not added: {reason}',
  add: 'Add',
  done: 'Done',
  fullForm: 'Full form',
} as const;

export const en = {
  fields: {
    one: '{fields} of {title} is not saved yet.',
    other: '{fields} of {title} are not saved yet.',
  },
  changes: {
    one: '{count} change of {title} is not saved yet.',
    other: '{count} changes of {title} are not saved yet.',
  },
  text: 'The text of {title} is not saved yet.',
  thisShoot: 'this shoot',
  pictures: {
    one: '{count} picture is not uploaded yet.',
    other: '{count} pictures are not uploaded yet.',
  },
  restored: 'Unsaved changes from {moment} restored',
  restoredExcept: 'Unsaved changes from {moment} restored. {pictures}',
  chooseAgain: {
    one: '{count} picture has to be chosen again',
    other: '{count} pictures have to be chosen again',
  },
  dayAndTime: '{day}, {time}',
  discard: 'Discard',
  dismiss: 'Dismiss',
  discarded: 'Unsaved changes discarded',
  undo: 'Undo',
} as const;

export const en = {
  here: { one: '{count} other here', other: '{count} others here' },
  hereNow: 'Here now',
  onSet: 'On set',
  editing: 'Editing: {field}',
  goThere: 'Go there',
  goTo: 'Go to what {name} is editing',
  member: 'A member',
  isEditing: '{name} is editing this',
  changed: '{name} changed this',
  changedByMember: 'Another member changed this',
  useTheirs: 'Use theirs',
  keepMine: 'Keep mine',
} as const;

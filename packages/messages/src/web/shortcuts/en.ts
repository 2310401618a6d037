export const en = {
  title: 'Keyboard Shortcuts',
  plainKeys: 'Shortcuts without Ctrl or ⌘',
  plainKeysHint: 'Turn off if you use speech input',
  general: 'General',
  goTo: 'Go to',
  add: 'Add',
  calendar: 'Calendar',
  openShoot: 'Open shoot',
} as const;

export const en = {
  title: 'Where you are signed in',
  notLoaded: 'The list did not load',
  loading: 'Loading where you are signed in',
  signedIn: 'Signed in {date}',
  thisDevice: 'This device',
  signOut: 'Sign out',
  signOutDevice: 'Sign out {device}',
  signOutOthers: 'Sign out everywhere else',
  signedOut: 'Device signed out',
  othersSignedOut: 'Signed out everywhere else',
  failed: 'Failed to sign out the device. Please try again.',
} as const;

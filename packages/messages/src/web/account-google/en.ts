export const en = {
  title: 'Your Google account',
  notLoaded: 'The account did not load',
  disconnect: 'Disconnect',
  disconnectYours: 'Disconnect your Google account',
  about:
    'Saves call sheets to your Drive and shoots to your calendar. If you disconnect, saved documents and events stay, but events are no longer updated.',
  none: 'Not connected. Saving to your Google will ask you to connect again.',
  disconnected: 'Google account disconnected',
  notDisconnected: 'Failed to disconnect Google. Please try again.',
} as const;

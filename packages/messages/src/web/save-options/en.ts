export const en = {
  title: 'Save options',
  where: 'Where should the call sheet go?',
  withoutGoogle:
    'This server is not connected to Google Docs. Download the call sheet instead: Google Docs opens the Word file too.',
  serviceAccount: 'Save with service account',
  sharedFolder: 'A Google Doc in the team’s shared folder',
  ownGoogle: 'Save to your Google',
  ownDrive: 'A Google Doc in your own Drive',
  asksConsent: 'Google asks for your consent',
  notSetUp: 'Not set up on this server',
  downloadWord: 'Download Word',
  downloadPdf: 'Download PDF',
} as const;

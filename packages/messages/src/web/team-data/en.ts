export const en = {
  title: 'Team data',
  exportAbout: 'Get an archive of everything in {team}: shoots, lists and pictures.',
  exportMailed: 'We email you when it is ready.',
  exportHere: 'You can download it here when it is ready.',
  exportTeam: 'Export the team',
  exportAgain: 'Export again',
  exportWaiting: 'The export starts soon',
  exportStarted: 'Collecting the records',
  exportRunning: 'Packing pictures: {done} of {total}',
  exportReady: 'Ready since {date}. You can download it until {end}.',
  exportFailed: 'The export failed. Please try again.',
  download: 'Download ({size} MB)',
  importTitle: 'Import a team',
  importAbout:
    'Turn the archive of a team into a new team of your own. Members are not included: invite them again.',
  choose: 'Choose an archive',
  sending: 'Sending the archive',
  importWaiting: 'The import starts soon',
  importStarted: 'Checking the archive',
  importRunning: 'Storing pictures: {done} of {total}',
  imported: 'The team was imported. You can find it among your teams.',
  importFailed: 'The archive was not sent. Please try again.',
  newIds: 'Import with new ids',
  foreign: 'This is not a team archive. Choose the file that “Export the team” made.',
  damaged:
    'This archive is damaged, or contains something that does not belong in a team archive. Nothing was imported. Export the team again, and choose the new file.',
  newer: 'A newer version of Lensemble made this archive. Ask the operator to update this server.',
  tooLarge:
    'This archive is too large. Nothing was imported. Ask the operator what this server allows.',
  idsTaken:
    'Some records in this archive already exist here. With new ids, you import a copy, but links to shared shoots will not lead to it.',
  quota:
    'This archive holds more than a team can have here, or you own too many teams. Nothing was imported. Ask the operator to raise the limits, or delete a team first.',
  failed: 'The import failed. Please try again.',
  notLoaded: 'The exports and imports did not load',
} as const;

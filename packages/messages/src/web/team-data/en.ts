export const en = {
  title: 'Team data',
  exportAbout:
    'An archive has everything that {team} has: shoots, lists and pictures. An email tells you when it is ready.',
  exportTeam: 'Export the team',
  exportAgain: 'Export again',
  exportWaiting: 'The export starts soon',
  exportRunning: 'Packing pictures: {done} of {total}',
  exportReady: 'Ready since {date}. You can download it until {end}.',
  exportFailed: 'The export did not work. Please try again.',
  download: 'Download ({size} MB)',
  importTitle: 'Import a team',
  importAbout:
    'The archive of a team becomes a new team of yours. Its members stay behind: invite them again.',
  choose: 'Choose an archive',
  sending: 'Sending the archive',
  importWaiting: 'The import starts soon',
  importRunning: 'Storing pictures: {done} of {total}',
  imported: 'The team was imported. You find it among your teams.',
  importFailed: 'The archive was not sent. Please try again.',
  newIds: 'Import with new ids',
  foreign: 'This is not the archive of a team.',
  damaged:
    'This archive is damaged, or has something that no archive of a team has. Nothing was imported.',
  newer: 'A newer version of Lensemble made this archive. Ask the operator to update this server.',
  tooLarge: 'This archive is too large. Nothing was imported.',
  idsTaken:
    'Records of this archive exist here already. With new ids, it becomes a copy, but links to shared shoots do not lead to it.',
  quota:
    'This archive has more than a team may have here, or you own too many teams. Nothing was imported.',
  failed: 'The import did not work. Please try again.',
  notLoaded: 'The state of the archives did not load',
} as const;

export const en = {
  dangerZone: 'Danger zone',
  deleteAccount: 'Delete account',
  about:
    'Deletes your profile and signs you out everywhere. Teams with no other members are deleted too.',
  question: 'Delete your account?',
  consequences:
    'Deletes your profile and signs you out everywhere. Teams with no other members are deleted too. Teams with other members get a new owner if they need one. {told} This action cannot be undone.',
  everyoneTold:
    'Everyone who got a reminder or a call sheet of an upcoming shoot of a deleted team will be emailed that it is canceled.',
  yourEmail: 'your email',
  deleting: 'Deleting...',
  deleted: 'Account deleted',
  failed: 'Failed to delete account',
} as const;

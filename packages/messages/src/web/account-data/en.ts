export const en = {
  title: 'Your own data',
  about:
    'What Lensemble has stored about you: account, profile, teams and sign-ins. The data of teams is not in it.',
  download: 'Download my data',
} as const;

export const en = {
  title: 'Your data',
  about:
    'What Lensemble stores about you: account, profile, teams and sign-ins. Team data is not included.',
  download: 'Download my data',
} as const;

export const en = {
  description: 'Plan cosplay photo shoots together: teams, catalogs, call sheets.',
  failed: 'Lensemble could not be loaded.',
  tryAgain: 'Try again',
} as const;

export const en = {
  description: 'Plan cosplay photo shoots together: teams, catalogues, call sheets.',
  failed: 'Lensemble could not be loaded.',
  tryAgain: 'Try again',
} as const;

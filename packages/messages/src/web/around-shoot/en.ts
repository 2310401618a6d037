/** The time before and after a shoot in which what is linked to it is needed. */
export const en = {
  'set-up': 'Set-up',
  strike: 'Strike',
  none: 'None',
} as const;

export const en = {
  sections: 'Sections of the shoot',
  plan: 'Plan',
  crew: 'Crew',
  references: 'References',
} as const;

export const en = {
  sections: 'Sections of the shoot',
  plan: 'Plan',
  crew: 'Crew',
  shots: 'Shot List',
  packing: 'Packing',
  references: 'References',
  comments: 'Comments',
  afterwards: 'Afterwards',
} as const;

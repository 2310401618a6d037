export const en = {
  ownShoots: 'My shoots',
  crew: 'Crew',
  costumes: 'Characters & Costumes',
  aboutThePlace: 'About the place',
  shoot: 'Shoot',
} as const;

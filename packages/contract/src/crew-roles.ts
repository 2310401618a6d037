/** Suggested roles. A participant can also have a custom role. */
export const crewRoles = [
  'Photographer',
  'Videographer',
  'Model',
  'Makeup Artist',
  'Stylist',
  'Assistant',
  'Coordinator',
] as const;

export const DEFAULT_CREW_ROLE = 'Participant';

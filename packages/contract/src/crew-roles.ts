/** What people do on a shoot (spec section 6); anything else is a role of one's own. */
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

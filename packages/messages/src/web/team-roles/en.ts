export const en = {
  owner: 'Owner',
  admin: 'Admin',
  member: 'Member',
} as const;

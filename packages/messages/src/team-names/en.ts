export const en = {
  personal: "{name}'s Team",
  nameless: 'My Team',
} as const;

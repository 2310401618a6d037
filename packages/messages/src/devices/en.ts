export const en = {
  browserOnSystem: '{browser} on {system}',
  unknown: 'Unknown device',
} as const;

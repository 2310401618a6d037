export const en = {
  others: { one: '{count} other', other: '{count} others' },
} as const;

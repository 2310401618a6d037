export const en = {
  sentences: '{first} {second}',
  commas: '{first}, {second}',
} as const;

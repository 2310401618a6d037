export const en = {
  title: 'Language',
  hint: 'Also for emails and call sheets.',
  failed: 'Failed to save the language. Please try again.',
} as const;

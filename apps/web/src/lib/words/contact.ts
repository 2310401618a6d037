/** The address that calls a phone number as people write it. */
export const phoneUrl = (phone: string) => `tel:${phone.replace(/[^\d+*#,;]/g, '')}`;

/** The address that writes to an email address. */
export const mailUrl = (email: string) =>
  `mailto:${encodeURIComponent(email.trim()).replace('%40', '@')}`;

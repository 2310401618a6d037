const DOMAIN = '@address.invalid';

/** Stands for the address of an account that is not known yet. No mail can reach it: the domain is reserved for that. */
export const unknownAddress = (id: string) => `${id}${DOMAIN}`;

export const isUnknownAddress = (email: string) => email.endsWith(DOMAIN);

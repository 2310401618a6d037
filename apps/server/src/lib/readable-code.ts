/** 32 characters, without those that people confuse when they read, hear or type a code. */
export const CODE_SIGNS = '0123456789abcdefghjkmnpqrstvwxyz';

/** A code without the spaces and dashes that people put between groups. */
export const withoutGaps = (written: string) => written.replaceAll(/[\s\p{Pd}]/gu, '');

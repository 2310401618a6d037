/** 32 characters, without those that people confuse when they read, hear or type a code. */
export const CODE_SIGNS = '0123456789abcdefghjkmnpqrstvwxyz';

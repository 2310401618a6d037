import { randomLetters } from './random-letters.ts';

/** 32 signs that are not mistaken for each other when somebody reads a code aloud or types it in. */
const SIGNS = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 32;

/** A new code of 160 random bits, in the lower case in which codes are kept and compared. */
export const newInviteCode = () => randomLetters(SIGNS, LENGTH);

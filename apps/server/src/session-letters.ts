import { randomLetters } from './random-letters.ts';

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const LENGTH = 32;

/** The token of a new session, of 190 random bits. */
export const newToken = () => randomLetters(SIGNS, LENGTH);

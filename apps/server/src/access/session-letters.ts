import { randomLetters } from '../lib/random-letters.ts';

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const LENGTH = 32;
/** Has a sign that no session's token has. */
const WAITING = 'unconfirmed-';

/** The token of a new session, of 190 random bits. */
export const newToken = () => randomLetters(SIGNS, LENGTH);

/** What stands for a session until an address is confirmed: it opens nothing, and says why. */
export const newWaitingToken = () => `${WAITING}${newToken()}`;

export const isWaitingToken = (token: string) => token.startsWith(WAITING);

import { createHmac } from 'node:crypto';

/** 128 bits in hex. */
const CODE_LENGTH = 32;

/** The code of an invitation. It is derived, so that neither the database nor a queued mail contains it. */
export const invitationCode = (secret: string, id: string): string =>
  createHmac('sha256', secret).update(`invitation:${id}`).digest('hex').slice(0, CODE_LENGTH);

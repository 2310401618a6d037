/** The `application_name` of the connections of the server's own pool. */
export const OWN_CLIENT = 'lensemble';

/** @param startup a client's first message */
export const isOwnClient = (startup: Buffer): boolean =>
  startup.includes(`\0application_name\0${OWN_CLIENT}\0`);

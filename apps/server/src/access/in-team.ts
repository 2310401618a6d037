import { writeToTeam } from '../db/revision.ts';

/** `writeToTeam` for services: they open the transaction and pass it to queries. */
export const inTeam = writeToTeam;

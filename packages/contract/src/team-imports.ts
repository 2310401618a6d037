import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { id } from './fields.ts';
import { archiveStates } from './team-exports.ts';

/**
 * Why an archive was not imported: it is not of a team; it is damaged; a newer version made it; it is too large; records
 * with its ids exist already; it exceeds a quota; the server could not do it.
 */
export const importRefusals = [
  'foreign',
  'damaged',
  'newer',
  'tooLarge',
  'idsTaken',
  'quota',
  'failed',
] as const;
export type ImportRefusal = (typeof importRefusals)[number];

/**
 * The last import of a user. `done` of `total` pictures are stored. `refusal` is set if the state is `failed`, `teamId`, the
 * new team, if it is `done`.
 */
export const teamImport = z.object({
  id,
  state: z.enum(archiveStates),
  done: z.number().int(),
  total: z.number().int(),
  refusal: z.enum(importRefusals).nullable(),
  teamId: id.nullable(),
  createdAt: z.string(),
});
export type TeamImport = z.infer<typeof teamImport>;

export const ARCHIVE_TYPE = 'application/zip';
export const IMPORT_PATH = '/api/team-import';

/** The last import of the caller; null if there is none. */
export const getTeamImport = defineEndpoint({
  method: 'GET',
  path: IMPORT_PATH,
  access: 'session',
  response: z.object({ import: teamImport.nullable() }),
});

/**
 * Imports an archive, which is the raw body, as a new team of the caller (202). Its records keep their ids. Errors: 409
 * while another import runs; 413 for a file that is too large; 422 for an empty file and for too many teams; 429.
 */
export const startTeamImport = defineEndpoint({
  method: 'POST',
  path: IMPORT_PATH,
  access: 'session',
  creates: true,
  response: z.object({ import: teamImport }),
});

/** Imports the last archive again, with new ids, after it was refused with `idsTaken` (202). Errors: 409 otherwise. */
export const copyTeamImport = defineEndpoint({
  method: 'POST',
  path: `${IMPORT_PATH}/copy`,
  access: 'session',
  creates: true,
  response: z.object({ import: teamImport }),
});

import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { id } from './fields.ts';

export const archiveStates = ['waiting', 'running', 'done', 'failed'] as const;

/**
 * The export of a team: one zip with everything that it has. `done` of `total` pictures are packed. `bytes` is the size of
 * the archive, and `endsAt` when it is deleted; both are null until the state is `done`.
 */
export const teamExport = z.object({
  id,
  state: z.enum(archiveStates),
  done: z.number().int(),
  total: z.number().int(),
  bytes: z.number().int().nullable(),
  createdAt: z.string(),
  endsAt: z.string().nullable(),
});
export type TeamExport = z.infer<typeof teamExport>;

const params = z.object({ teamId: id });
const path = '/api/team/:teamId/export';

/** The last export of the team; null if there is none. */
export const getTeamExport = defineEndpoint({
  method: 'GET',
  path,
  access: 'member',
  action: 'exportTeam',
  params,
  response: z.object({ export: teamExport.nullable() }),
});

/**
 * Starts an export (202), which replaces the last one. While one is being made, answers with that. An email tells the
 * caller when it is ready. Errors: 429 after several in a day.
 */
export const startTeamExport = defineEndpoint({
  method: 'POST',
  path,
  access: 'member',
  action: 'exportTeam',
  params,
  creates: true,
  response: z.object({ export: teamExport }),
});

/** The zip (`docs/export.md`). 404 if there is none, or its time is over. */
export const downloadTeamExport = defineEndpoint({
  method: 'GET',
  path: `${path}/file`,
  access: 'member',
  action: 'exportTeam',
  params,
  response: z.unknown(),
});

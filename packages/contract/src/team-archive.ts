import { z } from 'zod';
import { NAME_MAX } from './constants.ts';
import { instant, requiredText } from './fields.ts';
import { count } from './record-fields.ts';
import type { TeamRecordKind } from './team-records.ts';

export const TEAM_ARCHIVE_FORMAT = 'lensemble-team';
/** Rises with every change that an older version could not read. */
export const TEAM_ARCHIVE_VERSION = 4;

/** The file `manifest.json`. An archive with another `format` is not one of a team. */
export const teamManifest = z.object({
  format: z.literal(TEAM_ARCHIVE_FORMAT),
  version: z.int().min(1),
  exportedAt: instant,
  /** The number of records of each kind. */
  records: z.record(z.string(), count),
  pictures: count,
});
export type TeamManifest = z.output<typeof teamManifest>;

/** The file `team.json`. The members are for reading only: an import adds none of them. */
export const archivedTeam = z.object({
  name: requiredText(NAME_MAX, 'Please enter a team name'),
  createdAt: instant,
  members: z.array(
    z.object({ name: z.string(), email: z.string(), role: z.string(), since: instant }),
  ),
});
export type ArchivedTeam = z.output<typeof archivedTeam>;

export const MANIFEST_FILE = 'manifest.json';
export const TEAM_FILE = 'team.json';
export const recordsFile = (kind: TeamRecordKind) => `records/${kind}.jsonl`;

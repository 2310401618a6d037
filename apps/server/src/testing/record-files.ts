import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newShoot } from '@lensemble/contract/shoots';
import {
  type TeamRecord,
  type TeamRecordKind,
  teamRecordKinds,
  teamRecords,
} from '@lensemble/contract/team-records';

/** Records of a team. */
export type Records = { readonly [Kind in TeamRecordKind]?: readonly TeamRecord<Kind>[] };

export const MOMENT = '2026-11-23T12:00:00.000Z';
export const made = () => ({ id: randomUUID(), createdAt: MOMENT });
export const stamped = () => ({ ...made(), updatedAt: MOMENT });

/** A shoot, as the archive of a team has it. `linesOf` checks that no field is missing. */
export function shootRecord(): TeamRecord<'shoots'> {
  const { conventionId, meetingPointId, ...fields } = newShoot.parse({ title: 'Night' });
  const more = {
    conventionId,
    meetingPointId,
    timeZone: 'UTC',
    isZoneGuess: true,
    isPublic: false,
    isShotListPublic: false,
  };
  return { ...stamped(), ...fields, ...more, version: 1 } as TeamRecord<'shoots'>;
}

/** The lines of the file of a kind. */
export const linesOf = (records: Records, kind: TeamRecordKind): string =>
  (records[kind] ?? [])
    .map((record) => `${JSON.stringify(teamRecords[kind].parse(record))}\n`)
    .join('');

/** Writes the files that `fillTeam` reads. */
export async function writeRecordFiles(folder: string, records: Records): Promise<void> {
  for (const kind of teamRecordKinds)
    await writeFile(join(folder, `${kind}.jsonl`), linesOf(records, kind));
}

import { randomUUID } from 'node:crypto';
import type { Shot } from '@lensemble/contract/shots';
import type { Orm } from '../db/orm.ts';
import { shotLinks, shots } from '../db/schema/shots.ts';

/** Inserts the entries of a shot list in their order. What they link must be linked to the shoot. @returns their ids */
export async function buildShots(
  orm: Orm,
  { id: shootId, teamId }: { readonly id: string; readonly teamId: string },
  list: readonly Partial<Shot>[],
): Promise<string[]> {
  const of = { teamId, shootId };
  const made = list.map((shot) => ({ id: randomUUID(), ...shot }));
  await orm.insert(shots).values(
    made.map(({ id, kind, title, minutes, pin, notes, state, actualEnd }, position) => ({
      ...of,
      ...{ id, kind, title, minutes, pin, notes, state, position },
      actualEnd: actualEnd ? new Date(actualEnd) : null,
    })),
  );
  const links = made.flatMap((shot) =>
    [
      ...(shot.participantIds ?? []).map((participantId) => ({ participantId })),
      ...(shot.costumeIds ?? []).map((costumeId) => ({ costumeId })),
      ...(shot.propIds ?? []).map((propId) => ({ propId })),
      ...(shot.equipmentIds ?? []).map((equipmentId) => ({ equipmentId })),
      ...(shot.referenceId ? [{ referenceId: shot.referenceId }] : []),
    ].map((link, position) => ({ ...of, shotId: shot.id, position, ...link })),
  );
  if (links.length > 0) await orm.insert(shotLinks).values(links);
  return made.map(({ id }) => id);
}

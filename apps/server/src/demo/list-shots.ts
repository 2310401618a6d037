import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import type { TeamScope } from '../access/scope.ts';
import { shootParticipants, shootReferences } from '../db/schema/shoot-links.ts';
import { shotLinks, shots } from '../db/schema/shots.ts';
import type { Deps } from '../deps.ts';
import type { DemoShot } from './demo-shoot.ts';
import type { MadeShoot } from './fill-shoots.ts';
import type { Catalogues } from './prepare.ts';

/** Writes the shot lists of shoots that are linked to what they have. */
export async function listShots(
  orm: Deps['orm'],
  { teamId }: TeamScope,
  catalogues: Catalogues,
  shoots: readonly MadeShoot[],
): Promise<void> {
  for (const { id: shootId, shots: list = [] } of shoots) {
    if (list.length === 0) continue;
    const people = await orm
      .select()
      .from(shootParticipants)
      .where(eq(shootParticipants.shootId, shootId));
    const pictures = await orm
      .select()
      .from(shootReferences)
      .where(eq(shootReferences.shootId, shootId))
      .orderBy(asc(shootReferences.position));
    const made = list.map((shot) => ({ ...shot, id: randomUUID() }));
    await orm.insert(shots).values(
      made.map(({ id, title, kind, minutes, pin, notes }, position) => {
        return { teamId, shootId, id, title, kind, minutes, pin, notes, position };
      }),
    );
    const links = made.flatMap((shot) =>
      linksOf(shot, catalogues, people, pictures).map((link, position) => {
        return { teamId, shootId, shotId: shot.id, position, ...link };
      }),
    );
    await orm.insert(shotLinks).values(links);
  }
}

type Participant = typeof shootParticipants.$inferSelect;

function linksOf(
  { picture, crew = [], costumes = [], props = [], equipment = [] }: DemoShot,
  catalogues: Catalogues,
  people: readonly Participant[],
  pictures: readonly { readonly id: string }[],
) {
  const personOf = (id: string) => people.find(({ personnelId }) => personnelId === id)?.id ?? null;
  const links = [
    ...crew.map((key) => ({ participantId: personOf(catalogues.crew[key].id) })),
    ...costumes.map((key) => ({ costumeId: catalogues.costumes[key].id })),
    ...props.map((key) => ({ propId: catalogues.props[key].id })),
    ...equipment.map((key) => ({ equipmentId: catalogues.equipment[key].id })),
    ...(picture === undefined ? [] : [{ referenceId: pictures[picture]?.id ?? null }]),
  ];
  // Sample data has each picture once.
  return links.filter((link) => Object.values(link).some((id) => id !== null));
}

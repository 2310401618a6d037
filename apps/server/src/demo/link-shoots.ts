import type { TeamScope } from '../access/scope.ts';
import * as links from '../db/schema/shoot-links.ts';
import type { Deps } from '../deps.ts';
import type { MadeShoot } from './fill-shoots.ts';
import { type CrewKey, crew } from './people.ts';
import type { Catalogues } from './prepare.ts';

export type Participant = typeof links.shootParticipants.$inferSelect;

/** @returns the participants of all shoots */
export async function linkShoots(
  orm: Deps['orm'],
  { teamId }: TeamScope,
  catalogues: Catalogues,
  shoots: readonly MadeShoot[],
): Promise<Participant[]> {
  const linksTo = <Entry, Row>(
    entriesOf: (shoot: MadeShoot) => readonly Entry[] | undefined,
    row: (entry: Entry) => Row,
  ) =>
    shoots.flatMap((shoot) =>
      (entriesOf(shoot) ?? []).map((entry, position) => ({
        teamId,
        shootId: shoot.id,
        position,
        ...row(entry),
      })),
    );
  const { costumes, props, equipment, kits } = catalogues;
  await orm.insert(links.shootCostumes).values(
    linksTo(
      (shoot) => shoot.costumes,
      (key) => ({ costumeId: costumes[key].id }),
    ),
  );
  await orm.insert(links.shootProps).values(
    linksTo(
      (shoot) => shoot.props,
      (key) => ({ propId: props[key].id }),
    ),
  );
  await orm.insert(links.shootEquipment).values(
    linksTo(
      (shoot) => shoot.equipment,
      (entry) => {
        const [key, quantity] = typeof entry === 'string' ? [entry, 1] : entry;
        return { equipmentId: equipment[key].id, quantity };
      },
    ),
  );
  await orm.insert(links.shootKits).values(
    linksTo(
      (shoot) => shoot.kits,
      (key) => ({ kitId: kits[key].id }),
    ),
  );
  await orm.insert(links.shootReferences).values(linksTo(referencesOf, (reference) => reference));
  const people = await orm
    .insert(links.shootParticipants)
    .values(
      linksTo(
        (shoot) => peopleOf(shoot, catalogues),
        (person) => person,
      ),
    )
    .returning();
  await orm
    .insert(links.shootParticipantCostumes)
    .values(people.flatMap((person) => wornBy(person, shoots, catalogues)));
  return people;
}

function wornBy(
  { id, teamId, shootId, personnelId }: Participant,
  shoots: readonly MadeShoot[],
  { crew: known, costumes }: Catalogues,
) {
  const wears = Object.entries(shoots.find((shoot) => shoot.id === shootId)?.wears ?? {});
  const [, keys = []] = wears.find(([key]) => known[key as CrewKey].id === personnelId) ?? [];
  return keys.map((key, position) => {
    return { teamId, shootId, participantId: id, costumeId: costumes[key].id, position };
  });
}

const referencesOf = ({ urls, pictureNotes = [] }: MadeShoot) =>
  urls.map((url, index) => ({ url, notes: pictureNotes[index] || null }));

function peopleOf(
  { crew: keys = [], callTimes = {}, guests = [] }: MadeShoot,
  catalogues: Catalogues,
) {
  const known = keys.map((entry) => {
    const [key, role] = typeof entry === 'string' ? [entry, crew[entry].role] : entry;
    const { id: personnelId } = catalogues.crew[key];
    return { personnelId, name: crew[key].name, role, callTime: callTimes[key] };
  });
  return [...known, ...guests.map(([name, role]) => ({ personnelId: null, name, role }))];
}

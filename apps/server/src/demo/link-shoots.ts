import type { TeamScope } from '../access/scope.ts';
import * as links from '../db/schema/shoot-links.ts';
import type { Deps } from '../deps.ts';
import type { MadeShoot } from './fill-shoots.ts';
import { type CrewKey, crew } from './people.ts';
import type { Catalogues } from './prepare.ts';

export async function linkShoots(
  orm: Deps['orm'],
  { teamId }: TeamScope,
  catalogues: Catalogues,
  shoots: readonly MadeShoot[],
): Promise<void> {
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
  const { costumes, props, equipment } = catalogues;
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
      (key) => ({ equipmentId: equipment[key].id }),
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
}

function wornBy(
  { id, teamId, shootId, personnelId }: typeof links.shootParticipants.$inferSelect,
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

function peopleOf({ crew: keys = [], guests = [] }: MadeShoot, catalogues: Catalogues) {
  const known = keys.map((entry) => {
    const [key, role] = typeof entry === 'string' ? [entry, crew[entry].role] : entry;
    return { personnelId: catalogues.crew[key].id, name: crew[key].name, role };
  });
  return [...known, ...guests.map(([name, role]) => ({ personnelId: null, name, role }))];
}

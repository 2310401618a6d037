import type { ShootDetail } from '@lensemble/contract/shoots';
import type { NewShot, Shot } from '@lensemble/contract/shots';
import type { TemplatePlan, TemplateShot } from '@lensemble/contract/templates';

type Participant = ShootDetail['participants'][number];

/** The places of some entries in a list. */
export const placesIn = <Entry>(
  list: readonly Entry[],
  entries: readonly (Entry | undefined)[],
): number[] =>
  entries.flatMap((each) => (each === undefined ? [] : list.indexOf(each))).filter((at) => at >= 0);

export function templateShotOf(
  { kind, title, minutes, pin, notes, costumeIds, propIds, equipmentIds, participantIds }: Shot,
  people: readonly Participant[],
): TemplateShot {
  const linked = participantIds.map((id) => people.find((person) => person.id === id));
  const participants = placesIn(people, linked);
  return { kind, title, minutes, pin, notes, costumeIds, propIds, equipmentIds, participants };
}

/** The shot list of a new shoot that has the links of the template. What the shoot does not have is left out. */
export function shotsOf({ participants, shots }: TemplatePlan, shoot: ShootDetail): NewShot[] {
  const ids = idsIn(participants, shoot.participants);
  const [costumes, props, equipment] = [
    new Set(shoot.costumes.map(({ costumeId }) => costumeId)),
    new Set(shoot.props.map(({ propId }) => propId)),
    new Set(shoot.equipment.map(({ equipmentId }) => equipmentId)),
  ];
  return shots.map(({ participants: places, ...shot }) => ({
    ...shot,
    referenceId: null,
    participantIds: [...new Set(places.flatMap((place) => ids[place] ?? []))],
    costumeIds: shot.costumeIds.filter((id) => costumes.has(id)),
    propIds: shot.propIds.filter((id) => props.has(id)),
    equipmentIds: shot.equipmentIds.filter((id) => equipment.has(id)),
  }));
}

/** The participant of a shoot for each of a template; undefined for those whom the shoot does not have. */
function idsIn(
  wanted: TemplatePlan['participants'],
  people: readonly Participant[],
): readonly (string | undefined)[] {
  const free = [...people];
  const isSame = (one: Participant, other: TemplatePlan['participants'][number]) =>
    other.personnelId === null
      ? one.personnelId === null && one.name === other.name
      : one.personnelId === other.personnelId;
  return wanted.map((each) => {
    const candidates = free.filter((one) => isSame(one, each));
    const found = candidates.find(({ role }) => role === each.role) ?? candidates[0];
    if (found) free.splice(free.indexOf(found), 1);
    return found?.id;
  });
}

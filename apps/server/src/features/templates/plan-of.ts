import { DEFAULT_CREW_ROLE } from '@lensemble/contract/crew-roles';
import { newShoot, type ShootDetail } from '@lensemble/contract/shoots';
import type { Shot } from '@lensemble/contract/shots';
import type { TemplatePlan } from '@lensemble/contract/templates';
import { placesIn, templateShotOf } from './template-shots.ts';

/** What a template keeps of a shoot: all but its day, its title, its references and what was done on the day. */
export function planOf(shoot: ShootDetail, shots: readonly Shot[]): TemplatePlan {
  const { status, description, durationMinutes, setUpMinutes, strikeMinutes } = shoot;
  const { color, locationId, secondLocationId, instagramLinks } = shoot;
  return {
    // Without a day, nothing is ready or completed.
    status: status === 'idea' ? status : 'planning',
    description,
    durationMinutes,
    setUpMinutes,
    strikeMinutes,
    color,
    locationId,
    secondLocationId,
    instagramLinks,
    costumeIds: shoot.costumes.map(({ costumeId }) => costumeId),
    propIds: shoot.props.map(({ propId }) => propId),
    equipment: shoot.equipment.map(({ equipmentId, quantity }) => ({ equipmentId, quantity })),
    participants: shoot.participants.map(({ personnelId, name, role, email, costumeIds }) => ({
      personnelId,
      name: personnelId === null ? name : null,
      role,
      email: personnelId === null ? email : null,
      costumeIds,
    })),
    shots: shots.map((shot) => templateShotOf(shot, shoot.participants)),
  };
}

const { title, date, time, timeZone, reminderTime, conventionId, meetingPointId, ...newFields } =
  newShoot.parse({ title: '-' });

const blankPlan: TemplatePlan = {
  ...newFields,
  costumeIds: [],
  propIds: [],
  equipment: [],
  participants: [],
  shots: [],
};

const blankParticipant: TemplatePlan['participants'][number] = {
  personnelId: null,
  name: null,
  role: DEFAULT_CREW_ROLE,
  email: null,
  costumeIds: [],
};

/** A stored plan. Fields that have been added since it was stored are those of a new shoot. */
export function completePlan(stored: Partial<TemplatePlan>): TemplatePlan {
  const plan = { ...blankPlan, ...stored };
  const participants = plan.participants.map((person) => ({ ...blankParticipant, ...person }));
  return { ...plan, participants };
}

/** The plan without items that the team no longer has. */
export function planOfExisting(plan: TemplatePlan, isThere: (id: string) => boolean): TemplatePlan {
  const ifThere = (id: string | null) => (id !== null && isThere(id) ? id : null);
  const kept = plan.participants.filter(
    ({ personnelId }) => personnelId === null || isThere(personnelId),
  );
  return {
    ...plan,
    locationId: ifThere(plan.locationId),
    secondLocationId: ifThere(plan.secondLocationId),
    costumeIds: plan.costumeIds.filter(isThere),
    propIds: plan.propIds.filter(isThere),
    equipment: plan.equipment.filter(({ equipmentId }) => isThere(equipmentId)),
    participants: kept.map((person) => ({
      ...person,
      costumeIds: person.costumeIds.filter(isThere),
    })),
    shots: plan.shots.map((shot) => ({
      ...shot,
      participants: placesIn(
        kept,
        shot.participants.map((place) => plan.participants[place]),
      ),
      costumeIds: shot.costumeIds.filter(isThere),
      propIds: shot.propIds.filter(isThere),
      equipmentIds: shot.equipmentIds.filter(isThere),
    })),
  };
}

/** What a new shoot links. An archive of a team can bring a template that names an item twice, or a costume that it lacks. */
export function linksOf({ costumeIds, propIds, equipment, participants }: TemplatePlan) {
  return {
    costumeIds: unique(costumeIds),
    propIds: unique(propIds),
    equipment,
    participants: participants.map(({ costumeIds: worn, ...person }) => ({
      ...person,
      costumeIds: unique(worn).filter((id) => costumeIds.includes(id)),
    })),
  };
}

const unique = (ids: readonly string[]) => [...new Set(ids)];

/** The ids of all items that a plan names. */
export function itemsOf(plan: TemplatePlan): string[] {
  return [
    plan.locationId ?? [],
    plan.secondLocationId ?? [],
    plan.costumeIds,
    plan.propIds,
    plan.equipment.map(({ equipmentId }) => equipmentId),
    plan.participants.map(({ personnelId }) => personnelId ?? []),
  ].flat(2);
}

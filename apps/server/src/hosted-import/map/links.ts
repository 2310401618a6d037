import { CREW_ROLE_MAX, ITEM_NAME_MAX, NOTES_MAX } from '@lensemble/contract/constants';
import { DEFAULT_CREW_ROLE } from '@lensemble/contract/crew-roles';
import type { TeamRecord } from '@lensemble/contract/team-records';
import { became, leaveOut, type Noted } from '../report.ts';
import { nothingElse, type Row } from '../source-tables.ts';
import { NO_NAME, quantityOf } from './catalogs.ts';
import type { Making } from './making.ts';
import { emailOf, idOf, lineOf, longText, momentOf } from './values.ts';

/** The role that stood for one of a person's own, which the row did not keep. */
const CUSTOM_ROLE = '__CUSTOM__';

/** Where a linked row goes: its shoot, and its place among those of the shoot. */
export interface Spot {
  readonly shootId: string;
  readonly position: number;
}

/** The team's crew, by id, with their names. */
export type Crew = ReadonlyMap<string, string>;

function roleOf(noted: Noted, value: string | null): string {
  if (value?.trim() !== CUSTOM_ROLE)
    return lineOf(noted, 'role', value, CREW_ROLE_MAX, DEFAULT_CREW_ROLE);
  return became(noted, 'role', value, DEFAULT_CREW_ROLE, 'Its own text was not stored');
}

export function participant(
  noted: Noted,
  making: Making,
  { shootId, position }: Spot,
  crew: Crew,
  row: Row<'shoot_participants'>,
): TeamRecord<'participants'> {
  const { id: _, shoot_id: _shoot, created_at, personnel_id, name, role, email, ...rest } = row;
  nothingElse(rest);
  const member = idOf(personnel_id);
  const personnelId = member !== undefined && crew.has(member) ? member : null;
  became(noted, 'personnel_id', personnel_id, personnelId, 'The team has no such crew member');
  const fallback = (personnelId && crew.get(personnelId)) || NO_NAME;
  return {
    id: noted.id,
    shootId,
    personnelId,
    name: lineOf(noted, 'name', name, ITEM_NAME_MAX, fallback),
    role: roleOf(noted, role),
    email: emailOf(noted, 'email', email),
    dayContact: null,
    callTime: null,
    notNamed: false,
    position,
    createdAt: momentOf(noted, 'created_at', created_at, making.now),
  };
}

export const TWICE = 'The shoot has it already';

/** A crew member is in a shoot once: the first participant takes the roles of the others. */
export function withRole(
  noted: Noted,
  first: TeamRecord<'participants'>,
  other: TeamRecord<'participants'>,
): TeamRecord<'participants'> {
  leaveOut(noted, TWICE);
  const roles = first.role.split(', ');
  const both = roles.includes(other.role) ? first.role : `${first.role}, ${other.role}`;
  return { ...first, role: both.length > CREW_ROLE_MAX ? first.role : both };
}

const NO_ITEM = 'The team has no such item';

export function equipmentLink(
  noted: Noted,
  { shootId, position }: Spot,
  items: ReadonlySet<string>,
  row: Row<'shoot_equipment'>,
): TeamRecord<'shootEquipment'> | undefined {
  const { id: _, shoot_id: _shoot, created_at: _at, equipment_id, quantity, ...rest } = row;
  nothingElse(rest);
  const equipmentId = idOf(equipment_id);
  if (equipmentId === undefined || !items.has(equipmentId)) return leaveOut(noted, NO_ITEM);
  return { shootId, equipmentId, quantity: quantityOf(noted, quantity), position };
}

export function propLink(
  noted: Noted,
  { shootId, position }: Spot,
  items: ReadonlySet<string>,
  row: Row<'shoot_props'>,
): TeamRecord<'shootProps'> | undefined {
  const { id: _, shoot_id: _shoot, created_at: _at, prop_id, ...rest } = row;
  nothingElse(rest);
  const propId = idOf(prop_id);
  if (propId === undefined || !items.has(propId)) return leaveOut(noted, NO_ITEM);
  return { shootId, propId, position };
}

export function costumeLink(
  noted: Noted,
  { shootId, position }: Spot,
  items: ReadonlySet<string>,
  row: Row<'shoot_costumes'>,
): TeamRecord<'shootCostumes'> | undefined {
  const { id: _, shoot_id: _shoot, created_at: _at, costume_id, ...rest } = row;
  nothingElse(rest);
  const costumeId = idOf(costume_id);
  if (costumeId === undefined || !items.has(costumeId)) return leaveOut(noted, NO_ITEM);
  return { shootId, costumeId, position };
}

/** A picture, or a link that the shoot gets among its links. */
export type MappedReference =
  | { readonly picture: TeamRecord<'references'> }
  | { readonly link: { readonly url: string; readonly notes: string | null } };

export function reference(
  noted: Noted,
  making: Making,
  { shootId, position }: Spot,
  row: Row<'shoot_references'>,
): MappedReference | undefined {
  const { id: _, shoot_id: _shoot, created_at, type, url: written, notes, ...rest } = row;
  nothingElse(rest);
  const address = written?.trim() ?? '';
  if (address === '') return leaveOut(noted, 'It has no address');
  const isPicture = type?.trim() === 'image';
  const url = isPicture ? making.picture(noted, 'url', address, 'shoot-references') : null;
  if (url === null) {
    if (!isPicture) became(noted, 'type', type, 'link', 'It is among the links of the shoot');
    return { link: { url: address, notes } };
  }
  const text = longText(noted, 'notes', notes, NOTES_MAX);
  const createdAt = momentOf(noted, 'created_at', created_at, making.now);
  return {
    picture: { id: noted.id, shootId, url, type: 'image', notes: text, position, createdAt },
  };
}

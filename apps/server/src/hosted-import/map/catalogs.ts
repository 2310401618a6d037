import {
  ADDRESS_MAX,
  CATEGORY_MAX,
  DESCRIPTION_MAX,
  ITEM_NAME_MAX,
  NOTES_MAX,
  PHONE_MAX,
  PLACE_ID_MAX,
  QUANTITY_DEFAULT,
  QUANTITY_MAX,
  QUANTITY_MIN,
  TODO_MAX,
  TODOS_MAX,
} from '@lensemble/contract/constants';
import { type CostumeStatus, costumeStatuses } from '@lensemble/contract/costume-status';
import { nameOfAddress } from '@lensemble/contract/locations';
import type { TeamRecord } from '@lensemble/contract/team-records';
import { became, type Noted } from '../report.ts';
import { nothingElse, type Row } from '../source-tables.ts';
import type { Making } from './making.ts';
import { emailOf, flagOf, lineOf, longText, momentOf, withLines } from './values.ts';

export const NO_NAME = 'Unnamed';
const NO_CATEGORY = 'Other';

/** What the tables of catalogs share. */
function itemOf(
  noted: Noted,
  { now }: Making,
  row: Readonly<Record<'created_at' | 'updated_at', string | null>>,
): { readonly id: string; readonly createdAt: string; readonly updatedAt: string } {
  const createdAt = momentOf(noted, 'created_at', row.created_at, row.updated_at, now);
  const updatedAt = momentOf(noted, 'updated_at', row.updated_at ?? createdAt, createdAt);
  return { id: noted.id, createdAt, updatedAt };
}

export function crewMember(
  noted: Noted,
  making: Making,
  row: Row<'personnel'>,
): TeamRecord<'personnel'> {
  const { id: _, team_id: _team, created_at, updated_at, ...fields } = row;
  const { name, email, phone, notes, avatar_url, ...rest } = fields;
  nothingElse(rest);
  const address = emailOf(noted, 'email', email);
  const number = phone?.trim() ?? '';
  const more = [
    ...(email?.trim() && address === null ? [`Email: ${email.trim()}`] : []),
    ...(number.length > PHONE_MAX ? [`Phone: ${number}`] : []),
  ];
  return {
    ...itemOf(noted, making, { created_at, updated_at }),
    name: lineOf(noted, 'name', name, ITEM_NAME_MAX, NO_NAME),
    email: address,
    phone: longText(noted, 'phone', phone, PHONE_MAX),
    notes: withLines(noted, 'notes', longText(noted, 'notes', notes, NOTES_MAX), more, NOTES_MAX),
    role: null,
    available: true,
    avatarUrl: making.picture(noted, 'avatar_url', avatar_url, 'personnel'),
    instagram: null,
    tiktok: null,
    bluesky: null,
    website: null,
    showsHandles: false,
    notNamed: false,
  };
}

export function quantityOf(noted: Noted, value: number | null): number {
  const whole = Math.trunc(value ?? QUANTITY_DEFAULT);
  const bounded = Math.min(QUANTITY_MAX, Math.max(QUANTITY_MIN, whole));
  return became(noted, 'quantity', value, bounded, `It is ${QUANTITY_MIN} to ${QUANTITY_MAX}`);
}

export function piece(
  noted: Noted,
  making: Making,
  row: Row<'equipment'>,
): TeamRecord<'equipment'> {
  const { id: _, team_id: _team, created_at, updated_at, ...fields } = row;
  const { name, category, description, quantity, available, image_url, ...rest } = fields;
  nothingElse(rest);
  return {
    ...itemOf(noted, making, { created_at, updated_at }),
    name: lineOf(noted, 'name', name, ITEM_NAME_MAX, NO_NAME),
    category: lineOf(noted, 'category', category, CATEGORY_MAX, NO_CATEGORY),
    description: longText(noted, 'description', description, DESCRIPTION_MAX),
    quantity: quantityOf(noted, quantity),
    available: flagOf(noted, 'available', available, true),
    storagePlace: null,
    imageUrl: making.picture(noted, 'image_url', image_url, 'equipment'),
  };
}

export function prop(noted: Noted, making: Making, row: Row<'props'>): TeamRecord<'props'> {
  const { id: _, team_id: _team, created_at, updated_at, ...fields } = row;
  const { name, description, available, image_url, ...rest } = fields;
  nothingElse(rest);
  return {
    ...itemOf(noted, making, { created_at, updated_at }),
    name: lineOf(noted, 'name', name, ITEM_NAME_MAX, NO_NAME),
    description: longText(noted, 'description', description, DESCRIPTION_MAX),
    available: flagOf(noted, 'available', available, true),
    storagePlace: null,
    imageUrl: making.picture(noted, 'image_url', image_url, 'props'),
  };
}

const LATITUDE_MAX = 90;
const LONGITUDE_MAX = 180;

/** Both or none, in degrees. */
function positionOf(noted: Noted, latitude: number | null, longitude: number | null) {
  const isIn = (value: number | null, max: number) => value !== null && Math.abs(value) <= max;
  const isKnown = isIn(latitude, LATITUDE_MAX) && isIn(longitude, LONGITUDE_MAX);
  const why = 'A position needs a latitude and a longitude on Earth';
  return {
    latitude: became(noted, 'latitude', latitude, isKnown ? latitude : null, why),
    longitude: became(noted, 'longitude', longitude, isKnown ? longitude : null, why),
  };
}

/** A location without its time zone, which is read from borders afterwards. */
export function place(
  noted: Noted,
  making: Making,
  row: Row<'locations'>,
): Omit<TeamRecord<'locations'>, 'timeZone'> {
  const { id: _, team_id: _team, created_at, updated_at, ...fields } = row;
  const { name, address, place_id, latitude, longitude, notes, image_url, ...rest } = fields;
  nothingElse(rest);
  return {
    ...itemOf(noted, making, { created_at, updated_at }),
    name: lineOf(noted, 'name', name, ITEM_NAME_MAX, nameOfAddress(address ?? ''), NO_NAME),
    address: longText(noted, 'address', address, ADDRESS_MAX),
    placeId: longText(noted, 'place_id', place_id, PLACE_ID_MAX),
    ...positionOf(noted, latitude, longitude),
    parking: null,
    meetingPoint: null,
    hospital: null,
    notes: longText(noted, 'notes', notes, NOTES_MAX),
    imageUrl: making.picture(noted, 'image_url', image_url, 'locations'),
  };
}

function costumeStatusOf(noted: Noted, value: string | null): CostumeStatus {
  const wanted =
    value
      ?.trim()
      .toLowerCase()
      .replaceAll(/[\s_]+/g, '-') ?? '';
  const found = costumeStatuses.find((status) => status === wanted);
  const why = found ? 'This is its name here' : 'There is no such status';
  return became(noted, 'status', value, found ?? 'planning', why);
}

/** What the status says already. */
const shareOf: Readonly<Record<CostumeStatus, number | undefined>> = {
  planning: 0,
  'in-progress': undefined,
  completed: 100,
};

export function costume(
  noted: Noted,
  making: Making,
  row: Row<'costume_progress'>,
): TeamRecord<'costumes'> {
  const { id: _, team_id: _team, created_at, updated_at, ...fields } = row;
  const { character_name, series_name, status: written, notes, image_url, ...work } = fields;
  const { completion_percentage: share, todos, ...rest } = work;
  nothingElse(rest);
  const status = costumeStatusOf(noted, written);
  const all = (todos ?? []).flatMap((todo) => todo?.trim() || []);
  const kept = all
    .slice(0, TODOS_MAX)
    .flatMap((todo) => longText(noted, 'todos', todo, TODO_MAX) ?? []);
  if (all.length > kept.length)
    became(noted, 'todos', all, kept, `At most ${TODOS_MAX} are kept as todos`);
  const isNews = share !== null && share !== shareOf[status];
  const more = [
    ...(isNews ? [`Completion: ${share}%`] : []),
    ...all.slice(TODOS_MAX).map((todo) => `Todo: ${todo}`),
  ];
  if (isNews)
    became(
      noted,
      'completion_percentage',
      share,
      null,
      'Costumes have a status: it is in the notes',
    );
  return {
    ...itemOf(noted, making, { created_at, updated_at }),
    characterName: lineOf(noted, 'character_name', character_name, ITEM_NAME_MAX, NO_NAME),
    seriesName: longText(noted, 'series_name', series_name, ITEM_NAME_MAX),
    status,
    notes: withLines(noted, 'notes', longText(noted, 'notes', notes, NOTES_MAX), more, NOTES_MAX),
    todos: kept,
    storagePlace: null,
    imageUrl: making.picture(noted, 'image_url', image_url, 'costumes'),
  };
}

import { costumeStatuses, costumeStatusLabels } from '@lensemble/contract/costume-status';
import type { ConflictRow, ConflictSide } from '@/components/conflict/conflict-row.ts';
import { pointOf } from '@/lib/places/coordinates.ts';
import type { Unit } from './clash.ts';

type Values = Readonly<Record<string, unknown>>;

/** The labels of the forms. A unit has the label of its first field. */
const labels: Readonly<Record<string, string>> = {
  name: 'Name',
  characterName: 'Character name',
  seriesName: 'Series',
  email: 'Email',
  phone: 'Phone',
  role: 'Role',
  category: 'Category',
  quantity: 'Quantity',
  available: 'Availability',
  status: 'Status',
  description: 'Description',
  notes: 'Notes',
  todos: 'Todos',
  address: 'Address',
  placeId: 'Point on the map',
  imageUrl: 'Image',
  avatarUrl: 'Avatar',
};

/** The conflicting values of two members, for the conflict dialog. */
export function clashRows(units: readonly Unit[], mine: Values, theirs: Values): ConflictRow[] {
  return units.map(([key = '']) => {
    const label = labels[key] ?? key;
    const name = `the ${label.toLowerCase()}`;
    return { key, label, name, mine: sideOf(key, mine), theirs: sideOf(key, theirs) };
  });
}

function sideOf(key: string, values: Values): ConflictSide {
  const value = values[key];
  if (key !== 'imageUrl' && key !== 'avatarUrl') return { words: wordsOf(key, values) || 'Empty' };
  return typeof value === 'string' ? { words: 'A picture', picture: value } : { words: 'None' };
}

function wordsOf(key: string, values: Values): string {
  const value = values[key];
  if (key === 'placeId') return placeOf(values);
  if (key === 'available') return value ? 'Available' : 'Not available';
  const status = costumeStatuses.find((each) => key === 'status' && each === value);
  if (status) return costumeStatusLabels[status];
  return Array.isArray(value) ? value.join('\n') : String(value ?? '');
}

function placeOf({ latitude, longitude }: Values): string {
  const point = pointOf({ latitude: degrees(latitude), longitude: degrees(longitude) });
  return point ? `${point.latitude}, ${point.longitude}` : 'Not on the map';
}

const degrees = (value: unknown) => (typeof value === 'number' ? value : null);

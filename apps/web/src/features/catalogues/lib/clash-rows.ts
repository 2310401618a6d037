import { costumeStatusLabels } from '@lensemble/contract/costume-status';
import type { ConflictRow, ConflictSide } from '@/components/conflict/conflict-row.ts';
import { pointOf } from '@/lib/places/coordinates.ts';
import { changedFields } from './changed.ts';
import type { Unit } from './clash.ts';
import type { ItemField, ValueOf } from './item-values.ts';

type Values = { readonly [Field in ItemField]?: ValueOf<Field> | undefined };

interface Shown<Field extends ItemField> {
  /** The label in the form. */
  readonly label: string;
  readonly sideOf: (value: ValueOf<Field>, values: Values) => ConflictSide;
}

const words = (text: string | null) => ({ words: text || 'Empty' });

const picture = (url: string | null) =>
  url === null ? { words: 'None' } : { words: 'A picture', picture: url };

/** A unit is shown by its first field. */
const point = {
  label: 'Point on the map',
  sideOf: (_: unknown, { latitude = null, longitude = null }: Values) => {
    const at = pointOf({ latitude, longitude });
    return words(at ? `${at.latitude}, ${at.longitude}` : 'Not on the map');
  },
};

const shown: { readonly [Field in ItemField]: Shown<Field> } = {
  name: { label: 'Name', sideOf: words },
  characterName: { label: 'Character name', sideOf: words },
  seriesName: { label: 'Series', sideOf: words },
  email: { label: 'Email', sideOf: words },
  phone: { label: 'Phone', sideOf: words },
  role: { label: 'Role', sideOf: words },
  category: { label: 'Category', sideOf: words },
  quantity: { label: 'Quantity', sideOf: (quantity) => words(String(quantity)) },
  available: {
    label: 'Availability',
    sideOf: (available) => words(available ? 'Available' : 'Not available'),
  },
  status: { label: 'Status', sideOf: (status) => words(costumeStatusLabels[status]) },
  description: { label: 'Description', sideOf: words },
  notes: { label: 'Notes', sideOf: words },
  todos: { label: 'Todos', sideOf: (todos) => words(todos.join('\n')) },
  address: { label: 'Address', sideOf: words },
  parking: { label: 'Parking', sideOf: words },
  meetingPoint: { label: 'Meeting point', sideOf: words },
  hospital: { label: 'Nearest hospital', sideOf: words },
  placeId: point,
  latitude: point,
  longitude: point,
  imageUrl: { label: 'Image', sideOf: picture },
  avatarUrl: { label: 'Avatar', sideOf: picture },
};

/** The conflicting values of two members, for the conflict dialog. */
export function clashRows(units: readonly Unit[], mine: Values, theirs: Values): ConflictRow[] {
  return units.flatMap(([field]) => (field ? [rowOf(field, mine, theirs)] : []));
}

/** `Another member changed its notes and status since you opened this page.` */
export function changedText(before: object, after: object): string {
  const changed = new Map<string, unknown>(Object.entries(changedFields(after, before)));
  const fields = (Object.keys(shown) as ItemField[]).filter((field) => changed.has(field));
  const labels = new Set(fields.map((field) => shown[field].label.toLowerCase()));
  const what = labels.size > 0 ? `its ${list.format(labels)}` : 'it';
  return `Another member changed ${what} since you opened this page.`;
}

const list = new Intl.ListFormat('en');

function rowOf<Field extends ItemField>(key: Field, mine: Values, theirs: Values): ConflictRow {
  const { label, sideOf } = shown[key];
  const side = (values: Values) => {
    const value: ValueOf<Field> | undefined = values[key];
    return value === undefined ? words(null) : sideOf(value, values);
  };
  return { key, label, name: `the ${label.toLowerCase()}`, mine: side(mine), theirs: side(theirs) };
}

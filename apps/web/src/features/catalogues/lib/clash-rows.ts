import { type Network, networkNames } from '@lensemble/contract/networks';
import { pageLocale } from '@lensemble/messages/page-language';
import { itemConflictWords } from '@lensemble/messages/web/item-conflict';
import type { ConflictRow, ConflictSide } from '@/components/conflict/conflict-row.ts';
import { costumeStatusNames } from '@/lib/catalogues/costume-status-names.ts';
import { pointOf } from '@/lib/places/coordinates.ts';
import { roleName } from '@/lib/words/role-names.ts';
import { changedFields } from './changed.ts';
import type { Unit } from './clash.ts';
import type { ItemField, ValueOf } from './item-values.ts';
import { kitThings } from './kit-things.ts';

type Values = { readonly [Field in ItemField]?: ValueOf<Field> | undefined };

/** The name of a piece of equipment. */
type NameOf = (equipmentId: string) => string;

interface Shown<Field extends ItemField> {
  /** The label in the form. */
  readonly label: string;
  /** The label within a sentence. */
  readonly noun: string;
  readonly sideOf: (value: ValueOf<Field>, values: Values, nameOf: NameOf) => ConflictSide;
}

const words = (text: string | null) => ({ words: text || itemConflictWords('empty') });

const picture = (url: string | null) =>
  url === null
    ? { words: itemConflictWords('noPicture') }
    : { words: itemConflictWords('picture'), picture: url };

const handle = (network: Network) => ({
  label: networkNames[network],
  noun: networkNames[network],
  sideOf: words,
});

/** A unit is shown by its first field. */
const point = {
  label: itemConflictWords('point'),
  noun: itemConflictWords('pointField'),
  sideOf: (_: unknown, { latitude = null, longitude = null }: Values) => {
    const at = pointOf({ latitude, longitude });
    return words(at ? `${at.latitude}, ${at.longitude}` : itemConflictWords('notOnMap'));
  },
};

const shown: { readonly [Field in ItemField]: Shown<Field> } = {
  name: { label: itemConflictWords('name'), noun: itemConflictWords('nameField'), sideOf: words },
  characterName: {
    label: itemConflictWords('characterName'),
    noun: itemConflictWords('characterNameField'),
    sideOf: words,
  },
  seriesName: {
    label: itemConflictWords('series'),
    noun: itemConflictWords('seriesField'),
    sideOf: words,
  },
  email: {
    label: itemConflictWords('email'),
    noun: itemConflictWords('emailField'),
    sideOf: words,
  },
  phone: {
    label: itemConflictWords('phone'),
    noun: itemConflictWords('phoneField'),
    sideOf: words,
  },
  role: {
    label: itemConflictWords('role'),
    noun: itemConflictWords('roleField'),
    sideOf: (role) => words(role && roleName(role)),
  },
  instagram: handle('instagram'),
  tiktok: handle('tiktok'),
  bluesky: handle('bluesky'),
  website: {
    label: itemConflictWords('website'),
    noun: itemConflictWords('websiteField'),
    sideOf: words,
  },
  showsHandles: {
    label: itemConflictWords('handles'),
    noun: itemConflictWords('handlesField'),
    sideOf: (showsHandles) =>
      words(showsHandles ? itemConflictWords('handlesShown') : itemConflictWords('handlesHidden')),
  },
  notNamed: {
    label: itemConflictWords('naming'),
    noun: itemConflictWords('namingField'),
    sideOf: (notNamed) =>
      words(notNamed ? itemConflictWords('notNamed') : itemConflictWords('named')),
  },
  category: {
    label: itemConflictWords('category'),
    noun: itemConflictWords('categoryField'),
    sideOf: words,
  },
  quantity: {
    label: itemConflictWords('quantity'),
    noun: itemConflictWords('quantityField'),
    sideOf: (quantity) => words(String(quantity)),
  },
  available: {
    label: itemConflictWords('availability'),
    noun: itemConflictWords('availabilityField'),
    sideOf: (available) =>
      words(available ? itemConflictWords('available') : itemConflictWords('notAvailable')),
  },
  status: {
    label: itemConflictWords('status'),
    noun: itemConflictWords('statusField'),
    sideOf: (status) => words(costumeStatusNames[status]),
  },
  description: {
    label: itemConflictWords('description'),
    noun: itemConflictWords('descriptionField'),
    sideOf: words,
  },
  storagePlace: {
    label: itemConflictWords('storagePlace'),
    noun: itemConflictWords('storagePlaceField'),
    sideOf: words,
  },
  notes: {
    label: itemConflictWords('notes'),
    noun: itemConflictWords('notesField'),
    sideOf: words,
  },
  todos: {
    label: itemConflictWords('todos'),
    noun: itemConflictWords('todosField'),
    sideOf: (todos) => words(todos.join('\n')),
  },
  equipment: {
    label: itemConflictWords('kitEquipment'),
    noun: itemConflictWords('kitEquipmentField'),
    sideOf: (equipment, _, nameOf) => words(kitThings(equipment, nameOf).join('\n')),
  },
  lines: {
    label: itemConflictWords('lines'),
    noun: itemConflictWords('linesField'),
    sideOf: (lines) => words(lines.join('\n')),
  },
  address: {
    label: itemConflictWords('address'),
    noun: itemConflictWords('addressField'),
    sideOf: words,
  },
  parking: {
    label: itemConflictWords('parking'),
    noun: itemConflictWords('parkingField'),
    sideOf: words,
  },
  meetingPoint: {
    label: itemConflictWords('meetingPoint'),
    noun: itemConflictWords('meetingPointField'),
    sideOf: words,
  },
  hospital: {
    label: itemConflictWords('hospital'),
    noun: itemConflictWords('hospitalField'),
    sideOf: words,
  },
  placeId: point,
  latitude: point,
  longitude: point,
  imageUrl: {
    label: itemConflictWords('image'),
    noun: itemConflictWords('imageField'),
    sideOf: picture,
  },
  avatarUrl: {
    label: itemConflictWords('avatar'),
    noun: itemConflictWords('avatarField'),
    sideOf: picture,
  },
};

/** The conflicting values of two members, for the conflict dialog. */
export function clashRows(
  units: readonly Unit[],
  mine: Values,
  theirs: Values,
  nameOf: NameOf = () => '',
): ConflictRow[] {
  return units.flatMap(([field]) => (field ? [rowOf(field, mine, theirs, nameOf)] : []));
}

/** The label of a field in the form; undefined for what is none. */
export const labelOf = (field: string): string | undefined =>
  Object.hasOwn(shown, field) ? shown[field as ItemField].label : undefined;

/** What a change sets, as `mine`, and what was there before, as `theirs`. */
export function changeRows(before: object, change: object): ConflictRow[] {
  const changed = (Object.keys(shown) as ItemField[]).filter((field) => field in change);
  const rows = changed.map((field) => rowOf(field, { ...before, ...change }, before, () => ''));
  return rows.filter(({ label }, place) => rows.findIndex((row) => row.label === label) === place);
}

/** `Another member changed its notes and status since you opened this page.` */
export function changedText(before: object, after: object): string {
  const changed = new Map<string, unknown>(Object.entries(changedFields(after, before)));
  const fields = (Object.keys(shown) as ItemField[]).filter((field) => changed.has(field));
  const nouns = new Set(fields.map((field) => shown[field].noun));
  return nouns.size > 0
    ? itemConflictWords('changedFields', { fields: list.format(nouns) })
    : itemConflictWords('changed');
}

const list = new Intl.ListFormat(pageLocale);

function rowOf<Field extends ItemField>(
  key: Field,
  mine: Values,
  theirs: Values,
  nameOf: NameOf,
): ConflictRow {
  const { label, noun, sideOf } = shown[key];
  const side = (values: Values) => {
    const value: ValueOf<Field> | undefined = values[key];
    return value === undefined ? words(null) : sideOf(value, values, nameOf);
  };
  const name = itemConflictWords('theField', { field: noun });
  return { key, label, name, mine: side(mine), theirs: side(theirs) };
}

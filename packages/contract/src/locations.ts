import { z } from 'zod';
import { changeOf, defineCatalogue, picture, pictureInput } from './catalogue.ts';
import { ADDRESS_MAX, ITEM_NAME_MAX, NOTES_MAX, PLACE_ID_MAX } from './constants.ts';
import { optionalText, requiredText, text } from './fields.ts';

const NAME_MESSAGE = 'Name is required';
const PAIR_MESSAGE = 'Latitude and longitude go together';

const degrees = (max: number, what: string) => {
  const message = `${what} must be a number from -${max} to ${max}`;
  return z.number(message).min(-max, message).max(max, message).nullable();
};

const fields = {
  name: requiredText(ITEM_NAME_MAX, NAME_MESSAGE),
  address: optionalText(ADDRESS_MAX),
  placeId: optionalText(PLACE_ID_MAX),
  latitude: degrees(90, 'Latitude'),
  longitude: degrees(180, 'Longitude'),
  notes: optionalText(NOTES_MAX),
  imageUrl: pictureInput,
};

/** The name that an address stands for where none was typed: its first part (spec section 5). */
export function nameOfAddress(address: string): string {
  return address.split(',')[0]?.trim() ?? '';
}

/**
 * The id of a place that somebody has set by hand, as a `geo:` address (RFC 5870): maps show locations that have an id and
 * coordinates, and such a place has no other.
 */
export function placeIdOfPoint(latitude: number, longitude: number): string {
  return `geo:${latitude.toFixed(6)},${longitude.toFixed(6)}`;
}

/** What a new location may say: a name, or an address whose first part becomes the name. */
export const newLocation = z
  .strictObject({
    name: text(ITEM_NAME_MAX).trim().default(''),
    address: fields.address.default(null),
    placeId: fields.placeId.default(null),
    latitude: fields.latitude.default(null),
    longitude: fields.longitude.default(null),
    notes: fields.notes.default(null),
    imageUrl: fields.imageUrl.default(null),
  })
  .transform((value, context) => {
    const name = fields.name.safeParse(value.name || nameOfAddress(value.address ?? ''));
    if (name.success) return { ...value, name: name.data };
    const message = name.error.issues[0]?.message ?? NAME_MESSAGE;
    context.addIssue({ code: 'custom', path: ['name'], message });
    return z.NEVER;
  })
  .refine(({ latitude, longitude }) => (latitude === null) === (longitude === null), {
    path: ['longitude'],
    message: PAIR_MESSAGE,
  });

/**
 * Places to shoot. `latitude` and `longitude` are degrees (WGS 84), both or neither; `timeZone` is the IANA zone there, null
 * where the coordinates are not known.
 */
export const locations = defineCatalogue({
  path: '/api/locations',
  kind: 'locations',
  file: { name: 'image', sets: 'imageUrl' },
  item: {
    name: z.string(),
    address: z.string().nullable(),
    placeId: z.string().nullable(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    timeZone: z.string().nullable(),
    notes: z.string().nullable(),
    ...picture,
  },
  newItem: newLocation,
  change: changeOf(fields).refine(
    ({ latitude, longitude }) =>
      (latitude === undefined) === (longitude === undefined) &&
      (latitude === null) === (longitude === null),
    { path: ['longitude'], message: PAIR_MESSAGE },
  ),
});
export type TeamLocation = z.infer<typeof locations.item>;

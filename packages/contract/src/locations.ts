import { z } from 'zod';
import { changeOf, defineCatalogue, type EveryField, picture, pictureInput } from './catalogue.ts';
import type { ColumnsOf } from './catalogue-columns.ts';
import { ADDRESS_MAX, ARRIVAL_MAX, ITEM_NAME_MAX, NOTES_MAX, PLACE_ID_MAX } from './constants.ts';
import { optionalText, requiredText, text } from './fields.ts';
import { decimal, orText } from './form-values.ts';

const NAME_MESSAGE = 'Name is required';
const PAIR_MESSAGE = 'Latitude and longitude must be set together';

const degrees = (max: number, what: string) => {
  const message = `${what} must be a number from -${max} to ${max}`;
  const number = decimal(message, `${what} must be a number`);
  return orText(number.min(-max, message).max(max, message)).nullable();
};

const fields = {
  name: requiredText(ITEM_NAME_MAX, NAME_MESSAGE),
  address: optionalText(ADDRESS_MAX),
  placeId: optionalText(PLACE_ID_MAX),
  latitude: degrees(90, 'Latitude'),
  longitude: degrees(180, 'Longitude'),
  parking: optionalText(ARRIVAL_MAX),
  meetingPoint: optionalText(ARRIVAL_MAX),
  hospital: optionalText(ARRIVAL_MAX),
  notes: optionalText(NOTES_MAX),
  imageUrl: pictureInput,
};

export const locationFields = fields;

/** The default name of a location: the part of its address before the first comma. */
export function nameOfAddress(address: string): string {
  return address.split(',')[0]?.trim() ?? '';
}

/**
 * The `placeId` of a point that a user sets on the map, as a `geo:` URI (RFC 5870) from degrees (WGS 84). Maps only
 * show locations with a `placeId` and coordinates, and such a point has no provider's id.
 */
export function placeIdOfPoint(latitude: number, longitude: number): string {
  return `geo:${latitude.toFixed(6)},${longitude.toFixed(6)}`;
}

/** Either `name` or `address` is required: the first part of the address is the default name. */
export const newLocation = z
  .strictObject({
    name: text(ITEM_NAME_MAX).trim().default(''),
    address: fields.address.default(null),
    placeId: fields.placeId.default(null),
    latitude: fields.latitude.default(null),
    longitude: fields.longitude.default(null),
    parking: fields.parking.default(null),
    meetingPoint: fields.meetingPoint.default(null),
    hospital: fields.hospital.default(null),
    notes: fields.notes.default(null),
    imageUrl: fields.imageUrl.default(null),
  } satisfies EveryField<typeof fields>)
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

export const locationChange = changeOf(fields).refine(
  ({ latitude, longitude }) =>
    (latitude === undefined) === (longitude === undefined) &&
    (latitude === null) === (longitude === null),
  { path: ['longitude'], message: PAIR_MESSAGE },
);

export const locationColumns = {
  name: 'text',
  address: 'text',
  latitude: 'decimal',
  longitude: 'decimal',
  placeId: 'text',
  parking: 'text',
  meetingPoint: 'text',
  hospital: 'text',
  notes: 'text',
  imageUrl: 'none',
} as const satisfies ColumnsOf<z.output<typeof locationChange>>;

/**
 * Places to shoot. `latitude` and `longitude` are degrees (WGS 84), both set or both null. `timeZone` is the IANA zone
 * at the coordinates, null without them. `parking`, `meetingPoint` and `hospital`, the nearest one, are for call sheets.
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
    parking: z.string().nullable(),
    meetingPoint: z.string().nullable(),
    hospital: z.string().nullable(),
    notes: z.string().nullable(),
    ...picture,
  },
  newItem: newLocation,
  change: locationChange,
  columns: locationColumns,
});
export type TeamLocation = z.infer<typeof locations.item>;

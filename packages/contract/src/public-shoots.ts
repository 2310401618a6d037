import { z } from 'zod';
import { costumeStatuses } from './costume-status.ts';
import { defineEndpoint } from './endpoint.ts';
import { id } from './fields.ts';
import { shootStatuses } from './shoot-status.ts';

const imageUrl = { image_url: z.string().nullable() };

/**
 * What anybody may see of a shoot that is shared, and nothing else: no address or number of a person, no notes about the
 * crew, no member, no team. `date` and `time` are wall time in `time_zone`; `notes` is the shoot's description.
 */
export const publicShoot = z.strictObject({
  id,
  title: z.string(),
  status: z.enum(shootStatuses),
  date: z.string().nullable(),
  time: z.string().nullable(),
  time_zone: z.string(),
  duration_minutes: z.number().int(),
  notes: z.string().nullable(),
  location: z
    .strictObject({
      name: z.string(),
      address: z.string().nullable(),
      notes: z.string().nullable(),
    })
    .nullable(),
  participants: z.array(
    z.strictObject({ name: z.string(), role: z.string(), avatar_url: z.string().nullable() }),
  ),
  costumes: z.array(
    z.strictObject({
      character_name: z.string(),
      series_name: z.string().nullable(),
      status: z.enum(costumeStatuses),
      ...imageUrl,
    }),
  ),
  equipment: z.array(
    z.strictObject({
      name: z.string(),
      category: z.string(),
      quantity: z.number().int(),
      ...imageUrl,
    }),
  ),
  props: z.array(
    z.strictObject({ name: z.string(), description: z.string().nullable(), ...imageUrl }),
  ),
  references: z.array(
    z.strictObject({
      image_url: z.string(),
      width: z.number().int().nullable(),
      height: z.number().int().nullable(),
    }),
  ),
});
export type PublicShoot = z.infer<typeof publicShoot>;

/** The address of a shared shoot's page. */
export const publicShootPath = (shootId: string) => `/public/shoots/${shootId}`;

/** What is said of a shoot that is not shared, and of one that does not exist: nobody learns which. */
export const SHOOT_NOT_SHARED_TITLE = 'Shoot Not Found';
export const SHOOT_NOT_SHARED_MESSAGE = "This shoot is either private or doesn't exist";

/** A shoot that is shared. Private, unknown and malformed ids (so that any text is taken): the same 404, byte for byte. */
export const getPublicShoot = defineEndpoint({
  method: 'GET',
  path: '/api/public/shoots/:id',
  access: 'public',
  params: z.object({ id: z.string() }),
  response: publicShoot,
});

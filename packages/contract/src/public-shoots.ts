import { z } from 'zod';
import { costumeStatuses } from './costume-status.ts';
import { defineEndpoint } from './endpoint.ts';
import { id } from './fields.ts';
import { shootStatuses } from './shoot-status.ts';

const imageUrl = { image_url: z.string().nullable() };

const costume = z.strictObject({
  character_name: z.string(),
  series_name: z.string().nullable(),
  status: z.enum(costumeStatuses),
  ...imageUrl,
});
const equipment = z.strictObject({
  name: z.string(),
  category: z.string(),
  quantity: z.number().int(),
  ...imageUrl,
});
const prop = z.strictObject({
  name: z.string(),
  description: z.string().nullable(),
  ...imageUrl,
});

/**
 * The public view of a shoot: no contact details, no crew notes, no members, no team. `date` and `time` are wall-clock
 * time in `time_zone`; `notes` is the shoot's description. A costume, a piece of equipment and a prop have their fields
 * twice, the second time nested (`costume.character_name`), and a reference has its address as `url` and as `image_url`:
 * clients read either form.
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
  costumes: z.array(costume.extend({ costume })),
  equipment: z.array(equipment.extend({ equipment })),
  props: z.array(prop.extend({ prop })),
  references: z.array(
    z.strictObject({
      id,
      url: z.string(),
      type: z.literal('image'),
      image_url: z.string(),
      width: z.number().int().nullable(),
      height: z.number().int().nullable(),
    }),
  ),
});
export type PublicShoot = z.infer<typeof publicShoot>;

export const publicShootPath = (shootId: string) => `/public/shoots/${shootId}`;

/** One message for private and for unknown shoots: it must not reveal which exist. */
export const SHOOT_NOT_SHARED_MESSAGE = "This shoot is either private or doesn't exist";

/** Private, unknown and malformed ids get the same 404, byte for byte: that is why `id` accepts any text. */
export const getPublicShoot = defineEndpoint({
  method: 'GET',
  path: '/api/public/shoots/:id',
  access: 'public',
  params: z.object({ id: z.string() }),
  response: publicShoot,
});

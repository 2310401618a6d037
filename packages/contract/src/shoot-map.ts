import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { id } from './fields.ts';
import { shoot } from './shoots.ts';

/** A shoot gets a marker if its location has a `placeId` and both coordinates (degrees, WGS 84). */
export const mapShoot = shoot
  .pick({
    id: true,
    title: true,
    description: true,
    status: true,
    date: true,
    time: true,
    timeZone: true,
    durationMinutes: true,
    color: true,
    firstReferenceUrl: true,
  })
  .extend({
    location: z
      .object({
        id,
        name: z.string(),
        address: z.string().nullable(),
        placeId: z.string().nullable(),
        latitude: z.number().nullable(),
        longitude: z.number().nullable(),
      })
      .nullable(),
    costumes: z.array(z.object({ id, characterName: z.string(), imageUrl: z.string().nullable() })),
    props: z.array(z.object({ id, name: z.string(), imageUrl: z.string().nullable() })),
    participants: z.array(
      z.object({ id, name: z.string(), role: z.string(), avatarUrl: z.string().nullable() }),
    ),
  });
export type MapShoot = z.infer<typeof mapShoot>;

/** Lists all shoots of the active team, newest first. The ETag is the team's revision. */
export const listMapShoots = defineEndpoint({
  method: 'GET',
  path: '/api/map/shoots',
  access: 'team',
  response: z.array(mapShoot),
});

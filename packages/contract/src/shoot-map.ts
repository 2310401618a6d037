import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { id } from './fields.ts';
import { shoot } from './shoots.ts';

/**
 * A shoot with all that the map and its list show. `location` has a marker where `placeId` and both coordinates (degrees,
 * WGS 84) are there.
 */
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

/** All shoots of the active team with their details, newest first, for the map. ETag is the team's revision. */
export const listMapShoots = defineEndpoint({
  method: 'GET',
  path: '/api/map/shoots',
  access: 'team',
  response: z.array(mapShoot),
});

import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { id } from './fields.ts';
import { shoot, windowStart } from './shoots.ts';

/**
 * A shoot gets a marker if its location has a `placeId` and both coordinates (degrees, WGS 84). The description ends after
 * `LISTED_TEXT_MAX` characters, names in the lists after `LISTED_NAME_MAX`. A list carries the first `LISTED_LINKS_MAX`
 * entries; its count counts all.
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
    costumeCount: z.number().int(),
    propCount: z.number().int(),
    participantCount: z.number().int(),
  });
export type MapShoot = z.infer<typeof mapShoot>;

/**
 * The shoots of the active team, newest first. The ETag is the team's revision. Beyond `MAP_WINDOW` shoots, the header
 * `Link` names the address of the next ones, as in the list of shoots.
 */
export const listMapShoots = defineEndpoint({
  method: 'GET',
  path: '/api/map/shoots',
  access: 'team',
  query: z.object({ after: windowStart.optional() }),
  response: z.array(mapShoot),
});

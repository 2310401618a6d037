import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { id } from './fields.ts';
import { windowStart } from './shoots.ts';

/**
 * The people and costumes of a shoot by name, for search, filters and tables. `personnelId` is null for people who are
 * not in the crew list, and `userId` for those who are no member of the team. Names end after `LISTED_NAME_MAX` characters. Unlike on the map, none is left out, because a
 * filter must find all shoots of a person.
 */
export const linkedNames = z.object({
  id,
  people: z.array(
    z.object({ personnelId: id.nullable(), userId: id.nullable(), name: z.string() }),
  ),
  costumes: z.array(z.object({ id, characterName: z.string() })),
});
export type LinkedNames = z.infer<typeof linkedNames>;

/**
 * The shoots of the active team, newest first. The ETag is the team's revision. Beyond `NAMES_WINDOW` shoots, the header
 * `Link` names the address of the next ones, as in the list of shoots.
 */
export const listLinkedNames = defineEndpoint({
  method: 'GET',
  path: '/api/linked-names',
  access: 'team',
  query: z.object({ after: windowStart.optional() }),
  response: z.array(linkedNames),
});

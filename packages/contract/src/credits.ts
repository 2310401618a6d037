import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { id } from './fields.ts';

/**
 * A participant as credits name them. `characters` are the costumes that they wear, in order. The handles and the website
 * are those of the crew list; guests have none.
 */
const creditedPerson = z.object({
  participantId: id,
  personnelId: id.nullable(),
  name: z.string(),
  avatarUrl: z.string().nullable(),
  role: z.string(),
  characters: z.array(z.string()),
  instagram: z.string().nullable(),
  tiktok: z.string().nullable(),
  bluesky: z.string().nullable(),
  website: z.string().nullable(),
  notNamed: z.boolean(),
});
export type CreditedPerson = z.infer<typeof creditedPerson>;

const credits = z.object({
  title: z.string(),
  locationName: z.string().nullable(),
  people: z.array(creditedPerson),
});
export type Credits = z.infer<typeof credits>;

/** The people of a shoot in its stored state, in order. The ETag rises with every change in the team. 404. */
export const getCredits = defineEndpoint({
  method: 'GET',
  path: '/api/shoots/:id/credits',
  access: 'team',
  params: z.object({ id }),
  response: credits,
});

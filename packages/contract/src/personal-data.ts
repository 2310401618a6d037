import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

/** What the server has stored about the caller, as JSON in a zip with the profile picture (`docs/export.md`). 429. */
export const downloadPersonalData = defineEndpoint({
  method: 'GET',
  path: '/api/user/data',
  access: 'session',
  response: z.unknown(),
});

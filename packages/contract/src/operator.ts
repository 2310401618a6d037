import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

/** Whether the caller may open the page of operators (`docs/operations.md`). */
export const getOperator = defineEndpoint({
  method: 'GET',
  path: '/api/user/operator',
  access: 'session',
  response: z.object({ isOperator: z.boolean() }),
});

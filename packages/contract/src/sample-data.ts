import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

/** What a team has of its sample data, by kind. */
const counts = z.object({
  shoots: z.number().int(),
  personnel: z.number().int(),
  locations: z.number().int(),
  costumes: z.number().int(),
  props: z.number().int(),
  equipment: z.number().int(),
  kits: z.number().int(),
});
export type SampleKind = keyof z.infer<typeof counts>;

export const SAMPLE_KINDS = Object.keys(counts.shape) as readonly SampleKind[];

/**
 * `goes` counts what a removal deletes. `stays` names the records that were changed, or that such a shoot, an own
 * shoot or a template uses.
 */
const sampleData = z.object({ goes: counts, stays: z.array(z.string()) });
export type SampleData = z.infer<typeof sampleData>;

export const HAS_SHOOTS_MESSAGE = 'Sample data is for a team without shoots';

/** What a removal of the sample data deletes, and what stays. */
export const getSampleData = defineEndpoint({
  method: 'GET',
  path: '/api/sample-data',
  access: 'team',
  response: sampleData,
});

/**
 * Adds sample data to the active team (201). A team that has sample data already stays as it is. Errors: 409 for a team
 * with shoots; 422 `quota`; 429.
 */
export const addSampleData = defineEndpoint({
  method: 'POST',
  path: '/api/sample-data',
  access: 'team',
  creates: true,
  response: z.object({ success: z.literal(true) }),
});

/** Deletes the unchanged and unused sample data. The rest becomes the team's own. Idempotent. */
export const removeSampleData = defineEndpoint({
  method: 'DELETE',
  path: '/api/sample-data',
  access: 'team',
  response: z.object({ success: z.literal(true) }),
});

import { z } from 'zod';

/** Leaves room for the suffix of the schema for background work. A quoted name would be easy to get wrong elsewhere. */
export const databaseSchema = z
  .string()
  .regex(/^[a-z_][a-z0-9_]{0,49}$/)
  .refine((name) => !name.startsWith('pg_') && name !== 'information_schema');

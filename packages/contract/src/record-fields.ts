import { z } from 'zod';
import { instant, ownImageUrl } from './fields.ts';

/** Fields that several kinds of records in the archive of a team have. */
export const stamps = { createdAt: instant, updatedAt: instant };
export const count = z.int().min(0).max(1_000_000_000);
export const picture = ownImageUrl.nullable();

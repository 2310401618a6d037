import { z } from 'zod';

/** An http or https address, with a path or without. */
export const webAddress = z
  .string()
  .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol));

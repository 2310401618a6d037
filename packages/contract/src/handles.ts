import { z } from 'zod';
import { HANDLE_MAX, URL_MAX } from './constants.ts';
import { httpsUrl, text } from './fields.ts';
import { handleOn, type Network } from './networks.ts';

/** A handle as `handleOn` returns it. Empty text becomes `null`. */
const handle = (network: Network) =>
  text(HANDLE_MAX)
    .trim()
    .transform((typed, context) => {
      if (typed === '') return null;
      const found = handleOn(network, typed);
      if (found !== undefined) return found;
      context.addIssue({ code: 'custom', message: 'Please enter a handle, such as @mira.frames' });
      return z.NEVER;
    })
    .nullable();

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const isHttps = (typed: string) => typed === '' || httpsUrl.safeParse(typed).success;

/** A link to a website, which gets `https://` if it has no scheme. Empty text becomes `null`. */
const website = text(URL_MAX)
  .trim()
  .transform((typed) => (typed === '' || SCHEME.test(typed) ? typed : `https://${typed}`))
  .refine(isHttps, 'Please enter a link that starts with https://')
  .transform((typed) => (typed === '' ? null : typed))
  .nullable();

export const handleFields = {
  instagram: handle('instagram'),
  tiktok: handle('tiktok'),
  bluesky: handle('bluesky'),
  website,
} satisfies Record<Network | 'website', z.ZodType>;

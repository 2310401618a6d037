import type { MapsEnv } from '../settings/maps.ts';

/** What pages may load beyond their own, by the directive of a content security policy. */
export type Sources = Readonly<Record<string, readonly string[]>>;

/** Stands in a policy where every page has a nonce of its own. */
export const NONCE = '{nonce}';

const GOOGLE = ['https://*.googleapis.com', 'https://*.google.com', 'https://*.gstatic.com'];

/**
 * What Google's maps ask for, as its guide has it for strict policies: a script that carries the nonce may load others, and no
 * host is trusted as a whole (https://developers.google.com/maps/documentation/javascript/content-security-policy).
 */
const googleSources: Sources = {
  'script-src': [`'nonce-${NONCE}'`, "'strict-dynamic'", "'unsafe-eval'", 'blob:'],
  'style-src': ['https://fonts.googleapis.com'],
  'font-src': ['https://fonts.gstatic.com'],
  'img-src': [...GOOGLE, 'https://*.googleusercontent.com'],
  'frame-src': ['https://*.google.com'],
  'connect-src': [...GOOGLE, 'data:', 'blob:'],
  'worker-src': ['blob:'],
};

/** What pages with maps load from elsewhere: pictures of streets, and Google's maps where they are drawn. */
export const mapSources = ({ tiles, google }: MapsEnv): readonly Sources[] => [
  ...(tiles ? [{ 'img-src': [new URL(tiles.url).origin] }] : []),
  ...(google ? [googleSources] : []),
];

import type { MapsEnv } from '../start/settings/maps.ts';

/** Origins that pages may load from, by the directive of a content security policy. */
export type Sources = Readonly<Record<string, readonly string[]>>;

/** Placeholder in a policy for the nonce of each page. */
export const NONCE = '{nonce}';

const GOOGLE = ['https://*.googleapis.com', 'https://*.google.com', 'https://*.gstatic.com'];

/**
 * What Google's guide asks for under strict policies: a script with the nonce may load others, and no host is trusted as a
 * whole (https://developers.google.com/maps/documentation/javascript/content-security-policy).
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

/** Where the tiles of street maps come from. */
export const tileSources = ({ tiles }: Pick<MapsEnv, 'tiles'>): readonly Sources[] =>
  tiles ? [{ 'img-src': [new URL(tiles.url).origin] }] : [];

/** What pages with maps load from other hosts: tiles, and Google's maps if they are configured. */
export const mapSources = ({ tiles, google }: MapsEnv): readonly Sources[] => [
  ...tileSources({ tiles }),
  ...(google ? [googleSources] : []),
];

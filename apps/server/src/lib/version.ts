import { readFileSync } from 'node:fs';

const file = new URL('../../../../package.json', import.meta.url);

/** The version of the product, of which package.json is the only source. */
export const VERSION = (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;

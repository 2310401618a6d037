import { timeZone } from '@lensemble/contract/fields';

/** Where two zones overlap because part of the population uses an unofficial one, this is the official one. */
const OFFICIAL = 'Asia/Shanghai';
/** All zones meet at a pole, so clamp to a point next to it. */
const LATITUDE_MAX = 89.9999;

/** The IANA zone at a position in degrees (WGS 84), at sea `Etc/GMT-9`; null if the contract does not know it. */
export async function zoneAt(latitude: number, longitude: number): Promise<string | null> {
  const find = await borders();
  const found = find(clamp(latitude), longitude);
  return timeZone.safeParse(found.includes(OFFICIAL) ? OFFICIAL : found[0]).data ?? null;
}

const clamp = (latitude: number) => Math.max(-LATITUDE_MAX, Math.min(LATITUDE_MAX, latitude));

/** Disables the cache: lookups are rare, and the borders of the whole world take 100 MB. */
const nothing = { get: () => undefined, set() {} };

/** Loads the index on first use, because it takes some megabytes. */
async function borders() {
  const { find, setCache } = await import('geo-tz/all');
  setCache({ store: nothing });
  return find;
}

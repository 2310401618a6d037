import { timeZone } from '@lensemble/contract/fields';

/** Where two zones overlap, since part of the people there set their clocks by another one, this is the official one. */
const OFFICIAL = 'Asia/Shanghai';
/** At a pole all zones meet, a step beside it one of them is meant. */
const LATITUDE_MAX = 89.9999;

/**
 * The IANA zone of a place, a name that the contract knows; at sea that of ships, as `Etc/GMT-9`. Null where the zone is
 * newer than this platform's clocks.
 * @param latitude degrees (WGS 84), as `longitude`
 */
export async function zoneAt(latitude: number, longitude: number): Promise<string | null> {
  const find = await borders();
  const found = find(clamp(latitude), longitude);
  return timeZone.safeParse(found.includes(OFFICIAL) ? OFFICIAL : found[0]).data ?? null;
}

const clamp = (latitude: number) => Math.max(-LATITUDE_MAX, Math.min(LATITUDE_MAX, latitude));

/** Nothing is kept of what was read: places are set seldom, and the borders of the whole world take 100 MB. */
const nothing = { get: () => undefined, set() {} };

/** The index takes some megabytes: only for who has places. */
async function borders() {
  const { find, setCache } = await import('geo-tz/all');
  setCache({ store: nothing });
  return find;
}

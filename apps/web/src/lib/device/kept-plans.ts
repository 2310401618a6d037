import { imageVariant } from '@lensemble/contract/image-variant';
import type { PackedThing } from '@lensemble/contract/packing';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { type DayOffset, offsetsBetween } from '@lensemble/contract/zoned-time';
import { allOf, device, type KeptPlan, shootTables } from './database.ts';
import { currentShape, shootIn } from './kept-shape.ts';
import { stored } from './trouble.ts';

/** The product's own pictures. No others can be kept. */
const OWN = '/storage/';

const picturesIn = (account: string, shootId: string) =>
  IDBKeyRange.bound([account, shootId, OWN], [account, shootId, `${OWN}\uffff`]);

/** The addresses of a plan's pictures in the size of phones. */
function picturesOf(
  { references, costumes, participants, location }: ShootDetail,
  packed: readonly PackedThing[],
): string[] {
  const large = [...references.map(({ url }) => url), location?.imageUrl];
  const small = [
    // In lists: to decode large ones takes long while they are scrolled.
    ...references.map(({ url }) => url),
    ...costumes.map(({ imageUrl }) => imageUrl),
    ...participants.map(({ avatarUrl }) => avatarUrl),
    ...packed.flatMap(({ imageUrl, parts }) => [imageUrl, ...parts.map((part) => part.imageUrl)]),
  ];
  const addresses = [
    ...large.map((url) => url && imageVariant(url, 'medium')),
    ...small.map((url) => url && imageVariant(url, 'small')),
  ];
  return [...new Set(addresses.filter((url) => url?.startsWith(OWN)))] as string[];
}

export async function readPlan(account: string, shootId: string): Promise<KeptPlan | undefined> {
  const row = await (await device()).get('plans', [account, shootId]);
  return row && readable(row)[0];
}

/** The plan in the current shape, if this version of the application knows its shape. */
function readable(row: KeptPlan): KeptPlan[] {
  const shoot = shootIn(row);
  return shoot ? [{ ...row, shoot }] : [];
}

/** All plans that are kept for an account, the next one first. */
export async function readPlans(account: string): Promise<KeptPlan[]> {
  const rows = await (await device()).getAll('plans', allOf(account));
  const plans = rows.flatMap(readable);
  const begin = ({ shoot: { date, time } }: KeptPlan) => `${date ?? '9'} ${time ?? ''}`;
  return plans.toSorted((a, b) => (begin(a) < begin(b) ? -1 : 1));
}

/** Keeps a plan in place of an older state. What the user asked for stays, unless the plan says otherwise. */
export const keepPlan = (plan: KeptPlan): Promise<void> => stored(putPlan(plan));

async function putPlan(plan: KeptPlan): Promise<void> {
  const offsets = offsetsOf(plan);
  const writing = (await device()).transaction('plans', 'readwrite');
  const before = await writing.store.get([plan.account, plan.shootId]);
  const isAskedFor = plan.isAskedFor ?? before?.isAskedFor ?? false;
  await Promise.all([
    writing.store.put({ ...plan, offsets, isAskedFor, shape: currentShape() }),
    writing.done,
  ]);
}

const DAY_MS = 86_400_000;
/** Plans are kept for so many days. */
const AHEAD = 8;

/** A phone that opens the plan needs them at once, and takes long to find them out. */
function offsetsOf({ shoot: { date, timeZone }, keptAt }: KeptPlan): readonly DayOffset[] {
  try {
    const around = date === null ? keptAt : Date.parse(date);
    return [
      ...offsetsBetween(timeZone, keptAt - DAY_MS, keptAt + AHEAD * DAY_MS),
      ...offsetsBetween(timeZone, around - 2 * DAY_MS, around + 3 * DAY_MS),
    ];
  } catch {
    // A zone that this browser does not know.
    return [];
  }
}

/** Fetches the pictures of a plan and of what is packed that are missing, and forgets those that are no longer there. */
export async function keepPictures(
  { account, shootId, shoot }: Pick<KeptPlan, 'account' | 'shootId' | 'shoot'>,
  packed: readonly PackedThing[],
): Promise<void> {
  const wanted = new Set(picturesOf(shoot, packed));
  const database = await device();
  const keys = await database.getAllKeys('pictures', picturesIn(account, shootId));
  const known = new Set(keys.map(([, , url]) => url));
  for (const url of known)
    if (!wanted.has(url)) await database.delete('pictures', [account, shootId, url]);
  for (const url of wanted) {
    if (known.has(url)) continue;
    const answer = await fetch(url, { credentials: 'include' });
    if (!answer.ok) continue;
    const picture = await answer.blob();
    await stored(database.put('pictures', { account, shootId, url, picture }));
  }
}

/** The kept pictures of a plan by their address. */
export async function readPictures(
  account: string,
  shootId: string,
): Promise<ReadonlyMap<string, Blob>> {
  const rows = await (await device()).getAll('pictures', picturesIn(account, shootId));
  return new Map(rows.map(({ url, picture }) => [url, picture]));
}

/** Removes a plan with all that belongs to it, also changes that were not sent. */
export const removePlan = (account: string, shootId: string): Promise<void> =>
  remove(allOf(account, shootId));

/** Removes everything that is kept for an account. */
export const removeAll = (account: string): Promise<void> => remove(allOf(account));

async function remove(range: IDBKeyRange): Promise<void> {
  const writing = (await device()).transaction(shootTables, 'readwrite');
  await Promise.all([
    ...shootTables.map((name) => writing.objectStore(name).delete(range)),
    writing.done,
  ]);
}

import { randomUUID } from 'node:crypto';
import type { ImageKind } from '@lensemble/contract/images';
import type { TeamScope } from '../access/scope.ts';
import type { Deps } from '../deps.ts';
import { keepUpload } from '../features/images/service.ts';
import { costumes, equipment, kits, props } from './catalogue.ts';
import type { DemoShoot } from './demo-shoot.ts';
import { crew } from './people.ts';
import { storePicture } from './pictures.ts';
import { places } from './places.ts';

/** Stores a picture of the repository for a team. @returns its address */
export type Keep = (kind: ImageKind, name: string, seed: number) => Promise<string>;

/** The fields that every catalog item gets before it is written. */
interface Prepared {
  readonly id: string;
  readonly createdAt: Date;
  readonly url: string | null;
}

type PreparedItems<Items> = { readonly [Key in keyof Items]: Items[Key] & Prepared };

export interface Catalogues {
  readonly crew: PreparedItems<typeof crew>;
  readonly places: PreparedItems<typeof places>;
  readonly costumes: PreparedItems<typeof costumes>;
  readonly equipment: PreparedItems<typeof equipment>;
  readonly props: PreparedItems<typeof props>;
  readonly kits: PreparedItems<typeof kits>;
}

export interface PreparedShoot extends DemoShoot {
  readonly urls: readonly string[];
}

export const keepFor =
  (deps: Pick<Deps, 'orm' | 'storage' | 'env'>, scope: TeamScope, pictureWidth?: number): Keep =>
  (kind, name, seed) =>
    storePicture((upload) => keepUpload(deps, scope, kind, upload), name, seed, pictureWidth);

/**
 * Encodes and stores all pictures before anything is written, so that no transaction waits for them.
 * @param isUsed leaves out items by their keys
 */
export async function prepareCatalogues(
  keep: Keep,
  isUsed: (key: string) => boolean = () => true,
): Promise<Catalogues> {
  return {
    crew: await prepare(keep, 'personnel', crew, isUsed),
    places: await prepare(keep, 'locations', places, isUsed),
    costumes: await prepare(keep, 'costumes', costumes, isUsed),
    equipment: await prepare(keep, 'equipment', equipment, isUsed),
    props: await prepare(keep, 'props', props, isUsed),
    kits: await prepare(keep, 'kits', kits, isUsed),
  };
}

/** The first item becomes the newest. */
async function prepare<Items extends Readonly<Record<string, object>>>(
  keep: Keep,
  kind: ImageKind,
  items: Items,
  isUsed: (key: string) => boolean,
): Promise<PreparedItems<Items>> {
  const now = Date.now();
  const used = Object.entries(items).filter(([key]) => isUsed(key));
  const entries = used.map(async ([key, item], index) => {
    const url = 'picture' in item ? await keep(kind, String(item.picture), index) : null;
    return [key, { ...item, id: randomUUID(), createdAt: new Date(now - index * 60_000), url }];
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Prepares the shoots. A picture that several shoots use gets a different variation each time. */
export async function prepareShoots(
  keep: Keep,
  shoots: readonly DemoShoot[],
): Promise<PreparedShoot[]> {
  const uses = new Map<string, number>();
  const view = (name: string) => {
    const seed = uses.get(name) ?? 0;
    uses.set(name, seed + 1);
    return keep('shoot-references', name, seed);
  };
  return Promise.all(
    shoots.map(async (shoot) => ({
      ...shoot,
      urls: await Promise.all((shoot.pictures ?? []).map(view)),
    })),
  );
}

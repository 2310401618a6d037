import { paletteWords } from '@lensemble/messages/web/palette';
import type { CatalogueKind } from '@/lib/catalogues/catalogues.ts';

export type Group = 'openShoot' | 'actions' | 'shoots' | CatalogueKind | 'create';

/** In display order. */
export const groupNames: Readonly<Record<Group, string>> = {
  openShoot: paletteWords('openShoot'),
  actions: paletteWords('actions'),
  shoots: paletteWords('shoots'),
  costumes: paletteWords('costumes'),
  personnel: paletteWords('crew'),
  props: paletteWords('props'),
  equipment: paletteWords('equipment'),
  locations: paletteWords('locations'),
  kits: paletteWords('kits'),
  create: paletteWords('create'),
};

export const groups = Object.keys(groupNames) as readonly Group[];

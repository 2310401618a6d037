import type { CatalogueKind } from '@/lib/catalogues/catalogues.ts';

interface CatalogueWords {
  readonly title: string;
  readonly list: string;
  readonly subtitle: string;
  readonly emptyTitle: string;
  readonly emptyText: string;
  readonly Item: string;
  readonly item: string;
}

export const catalogueWords: Readonly<Record<CatalogueKind, CatalogueWords>> = {
  personnel: {
    title: 'Crew',
    list: 'crew',
    subtitle: 'Manage your crew members, models, photographers, and other contacts',
    emptyTitle: 'No crew yet',
    emptyText: 'Add your first crew member to start tracking your team',
    Item: 'Crew Member',
    item: 'crew member',
  },
  equipment: {
    title: 'Equipment',
    list: 'equipment',
    subtitle: 'Track cameras, lighting, and other gear for your shoots',
    emptyTitle: 'No equipment yet',
    emptyText: 'Add your first piece of gear to start tracking your kit',
    Item: 'Equipment',
    item: 'equipment',
  },
  locations: {
    title: 'Locations',
    list: 'locations',
    subtitle: 'Manage your favorite shoot locations and venues',
    emptyTitle: 'No locations yet',
    emptyText: 'Add your first location to start collecting places to shoot',
    Item: 'Location',
    item: 'location',
  },
  props: {
    title: 'Props',
    list: 'props',
    subtitle: 'Manage your prop collection',
    emptyTitle: 'No props yet',
    emptyText: 'Get started by adding your first prop',
    Item: 'Prop',
    item: 'prop',
  },
  costumes: {
    title: 'Costumes',
    list: 'costumes',
    subtitle: 'Track your cosplay costume progress',
    emptyTitle: 'No costumes yet',
    emptyText: 'Add your first costume to start tracking its progress',
    Item: 'Costume',
    item: 'costume',
  },
};

type Write = 'create' | 'update' | 'delete' | 'duplicate';

const done: Readonly<Record<Write, string>> = {
  create: 'added',
  update: 'updated',
  delete: 'deleted',
  duplicate: 'duplicated',
};

/** `Crew member added successfully` */
export function successText(kind: CatalogueKind, write: Write): string {
  const { item } = catalogueWords[kind];
  return `${item.charAt(0).toUpperCase()}${item.slice(1)} ${done[write]} successfully`;
}

/** `Failed to create crew member` */
export function failureText(kind: CatalogueKind, write: Write): string {
  return `Failed to ${write} ${catalogueWords[kind].item}`;
}

export function goneText(kind: CatalogueKind): string {
  return `This ${catalogueWords[kind].item} no longer exists`;
}

/** The label of the button that opens an empty dialog: `Add Crew Member`. */
export function addText(kind: CatalogueKind): string {
  return `Add ${catalogueWords[kind].Item}`;
}

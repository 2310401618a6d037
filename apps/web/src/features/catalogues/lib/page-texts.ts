import { cataloguePageWords } from '@lensemble/messages/web/catalogue-pages';
import type { CatalogueKind } from '@/lib/catalogues/catalogues.ts';

interface PageTexts {
  readonly title: string;
  readonly subtitle: string;
  /** The label of the button that opens an empty dialog. */
  readonly add: string;
  readonly emptyTitle: string;
  readonly emptyText: string;
  readonly addFirst: string;
  readonly loading: string;
  readonly failed: string;
  readonly search: string;
}

export const pageTexts: Readonly<Record<CatalogueKind, PageTexts>> = {
  personnel: {
    title: cataloguePageWords('crewTitle'),
    subtitle: cataloguePageWords('crewSubtitle'),
    add: cataloguePageWords('crewAdd'),
    emptyTitle: cataloguePageWords('crewNone'),
    emptyText: cataloguePageWords('crewStart'),
    addFirst: cataloguePageWords('crewAddFirst'),
    loading: cataloguePageWords('crewLoading'),
    failed: cataloguePageWords('crewFailed'),
    search: cataloguePageWords('crewSearch'),
  },
  equipment: {
    title: cataloguePageWords('equipmentTitle'),
    subtitle: cataloguePageWords('equipmentSubtitle'),
    add: cataloguePageWords('equipmentAdd'),
    emptyTitle: cataloguePageWords('equipmentNone'),
    emptyText: cataloguePageWords('equipmentStart'),
    addFirst: cataloguePageWords('equipmentAddFirst'),
    loading: cataloguePageWords('equipmentLoading'),
    failed: cataloguePageWords('equipmentFailed'),
    search: cataloguePageWords('equipmentSearch'),
  },
  locations: {
    title: cataloguePageWords('locationsTitle'),
    subtitle: cataloguePageWords('locationsSubtitle'),
    add: cataloguePageWords('locationsAdd'),
    emptyTitle: cataloguePageWords('locationsNone'),
    emptyText: cataloguePageWords('locationsStart'),
    addFirst: cataloguePageWords('locationsAddFirst'),
    loading: cataloguePageWords('locationsLoading'),
    failed: cataloguePageWords('locationsFailed'),
    search: cataloguePageWords('locationsSearch'),
  },
  props: {
    title: cataloguePageWords('propsTitle'),
    subtitle: cataloguePageWords('propsSubtitle'),
    add: cataloguePageWords('propsAdd'),
    emptyTitle: cataloguePageWords('propsNone'),
    emptyText: cataloguePageWords('propsStart'),
    addFirst: cataloguePageWords('propsAddFirst'),
    loading: cataloguePageWords('propsLoading'),
    failed: cataloguePageWords('propsFailed'),
    search: cataloguePageWords('propsSearch'),
  },
  costumes: {
    title: cataloguePageWords('costumesTitle'),
    subtitle: cataloguePageWords('costumesSubtitle'),
    add: cataloguePageWords('costumesAdd'),
    emptyTitle: cataloguePageWords('costumesNone'),
    emptyText: cataloguePageWords('costumesStart'),
    addFirst: cataloguePageWords('costumesAddFirst'),
    loading: cataloguePageWords('costumesLoading'),
    failed: cataloguePageWords('costumesFailed'),
    search: cataloguePageWords('costumesSearch'),
  },
  kits: {
    title: cataloguePageWords('kitsTitle'),
    subtitle: cataloguePageWords('kitsSubtitle'),
    add: cataloguePageWords('kitsAdd'),
    emptyTitle: cataloguePageWords('kitsNone'),
    emptyText: cataloguePageWords('kitsStart'),
    addFirst: cataloguePageWords('kitsAddFirst'),
    loading: cataloguePageWords('kitsLoading'),
    failed: cataloguePageWords('kitsFailed'),
    search: cataloguePageWords('kitsSearch'),
  },
};

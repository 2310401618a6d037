import { catalogueWriteWords } from '@lensemble/messages/web/catalogue-writes';
import type { CatalogueKind } from '@/lib/catalogues/catalogues.ts';

type Write = 'create' | 'update' | 'delete' | 'duplicate';
type Texts = Readonly<Record<CatalogueKind, Readonly<Record<Write, string>>>>;

const done: Texts = {
  personnel: {
    create: catalogueWriteWords('crewAdded'),
    update: catalogueWriteWords('crewUpdated'),
    delete: catalogueWriteWords('crewDeleted'),
    duplicate: catalogueWriteWords('crewDuplicated'),
  },
  equipment: {
    create: catalogueWriteWords('equipmentAdded'),
    update: catalogueWriteWords('equipmentUpdated'),
    delete: catalogueWriteWords('equipmentDeleted'),
    duplicate: catalogueWriteWords('equipmentDuplicated'),
  },
  locations: {
    create: catalogueWriteWords('locationAdded'),
    update: catalogueWriteWords('locationUpdated'),
    delete: catalogueWriteWords('locationDeleted'),
    duplicate: catalogueWriteWords('locationDuplicated'),
  },
  props: {
    create: catalogueWriteWords('propAdded'),
    update: catalogueWriteWords('propUpdated'),
    delete: catalogueWriteWords('propDeleted'),
    duplicate: catalogueWriteWords('propDuplicated'),
  },
  costumes: {
    create: catalogueWriteWords('costumeAdded'),
    update: catalogueWriteWords('costumeUpdated'),
    delete: catalogueWriteWords('costumeDeleted'),
    duplicate: catalogueWriteWords('costumeDuplicated'),
  },
  kits: {
    create: catalogueWriteWords('kitAdded'),
    update: catalogueWriteWords('kitUpdated'),
    delete: catalogueWriteWords('kitDeleted'),
    duplicate: catalogueWriteWords('kitDuplicated'),
  },
};

const failed: Texts = {
  personnel: {
    create: catalogueWriteWords('crewNotCreated'),
    update: catalogueWriteWords('crewNotUpdated'),
    delete: catalogueWriteWords('crewNotDeleted'),
    duplicate: catalogueWriteWords('crewNotDuplicated'),
  },
  equipment: {
    create: catalogueWriteWords('equipmentNotCreated'),
    update: catalogueWriteWords('equipmentNotUpdated'),
    delete: catalogueWriteWords('equipmentNotDeleted'),
    duplicate: catalogueWriteWords('equipmentNotDuplicated'),
  },
  locations: {
    create: catalogueWriteWords('locationNotCreated'),
    update: catalogueWriteWords('locationNotUpdated'),
    delete: catalogueWriteWords('locationNotDeleted'),
    duplicate: catalogueWriteWords('locationNotDuplicated'),
  },
  props: {
    create: catalogueWriteWords('propNotCreated'),
    update: catalogueWriteWords('propNotUpdated'),
    delete: catalogueWriteWords('propNotDeleted'),
    duplicate: catalogueWriteWords('propNotDuplicated'),
  },
  costumes: {
    create: catalogueWriteWords('costumeNotCreated'),
    update: catalogueWriteWords('costumeNotUpdated'),
    delete: catalogueWriteWords('costumeNotDeleted'),
    duplicate: catalogueWriteWords('costumeNotDuplicated'),
  },
  kits: {
    create: catalogueWriteWords('kitNotCreated'),
    update: catalogueWriteWords('kitNotUpdated'),
    delete: catalogueWriteWords('kitNotDeleted'),
    duplicate: catalogueWriteWords('kitNotDuplicated'),
  },
};

/** `Crew member added successfully` */
export const successText = (kind: CatalogueKind, write: Write): string => done[kind][write];

/** `Failed to create crew member` */
export const failureText = (kind: CatalogueKind, write: Write): string => failed[kind][write];

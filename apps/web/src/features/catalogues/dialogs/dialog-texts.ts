import { itemDialogWords } from '@lensemble/messages/web/item-dialogs';
import type { CatalogueKind } from '@/lib/catalogues/catalogues.ts';

interface DialogTexts {
  readonly add: string;
  readonly edit: string;
  readonly unsaved: string;
  readonly gone: string;
  readonly failed: string;
}

export const dialogTexts: Readonly<Record<CatalogueKind, DialogTexts>> = {
  personnel: {
    add: itemDialogWords('crewNew'),
    edit: itemDialogWords('crewEdit'),
    unsaved: itemDialogWords('crewUnsaved'),
    gone: itemDialogWords('crewGone'),
    failed: itemDialogWords('crewFailed'),
  },
  equipment: {
    add: itemDialogWords('equipmentNew'),
    edit: itemDialogWords('equipmentEdit'),
    unsaved: itemDialogWords('equipmentUnsaved'),
    gone: itemDialogWords('equipmentGone'),
    failed: itemDialogWords('equipmentFailed'),
  },
  locations: {
    add: itemDialogWords('locationNew'),
    edit: itemDialogWords('locationEdit'),
    unsaved: itemDialogWords('locationUnsaved'),
    gone: itemDialogWords('locationGone'),
    failed: itemDialogWords('locationFailed'),
  },
  props: {
    add: itemDialogWords('propNew'),
    edit: itemDialogWords('propEdit'),
    unsaved: itemDialogWords('propUnsaved'),
    gone: itemDialogWords('propGone'),
    failed: itemDialogWords('propFailed'),
  },
  costumes: {
    add: itemDialogWords('costumeNew'),
    edit: itemDialogWords('costumeEdit'),
    unsaved: itemDialogWords('costumeUnsaved'),
    gone: itemDialogWords('costumeGone'),
    failed: itemDialogWords('costumeFailed'),
  },
  kits: {
    add: itemDialogWords('kitNew'),
    edit: itemDialogWords('kitEdit'),
    unsaved: itemDialogWords('kitUnsaved'),
    gone: itemDialogWords('kitGone'),
    failed: itemDialogWords('kitFailed'),
  },
};

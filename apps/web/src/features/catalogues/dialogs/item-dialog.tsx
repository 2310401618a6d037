import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EditingDialog } from '@/components/forms/editing-dialog.tsx';
import { DialogContent } from '@/components/ui/dialog.tsx';
import { type CatalogueKind, listItemsQuery } from '@/lib/catalogues/catalogues.ts';
import { costumeForm } from './costume-form.tsx';
import { crewForm } from './crew-form.tsx';
import { dialogTexts } from './dialog-texts.ts';
import { equipmentForm } from './equipment-form.tsx';
import { ItemForm } from './item-form.tsx';
import type { ItemFormParts } from './item-form-parts.ts';
import type { ItemRequest } from './item-request.ts';
import { kitForm } from './kit/kit-form.tsx';
import { locationForm } from './location-form.tsx';
import { NoItem } from './no-item.tsx';
import { propForm } from './prop-form.tsx';

const forms: { readonly [Kind in CatalogueKind]: ItemFormParts<Kind> } = {
  personnel: crewForm,
  equipment: equipmentForm,
  locations: locationForm,
  props: propForm,
  costumes: costumeForm,
  kits: kitForm,
};

interface ItemDialogProps<Kind extends CatalogueKind> {
  request: ItemRequest<Kind>;
  onClose: () => void;
}

/** Creates or edits an item. It asks before it discards unsaved changes. */
export default function ItemDialog<Kind extends CatalogueKind>({
  request: { kind, id, name, onSaved },
  onClose,
}: ItemDialogProps<Kind>) {
  const list = useQuery({
    ...listItemsQuery(kind),
    enabled: id !== null,
    // The item may be newer than the cached list.
    refetchOnMount: ({ state }) => (state.data?.some((known) => known.id === id) ? true : 'always'),
  });
  // The form keeps the version that it was opened with, so that conflicts are detected.
  const [opened, setOpened] = useState(() => list.data?.find((item) => item.id === id));
  const item = opened ?? list.data?.find((known) => known.id === id);
  if (item && !opened) setOpened(item);
  const [dirty, setDirty] = useState(false);
  const texts = dialogTexts[kind];

  return (
    <EditingDialog dirty={dirty} description={texts.unsaved} onClose={onClose}>
      {(cancel) => (
        <DialogContent
          title={id ? texts.edit : texts.add}
          size="lg"
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            if (event.target instanceof HTMLElement) focusUnlessInside(event.target);
          }}
        >
          {id && !item ? (
            <NoItem kind={kind} list={list} onClose={onClose} />
          ) : (
            <ItemForm
              parts={forms[kind]}
              item={item ?? null}
              name={name}
              onDirty={setDirty}
              onSaved={onSaved}
              onClose={onClose}
              onCancel={cancel}
            />
          )}
        </DialogContent>
      )}
    </EditingDialog>
  );
}

function focusUnlessInside(dialog: HTMLElement) {
  if (!dialog.contains(document.activeElement)) dialog.focus();
}

import { itemDeletionWords } from '@lensemble/messages/web/item-deletion';
import { useState } from 'react';
import { Picture } from '@/components/picture.tsx';
import { AlertDialog } from '@/components/ui/alert-dialog.tsx';
import { Avatar } from '@/components/ui/avatar.tsx';
import type { CatalogueKind, ItemOf } from '@/lib/catalogues/catalogues.ts';
import { newerItemOf } from '@/lib/catalogues/newer-item.ts';
import { useDeleteItem } from '../api/delete-item.ts';
import { changedText } from '../lib/clash-rows.ts';
import type { CatalogueView } from '../lib/view.ts';
import { InKits } from './in-kits.tsx';

const texts: Readonly<Record<CatalogueKind, { title: string; question: string }>> = {
  personnel: {
    title: itemDeletionWords('crewTitle'),
    question: itemDeletionWords('crewQuestion'),
  },
  equipment: {
    title: itemDeletionWords('equipmentTitle'),
    question: itemDeletionWords('equipmentQuestion'),
  },
  locations: {
    title: itemDeletionWords('locationTitle'),
    question: itemDeletionWords('locationQuestion'),
  },
  props: {
    title: itemDeletionWords('propTitle'),
    question: itemDeletionWords('propQuestion'),
  },
  costumes: {
    title: itemDeletionWords('costumeTitle'),
    question: itemDeletionWords('costumeQuestion'),
  },
  kits: {
    title: itemDeletionWords('kitTitle'),
    question: itemDeletionWords('kitQuestion'),
  },
};

interface DeleteItemDialogProps<Kind extends CatalogueKind> {
  view: CatalogueView<Kind>;
  item: ItemOf[Kind];
  onClose: () => void;
}

export function DeleteItemDialog<Kind extends CatalogueKind>({
  view,
  item: opened,
  onClose,
}: DeleteItemDialogProps<Kind>) {
  const remove = useDeleteItem(view.kind, view.nameOf);
  const [newer, setNewer] = useState<ItemOf[Kind]>();
  const item = newer ?? opened;
  const { title, question } = texts[view.kind];
  const uses = item.shootCount;
  const confirm = () =>
    remove.mutate(item, {
      onSuccess: onClose,
      onError: (error) => setNewer(newerItemOf<Kind>(error) ?? newer),
    });
  return (
    <AlertDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={title}
      description={
        <>
          {newer && (
            <b role="alert" className="mb-2 block font-semibold text-ink">
              {changedText(opened, newer)}
            </b>
          )}
          {question}
        </>
      }
      action={itemDeletionWords('delete')}
      pending={remove.isPending}
      onConfirm={confirm}
    >
      <div className="flex min-w-0 items-center gap-3 rounded-lg border border-line bg-surface-1 p-2.5">
        {view.kind === 'personnel' ? (
          <Avatar name={view.nameOf(item)} src={view.pictureOf(item)} size="lg" />
        ) : (
          <Picture
            src={view.pictureOf(item)}
            sizes="2.75rem"
            icon={view.icon}
            className="size-11 shrink-0 rounded-sm"
          />
        )}
        <div className="min-w-0">
          <b className="block truncate font-[580] text-base">{view.nameOf(item)}</b>
          {uses > 0 && (
            <small className="block text-ink-3 text-xs">
              {itemDeletionWords('uses', { count: uses })}
            </small>
          )}
          {view.kind === 'equipment' && <InKits equipmentId={item.id} />}
        </div>
      </div>
    </AlertDialog>
  );
}

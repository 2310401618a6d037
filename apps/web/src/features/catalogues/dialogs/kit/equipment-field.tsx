import { QUANTITY_DEFAULT } from '@lensemble/contract/constants';
import type { Kit } from '@lensemble/contract/kits';
import { editorLinksWords } from '@lensemble/messages/web/editor-links';
import { itemFieldWords } from '@lensemble/messages/web/item-fields';
import { useQuery } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { useController } from 'react-hook-form';
import { AddMenu } from '@/components/add-menu/add-menu.tsx';
import { QuantityStepper } from '@/components/quantity-stepper.tsx';
import { Button } from '@/components/ui/button.tsx';
import { listItemsQuery } from '@/lib/catalogues/catalogues.ts';
import { useFieldError } from '../text-field.tsx';

/** The equipment of a kit, each with a quantity. */
export function EquipmentField() {
  const { field } = useController({ name: 'equipment' });
  const entries: Kit['equipment'] = field.value;
  const list = useQuery(listItemsQuery('equipment'));
  const headingId = useId();
  const errorId = useId();
  const error = useFieldError('equipment');
  const add = useRef<HTMLButtonElement>(null);
  const byId = new Map(list.data?.map((item) => [item.id, item]));
  const set = (next: Kit['equipment']) => field.onChange(next);
  const remove = (id: string) => {
    set(entries.filter(({ equipmentId }) => equipmentId !== id));
    add.current?.focus();
  };
  const nameOf = (id: string) =>
    byId.get(id)?.name ?? (list.data ? editorLinksWords('noLongerAvailable') : '…');
  return (
    <fieldset aria-labelledby={headingId} className="grid min-w-0 gap-1.5">
      <div className="flex items-center justify-between gap-2">
        <span id={headingId} className="font-[560] text-ink-2 text-xs leading-snug">
          {itemFieldWords('equipment')}
        </span>
        <AddMenu
          align="end"
          items={list.data
            ?.filter(({ id }) => !entries.some(({ equipmentId }) => equipmentId === id))
            .map(({ id, name, category, imageUrl, imagePlaceholder }) => ({
              id,
              name,
              detail: category,
              picture: imageUrl,
              placeholder: imagePlaceholder,
            }))}
          hasFailed={list.isError && list.data === undefined}
          onRetry={() => void list.refetch()}
          placeholder={editorLinksWords('findEquipment')}
          emptyText={editorLinksWords('noEquipment')}
          onPick={(equipmentId) => set([...entries, { equipmentId, quantity: QUANTITY_DEFAULT }])}
          actions={[]}
          onWanted={() => {}}
        >
          <Button ref={add} size="sm" aria-label={editorLinksWords('addEquipment')}>
            <Plus aria-hidden />
            {editorLinksWords('add')}
          </Button>
        </AddMenu>
      </div>
      {entries.length > 0 && (
        <ul
          aria-labelledby={headingId}
          className="divide-y divide-line rounded-md border border-line bg-well"
        >
          {entries.map(({ equipmentId, quantity }) => (
            <li key={equipmentId} className="flex min-h-9.5 items-center gap-1 py-1 pr-1 pl-3">
              <span dir="auto" className="min-w-0 flex-1 truncate text-base">
                {nameOf(equipmentId)}
              </span>
              <QuantityStepper
                name={nameOf(equipmentId)}
                value={quantity}
                onChange={(next) =>
                  set(
                    entries.map((entry) =>
                      entry.equipmentId === equipmentId ? { ...entry, quantity: next } : entry,
                    ),
                  )
                }
                errorId={error && quantity < QUANTITY_DEFAULT ? errorId : undefined}
                hintId={undefined}
              />
              <Button
                variant="ghost"
                size="icon-sm"
                aria-label={editorLinksWords('remove', { name: nameOf(equipmentId) })}
                onClick={() => remove(equipmentId)}
                className="text-ink-3"
              >
                <X aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {error && (
        <p id={errorId} role="alert" className="text-danger-text text-xs">
          {error}
        </p>
      )}
    </fieldset>
  );
}

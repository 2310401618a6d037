import { isHeldKind } from '@lensemble/contract/conflicts';
import { itemDialogWords } from '@lensemble/messages/web/item-dialogs';
import { itemFieldWords } from '@lensemble/messages/web/item-fields';
import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { PictureField } from '@/components/picture-field/picture-field.tsx';
import { Button } from '@/components/ui/button.tsx';
import { DialogBody, DialogFooter } from '@/components/ui/dialog.tsx';
import type { CatalogueKind, ItemOf } from '@/lib/catalogues/catalogues.ts';
import { cn } from '@/lib/cn.ts';
import { lazyPart } from '@/lib/shell/lazy-part.tsx';
import { ItemConflict } from './item-conflict.tsx';
import type { ItemFormParts } from './item-form-parts.ts';
import { PendingFieldsProvider } from './pending-fields.ts';
import { LongTextField } from './text-field.tsx';
import { useItemForm } from './use-item-form.ts';
import { UsedInList } from './used-in-list.tsx';
import { WeeksSkeleton } from './weeks/weeks-skeleton.tsx';

const AccountSection = lazyPart(() => import('./account/account-section.tsx'));
const AwayDays = lazyPart(() => import('./away/away-days.tsx'));
const EightWeeks = lazyPart(() => import('./weeks/eight-weeks.tsx'), <WeeksSkeleton />);

interface ItemFormProps<Kind extends CatalogueKind> {
  parts: ItemFormParts<Kind>;
  item: ItemOf[Kind] | null;
  name: string;
  onDirty: (dirty: boolean) => void;
  onSaved: (item: ItemOf[Kind]) => void;
  onClose: () => void;
  onCancel: () => void;
}

export function ItemForm<Kind extends CatalogueKind>(props: ItemFormProps<Kind>) {
  const { parts, item, onDirty, onCancel } = props;
  const { form, pictureUpload, pendingFields, storing, submit, dirty, saving } = useItemForm(
    parts,
    props,
  );
  const { clash, settle, dismiss } = storing;
  const { controls, picture, firstField } = parts;
  const kind: CatalogueKind = parts.kind;
  const [hasDays, setHasDays] = useState(false);
  // Before the next key, which may be Escape.
  useLayoutEffect(() => onDirty(dirty || hasDays), [dirty, hasDays, onDirty]);
  useEffect(() => {
    // Only with a mouse: on a phone the keyboard would cover the form.
    if (!item && matchMedia('(pointer: fine)').matches) form.setFocus(firstField);
  }, [item, form, firstField]);
  const imageUrl: string | null = form.watch(picture.field);
  // Decided once, so that the layout does not change while the user types.
  const [areNotesLong] = useState(() => lengthOf(form.getValues('notes')) > LONG_NOTES);

  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate className="contents">
        <DialogBody className="pt-1">
          <div className="grid min-w-0 content-start gap-4 gap-x-6 md:grid-cols-[18.75rem_minmax(0,1fr)] md:grid-rows-[auto_1fr]">
            <PictureField
              label={picture.label}
              value={imageUrl}
              placeholder={item ? picture.placeholderOf(item) : null}
              upload={pictureUpload}
              round={picture.round ?? false}
              onRemove={() => form.setValue(picture.field, null, { shouldDirty: true })}
              className={cn('max-md:mx-auto max-md:w-44', picture.round && 'md:mx-auto md:w-60')}
            />
            <div
              className={cn('grid min-w-0 content-start gap-4', !areNotesLong && 'md:row-span-2')}
            >
              <PendingFieldsProvider value={pendingFields}>
                {controlsIn(controls)}
                {item && kind === 'personnel' && (
                  <AwayDays personnelId={item.id} onTyped={setHasDays} />
                )}
                {item && 'userId' in item && <AccountSection item={item} />}
              </PendingFieldsProvider>
              {item && <UsedInList item={item} />}
            </div>
            {'notes' in controls && (
              <LongTextField
                name="notes"
                label={itemFieldWords('notes')}
                className={areNotesLong ? 'md:col-span-2' : ''}
              />
            )}
          </div>
          {item && (isHeldKind(kind) || kind === 'kits') && <EightWeeks kind={kind} item={item} />}
        </DialogBody>
        <DialogFooter>
          <Button onClick={onCancel}>{itemDialogWords('cancel')}</Button>
          <Button type="submit" variant="primary" pending={saving}>
            {submitLabel(item !== null, saving)}
          </Button>
        </DialogFooter>
      </form>
      {clash && (
        <ItemConflict
          kind={parts.kind}
          clash={clash}
          onSettle={(given, isCopied) => void settle(clash, given, isCopied)}
          onClose={dismiss}
        />
      )}
    </FormProvider>
  );
}

/** Longer notes get the full width of the dialog, in characters. */
const LONG_NOTES = 240;

const lengthOf = (text: string | null | undefined) => text?.length ?? 0;

/** Each control once, although fields may share it. */
function controlsIn(controls: Readonly<Record<string, ComponentType | 'dialog'>>): ReactNode {
  return Object.entries(controls).map(([field, Control], index, all) => {
    const isFirst = all.findIndex(([, other]) => other === Control) === index;
    return Control !== 'dialog' && isFirst && <Control key={field} />;
  });
}

function submitLabel(isKnown: boolean, saving: boolean): string {
  if (isKnown) return saving ? itemDialogWords('updating') : itemDialogWords('update');
  return saving ? itemDialogWords('creating') : itemDialogWords('create');
}

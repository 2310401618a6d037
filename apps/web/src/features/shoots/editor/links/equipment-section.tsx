import { editorLinksWords } from '@lensemble/messages/web/editor-links';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { useBusy } from '@/features/shoots/editor/busy/busy-context.ts';
import { ErrorText } from '@/features/shoots/editor/components/error-text.tsx';
import { Section } from '@/features/shoots/editor/components/section.tsx';
import { useEditorFields } from '@/features/shoots/editor/hooks/use-editor-form.ts';
import { useEditorItems } from '@/features/shoots/editor/hooks/use-editor-items.ts';
import { quantityError } from '@/features/shoots/editor/lib/check-form.ts';
import { AddButton } from './add-button.tsx';
import { EquipmentRow } from './equipment-row.tsx';
import { useEditItem } from './use-edit-item.ts';
import { useLinkMenu } from './use-link-menu.ts';

export function EquipmentSection() {
  const { control, getValues } = useEditorFields();
  const { field, fieldState } = useController({ control, name: 'equipment' });
  const { faces, nameOf, storeAtOnce } = useEditorItems();
  const edit = useEditItem('equipment');
  const busy = useBusy();
  const errorId = useId();
  const wrong = field.value.map(({ quantity }) => quantityError(quantity));
  const chosen = field.value.map(({ equipmentId }) => equipmentId);
  const add = (equipmentId: string) => {
    const entries = getValues('equipment');
    if (entries.some((entry) => entry.equipmentId === equipmentId)) return;
    field.onChange([...entries, { equipmentId, quantity: 1 }]);
  };
  const addCreated = ({ id }: { id: string }) => {
    add(id);
    storeAtOnce('equipment');
  };
  const setQuantity = (id: string, quantity: number) =>
    field.onChange(
      field.value.map((entry) => (entry.equipmentId === id ? { ...entry, quantity } : entry)),
    );
  const remove = (id: string) =>
    field.onChange(field.value.filter(({ equipmentId }) => equipmentId !== id));
  const menu = useLinkMenu({ kind: 'equipment', chosen, add, addCreated });
  const addButton = (
    <AddButton
      {...menu}
      label={editorLinksWords('addEquipment')}
      placeholder={editorLinksWords('findEquipment')}
      emptyText={editorLinksWords('noEquipment')}
    />
  );
  return (
    <Section
      title={editorLinksWords('equipment')}
      count={field.value.length}
      place="equipment"
      empty={field.value.length === 0}
      aside={addButton}
      boxed
    >
      {(headingId) => (
        <>
          <ul aria-labelledby={headingId} className="divide-y divide-line empty:hidden">
            {field.value.map((entry, index) => (
              <EquipmentRow
                key={entry.equipmentId}
                entry={entry}
                face={faces.equipment.get(entry.equipmentId)}
                name={nameOf('equipment', entry.equipmentId)}
                errorId={wrong[index] && errorId}
                onOpen={() => edit(entry.equipmentId)}
                onQuantity={(quantity) => setQuantity(entry.equipmentId, quantity)}
                onRemove={() => remove(entry.equipmentId)}
                busy={busy?.noteOf('equipment', entry.equipmentId)}
              />
            ))}
          </ul>
          {field.value.length === 0 && (
            <p className="text-ink-3">{editorLinksWords('noEquipmentChosen')}</p>
          )}
          <ErrorText id={errorId}>{wrong.find(Boolean) ?? fieldState.error?.message}</ErrorText>
        </>
      )}
    </Section>
  );
}

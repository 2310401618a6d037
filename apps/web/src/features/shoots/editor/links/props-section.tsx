import { editorLinksWords } from '@lensemble/messages/web/editor-links';
import { Swords } from 'lucide-react';
import { useController } from 'react-hook-form';
import { useBusy } from '@/features/shoots/editor/busy/busy-context.ts';
import { ErrorText } from '@/features/shoots/editor/components/error-text.tsx';
import { Section } from '@/features/shoots/editor/components/section.tsx';
import { useEditorFields } from '@/features/shoots/editor/hooks/use-editor-form.ts';
import { useEditorItems } from '@/features/shoots/editor/hooks/use-editor-items.ts';
import { AddButton } from './add-button.tsx';
import { ItemRow } from './item-row.tsx';
import { useEditItem } from './use-edit-item.ts';
import { useLinkMenu } from './use-link-menu.ts';

export function PropsSection() {
  const { control, getValues } = useEditorFields();
  const { field, fieldState } = useController({ control, name: 'propIds' });
  const { faces, nameOf, storeAtOnce } = useEditorItems();
  const busy = useBusy();
  const edit = useEditItem('props');
  const add = (id: string) => {
    const ids = getValues('propIds');
    if (!ids.includes(id)) field.onChange([...ids, id]);
  };
  const addCreated = ({ id }: { id: string }) => {
    add(id);
    storeAtOnce('propIds');
  };
  const menu = useLinkMenu({ kind: 'props', chosen: field.value, add, addCreated });
  const addButton = (
    <AddButton
      {...menu}
      label={editorLinksWords('addProps')}
      placeholder={editorLinksWords('findProp')}
      emptyText={editorLinksWords('noProps')}
    />
  );
  return (
    <Section
      title={editorLinksWords('props')}
      count={field.value.length}
      aside={addButton}
      place="props"
      empty={field.value.length === 0}
    >
      {(headingId) => (
        <>
          <ul aria-labelledby={headingId} className="grid gap-3 empty:hidden md:grid-cols-2">
            {field.value.map((id) => (
              <ItemRow
                key={id}
                face={faces.props.get(id)}
                name={nameOf('props', id)}
                icon={Swords}
                onOpen={() => edit(id)}
                onRemove={() => field.onChange(field.value.filter((other) => other !== id))}
                busy={busy?.noteOf('props', id)}
                className="panel rounded-lg p-1.5 pl-2"
              />
            ))}
          </ul>
          {field.value.length === 0 && (
            <p className="text-ink-3">{editorLinksWords('noPropsChosen')}</p>
          )}
          <ErrorText>{fieldState.error?.message}</ErrorText>
        </>
      )}
    </Section>
  );
}

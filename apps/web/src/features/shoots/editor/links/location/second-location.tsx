import { editorLinksWords } from '@lensemble/messages/web/editor-links';
import { CloudRain, MapPin, Plus } from 'lucide-react';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { AddMenu } from '@/components/add-menu/add-menu.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ErrorText } from '@/features/shoots/editor/components/error-text.tsx';
import { useEditorFields } from '@/features/shoots/editor/hooks/use-editor-form.ts';
import { useEditorItems } from '@/features/shoots/editor/hooks/use-editor-items.ts';
import { ItemRow } from '@/features/shoots/editor/links/item-row.tsx';
import { adds } from '@/features/shoots/editor/links/keep-focus.ts';
import { useEditItem } from '@/features/shoots/editor/links/use-edit-item.ts';
import { useLinkMenu } from '@/features/shoots/editor/links/use-link-menu.ts';
import { cn } from '@/lib/cn.ts';
import { SmallTitle } from './small-section.tsx';

const words = {
  placeholder: editorLinksWords('findLocation'),
  emptyText: editorLinksWords('noLocations'),
};

/** Where the shoot takes place if it rains. `isOffered`: whether one can be added. */
export function SecondLocation({ isOffered }: { isOffered: boolean }) {
  const { control, getValues } = useEditorFields();
  const { field, fieldState } = useController({ control, name: 'secondLocationId' });
  const { faces, nameOf, storeAtOnce } = useEditorItems();
  const titleId = useId();
  const id = field.value;
  const menu = useLinkMenu({
    kind: 'locations',
    chosen: [id, getValues('locationId')].flatMap((each) => each ?? []),
    add: field.onChange,
    addCreated: (location) => {
      field.onChange(location.id);
      storeAtOnce('secondLocationId');
    },
  });
  const edit = useEditItem('locations');
  if (id === null && !isOffered) return null;
  return (
    <section
      aria-labelledby={id === null ? undefined : titleId}
      data-place="secondPlace"
      className={cn('mt-3.5 grid min-w-0 gap-2.5', id !== null && 'border-line border-t pt-3.5')}
    >
      {id !== null && (
        <>
          <SmallTitle id={titleId} icon={CloudRain}>
            {editorLinksWords('ifItRains')}
          </SmallTitle>
          <ul className="grid grid-cols-[minmax(0,1fr)]">
            <ItemRow
              face={faces.locations.get(id)}
              name={nameOf('locations', id)}
              icon={MapPin}
              onOpen={() => edit(id)}
              onRemove={() => field.onChange(null)}
            />
          </ul>
        </>
      )}
      {/* One button for both, so that it keeps the focus. */}
      <AddMenu {...menu} {...words} single align="start">
        <Button
          {...adds}
          size="sm"
          variant="ghost"
          className="-ml-2.5 justify-self-start print:hidden"
          aria-label={id === null ? undefined : editorLinksWords('changeSecondLocation')}
        >
          {id === null && <Plus aria-hidden />}
          {id === null ? editorLinksWords('addSecondLocation') : editorLinksWords('change')}
        </Button>
      </AddMenu>
      <ErrorText>{fieldState.error?.message}</ErrorText>
    </section>
  );
}

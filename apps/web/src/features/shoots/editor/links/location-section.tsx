import { MapPin } from 'lucide-react';
import { useController } from 'react-hook-form';
import { AddMenu } from '@/components/add-menu/add-menu.tsx';
import { Picture } from '@/components/picture.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ErrorText } from '@/features/shoots/editor/components/error-text.tsx';
import { Section } from '@/features/shoots/editor/components/section.tsx';
import { useEditorFields } from '@/features/shoots/editor/hooks/use-editor-form.ts';
import { useEditorItems } from '@/features/shoots/editor/hooks/use-editor-items.ts';
import type { Face } from '@/features/shoots/editor/lib/faces.ts';
import { AddButton } from './add-button.tsx';
import { faceButtonStyles, RemoveButton } from './item-row.tsx';
import { useEditItem } from './use-edit-item.ts';
import { useLinkMenu } from './use-link-menu.ts';

const words = { placeholder: 'Find a location', emptyText: 'No locations available' };

/** Where the shoot takes place. */
export function LocationSection() {
  const { control } = useEditorFields();
  const { field, fieldState } = useController({ control, name: 'locationId' });
  const { faces, nameOf, storeAtOnce } = useEditorItems();
  const edit = useEditItem('locations');
  const id = field.value;
  const addCreated = (location: { id: string }) => {
    field.onChange(location.id);
    storeAtOnce('locationId');
  };
  const chosen = id === null ? [] : [id];
  const menu = useLinkMenu({ kind: 'locations', chosen, add: field.onChange, addCreated });
  const button =
    id === null ? (
      <AddButton {...menu} {...words} single what="a location" />
    ) : (
      <span className="flex items-center gap-1">
        <AddMenu {...menu} {...words} single align="end">
          <Button size="sm" aria-label="Change location">
            Change
          </Button>
        </AddMenu>
        <RemoveButton name={nameOf('locations', id)} onRemove={() => field.onChange(null)} />
      </span>
    );
  return (
    <Section title="Location" aside={button} boxed>
      {() => (
        <>
          {id === null ? (
            <p className="text-ink-3">Where it takes place is still open.</p>
          ) : (
            <LocationCard
              face={faces.locations.get(id)}
              name={nameOf('locations', id)}
              onOpen={() => edit(id)}
            />
          )}
          <ErrorText>{fieldState.error?.message}</ErrorText>
        </>
      )}
    </Section>
  );
}

interface LocationCardProps {
  face: Face | undefined;
  name: string;
  onOpen: () => void;
}

function LocationCard({ face, name, onOpen }: LocationCardProps) {
  return (
    <button
      type="button"
      onClick={onOpen}
      disabled={!face}
      className={`${faceButtonStyles} w-full flex-wrap gap-y-2.5`}
    >
      {face?.picture ? (
        <Picture
          src={face.picture}
          placeholder={face.placeholder}
          sizes="(min-width: 74rem) 22rem, 100vw"
          className="h-40 w-full rounded-md"
        />
      ) : (
        <span className="grid size-10 shrink-0 place-items-center rounded-sm border border-line bg-well text-ink-3">
          <MapPin className="size-4" aria-hidden />
        </span>
      )}
      <span className="min-w-0 flex-1">
        <b
          dir="auto"
          className="line-clamp-2 [overflow-wrap:anywhere] font-[580] text-base leading-snug"
        >
          {name}
        </b>
        {face?.detail && (
          <span dir="auto" className="line-clamp-2 text-ink-2">
            {face.detail}
          </span>
        )}
        {face?.notes && (
          <span dir="auto" className="mt-1 line-clamp-3 text-ink-3">
            {face.notes}
          </span>
        )}
      </span>
    </button>
  );
}

import type { TeamLocation } from '@lensemble/contract/locations';
import { editorLinksWords } from '@lensemble/messages/web/editor-links';
import { Plus } from 'lucide-react';
import { useController } from 'react-hook-form';
import { AddMenu } from '@/components/add-menu/add-menu.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ErrorText } from '@/features/shoots/editor/components/error-text.tsx';
import { Section } from '@/features/shoots/editor/components/section.tsx';
import { useEditorFields } from '@/features/shoots/editor/hooks/use-editor-form.ts';
import { useEditorItems } from '@/features/shoots/editor/hooks/use-editor-items.ts';
import { useItemDialogs } from '@/lib/catalogues/item-dialogs.ts';
import { lazyPart } from '@/lib/shell/lazy-part.tsx';
import { RemoveButton } from './item-row.tsx';
import { adds } from './keep-focus.ts';
import { LocationCard } from './location/location-card.tsx';
import { SecondLocation } from './location/second-location.tsx';
import { useLocationChoice } from './location/use-location-choice.ts';
import { useLinkMenu } from './use-link-menu.ts';
import { WhenNear } from './when-near.tsx';

const words = {
  placeholder: editorLinksWords('findLocation'),
  emptyText: editorLinksWords('noLocations'),
};

const LocationDetails = lazyPart(() => import('./location/location-details.tsx'));

/** `shootId` is null for a new shoot. */
export function LocationSection({ shootId }: { shootId: string | null }) {
  const { control } = useEditorFields();
  const { field, fieldState } = useController({ control, name: 'locationId' });
  const { nameOf } = useEditorItems();
  const choose = useLocationChoice();
  const menu = useLocationMenu(field.value, choose);
  const id = field.value;
  // One button for both, so that it keeps the focus.
  const button = (
    <span className="flex items-center gap-1 print:hidden">
      <AddMenu {...menu} {...words} single align="end">
        <Button
          {...adds}
          size="sm"
          aria-label={
            id === null ? editorLinksWords('addLocation') : editorLinksWords('changeLocation')
          }
        >
          {id === null && <Plus aria-hidden />}
          {id === null ? editorLinksWords('add') : editorLinksWords('change')}
        </Button>
      </AddMenu>
      {id !== null && <RemoveButton name={nameOf('locations', id)} onRemove={() => choose(null)} />}
    </span>
  );
  return (
    <Section
      title={editorLinksWords('location')}
      aside={button}
      place="location"
      boxed
      empty={id === null}
    >
      {() => (
        <>
          {id === null ? (
            <p className="text-ink-3">{editorLinksWords('noLocationChosen')}</p>
          ) : (
            <ChosenLocation key={id} id={id} shootId={shootId} onMoved={choose} />
          )}
          <ErrorText>{fieldState.error?.message}</ErrorText>
          <SecondLocation isOffered={id !== null} />
        </>
      )}
    </Section>
  );
}

type Choose = ReturnType<typeof useLocationChoice>;

function useLocationMenu(id: string | null, choose: Choose) {
  const { faces, storeAtOnce } = useEditorItems();
  return useLinkMenu({
    kind: 'locations',
    chosen: id === null ? [] : [id],
    add: (picked) =>
      choose({ id: picked, timeZone: faces.locations.get(picked)?.place?.timeZone ?? null }),
    addCreated: (location) => {
      choose(location);
      storeAtOnce('locationId');
    },
  });
}

interface ChosenLocationProps {
  id: string;
  shootId: string | null;
  /** Called when the location was changed and the stored shoot does not have it. Its position may be new. */
  onMoved: (location: TeamLocation) => void;
}

function ChosenLocation({ id, shootId, onMoved }: ChosenLocationProps) {
  const { faces, nameOf, remember, followLocation } = useEditorItems();
  const dialogs = useItemDialogs();
  const { getValues } = useEditorFields();
  const face = faces.locations.get(id);
  const open = () =>
    dialogs.edit('locations', id, {
      onUpdated: (item) => {
        remember('locations', item);
        if (!followLocation(id) && getValues('locationId') === id) onMoved(item);
      },
    });
  return (
    <>
      <LocationCard face={face} name={nameOf('locations', id)} onOpen={open} />
      <WhenNear>
        {() => <LocationDetails locationId={id} shootId={shootId} place={face?.place ?? null} />}
      </WhenNear>
    </>
  );
}

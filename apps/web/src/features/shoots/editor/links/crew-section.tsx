import { ITEM_NAME_MAX } from '@lensemble/contract/constants';
import { DEFAULT_CREW_ROLE } from '@lensemble/contract/crew-roles';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { editorCrewWords } from '@lensemble/messages/web/editor-crew';
import { shootCallsWords } from '@lensemble/messages/web/shoot-calls';
import { UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import type { AddAction } from '@/components/add-menu/choices.ts';
import { Coming } from '@/features/shoots/calls/coming.tsx';
import { useCalls } from '@/features/shoots/calls/use-calls.ts';
import { ErrorText } from '@/features/shoots/editor/components/error-text.tsx';
import { Section } from '@/features/shoots/editor/components/section.tsx';
import { useEditorFields } from '@/features/shoots/editor/hooks/use-editor-form.ts';
import { useEditorItems } from '@/features/shoots/editor/hooks/use-editor-items.ts';
import type { FormParticipant } from '@/features/shoots/editor/lib/form-links.ts';
import { withMembers } from '@/features/shoots/editor/lib/members-to-add.ts';
import type { ItemOf } from '@/lib/catalogues/catalogues.ts';
import { AddButton } from './add-button.tsx';
import { DayContact } from './day-contact.tsx';
import { type Guest, GuestDialog } from './guest-dialog.tsx';
import { ParticipantRow } from './participant-row.tsx';
import { useEditItem } from './use-edit-item.ts';
import { useLinkMenu } from './use-link-menu.ts';
import { useMemberItems } from './use-member-items.ts';
import { useParticipants } from './use-participants.ts';

const newcomer: FormParticipant = {
  personnelId: null,
  name: null,
  role: DEFAULT_CREW_ROLE,
  email: null,
  callTime: null,
  costumeIds: [],
};

const toCrewList = (action: AddAction) => ({
  ...action,
  about: editorCrewWords('createAbout'),
});

interface CrewSectionProps {
  /** Null for a new shoot. */
  shoot: ShootDetail | null;
}

export function CrewSection({ shoot }: CrewSectionProps) {
  const { control, getValues } = useEditorFields();
  const { field, fieldState } = useController({ control, name: 'participants' });
  const { faces, storeAtOnce } = useEditorItems();
  const edit = useEditItem('personnel');
  /** The guest in the dialog: a new one (index null), or the entry at the index. */
  const [guest, setGuest] = useState<(Guest & { index: number | null }) | null>(null);

  const { data: calls = [] } = useCalls(shoot?.id);
  const { append, change, remove } = useParticipants();
  const add = (id: string, role = faces.personnel.get(id)?.role) => {
    if (getValues('participants').some(({ personnelId }) => personnelId === id)) return;
    append({ ...newcomer, personnelId: id, role: role || DEFAULT_CREW_ROLE });
  };
  const addCreated = ({ id, role }: ItemOf['personnel']) => {
    add(id, role);
    storeAtOnce('participants');
  };
  const saveGuest = ({ name, email }: Guest) => {
    if (guest?.index == null) {
      append({ ...newcomer, name, email });
    } else {
      change(guest.index, { name, email });
    }
    setGuest(null);
  };

  const chosen = field.value.flatMap(({ personnelId }) => personnelId ?? []);
  const menu = useLinkMenu({ kind: 'personnel', chosen, add, addCreated });
  const members = useMemberItems(addCreated);
  const someone = {
    label: (typed: string) =>
      typed ? editorCrewWords('addWithoutEntry', { name: typed }) : editorCrewWords('someoneElse'),
    about: editorCrewWords('someoneAbout'),
    icon: UserRoundPlus,
    run: (typed: string) => {
      if (typed) append({ ...newcomer, name: typed.slice(0, ITEM_NAME_MAX) });
      else setGuest({ index: null, name: '', email: null });
    },
  };
  return (
    <Section
      title={editorCrewWords('title')}
      count={field.value.length}
      place="crew"
      empty={field.value.length === 0}
      boxed
      anchor="crew"
      aside={
        <AddButton
          {...menu}
          items={
            members.isLoading ? undefined : menu.items && withMembers(menu.items, members.items)
          }
          onPick={(id) => members.pick(id) || menu.onPick(id)}
          onWanted={() => {
            menu.onWanted();
            members.want();
          }}
          actions={[...menu.actions.map(toCrewList), someone]}
          label={editorCrewWords('add')}
          placeholder={editorCrewWords('find')}
          emptyText={editorCrewWords('none')}
        />
      }
    >
      {(headingId) => (
        <>
          {shoot && shoot.participants.length > 0 && <Coming shoot={shoot} />}
          <ul aria-labelledby={headingId} className="divide-y divide-line empty:hidden">
            {field.value.map((participant, index) => (
              <ParticipantRow
                key={participant.personnelId ?? `guest-${index}`}
                shoot={shoot}
                participant={participant}
                calls={calls}
                onOpen={() => {
                  const { personnelId, name, email } = participant;
                  if (personnelId !== null) edit(personnelId);
                  else setGuest({ index, name: name ?? '', email });
                }}
                onChange={(part) => change(index, part)}
                onRemove={() => remove(index)}
              />
            ))}
          </ul>
          {!shoot && field.value.length > 0 && (
            <p className="pt-2 text-ink-3 text-xs">{shootCallsWords('linksAfterCreate')}</p>
          )}
          {field.value.length > 0 && <DayContact participants={field.value} />}
          {field.value.length === 0 && (
            <p className="text-ink-3">{editorCrewWords('noneChosen')}</p>
          )}
          <ErrorText>{fieldState.error?.message}</ErrorText>
          {guest && (
            <GuestDialog
              guest={guest}
              isNew={guest.index === null}
              onSave={saveGuest}
              onClose={() => setGuest(null)}
            />
          )}
        </>
      )}
    </Section>
  );
}

import type { ParticipantCall } from '@lensemble/contract/calls';
import { imageVariant } from '@lensemble/contract/image-variant';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { editorCrewWords } from '@lensemble/messages/web/editor-crew';
import { useWatch } from 'react-hook-form';
import { CallAvatar } from '@/features/shoots/calls/call-avatar.tsx';
import { useBusy } from '@/features/shoots/editor/busy/busy-context.ts';
import { useEditorFields } from '@/features/shoots/editor/hooks/use-editor-form.ts';
import { useEditorItems } from '@/features/shoots/editor/hooks/use-editor-items.ts';
import { participantName } from '@/features/shoots/editor/lib/conflict.ts';
import { storedOf } from '@/features/shoots/editor/lib/crew-calls.ts';
import type { FormParticipant } from '@/features/shoots/editor/lib/form-links.ts';
import { cn } from '@/lib/cn.ts';
import { CallTimeSelect } from './call-time-select.tsx';
import { ContactLinks } from './contact-links.tsx';
import { faceButtonStyles, ItemWords, RemoveButton, rowControlsStyles } from './item-row.tsx';
import { RoleSelect } from './role-select.tsx';
import { RowAnswer, RowCall } from './row-call.tsx';
import { WornCostumes } from './worn-costumes.tsx';

interface ParticipantRowProps {
  /** Null for a new shoot. */
  shoot: ShootDetail | null;
  participant: FormParticipant;
  /** Empty while loading. */
  calls: readonly ParticipantCall[];
  onOpen: () => void;
  onChange: (part: Partial<FormParticipant>) => void;
  onRemove: () => void;
}

export function ParticipantRow({
  shoot,
  participant,
  calls,
  onOpen,
  onChange,
  onRemove,
}: ParticipantRowProps) {
  const { faces, nameOf } = useEditorItems();
  const busy = useBusy();
  const { control } = useEditorFields();
  const shootTime = useWatch({ control, name: 'time' });
  const stored = shoot ? storedOf(participant, shoot.participants) : undefined;
  const call = calls.find(({ participantId }) => participantId === stored?.id);
  const { personnelId, role, email, callTime } = participant;
  const face = personnelId === null ? undefined : faces.personnel.get(personnelId);
  const name = participantName(participant, nameOf);
  const picture = face?.picture && imageVariant(face.picture, 'small');
  const row = { shoot, participant, name, stored, call, shootTime };
  return (
    <li className="py-2">
      <div className="flex min-w-0 flex-wrap items-center gap-1">
        <button
          type="button"
          onClick={onOpen}
          disabled={personnelId !== null && !face}
          className={cn(faceButtonStyles, 'basis-36 tight:basis-full')}
        >
          <CallAvatar name={name} src={picture} state={call?.state} />
          <ItemWords
            name={name}
            detail={personnelId === null ? (email ?? editorCrewWords('notInCrew')) : null}
            busy={personnelId !== null && busy?.noteOf('personnel', personnelId)}
          />
        </button>
        <div className={rowControlsStyles}>
          <RoleSelect name={name} role={role} onChange={(next) => onChange({ role: next })} />
          <RemoveButton name={name} onRemove={onRemove} />
        </div>
      </div>
      <div className="mt-0.5 flex min-h-control-sm flex-wrap items-center gap-x-2 md:ml-11">
        <CallTimeSelect
          name={name}
          callTime={callTime}
          shootTime={shootTime}
          onChange={(next) => onChange({ callTime: next })}
        />
        <span className="flex empty:hidden">
          <ContactLinks name={name} phone={face?.phone} email={face ? face.email : email} />
        </span>
        <RowCall {...row} />
      </div>
      <WornCostumes
        name={name}
        worn={participant.costumeIds}
        onChange={(costumeIds) => onChange({ costumeIds })}
      />
      <RowAnswer {...row} />
    </li>
  );
}

import { imageVariant } from '@lensemble/contract/image-variant';
import { editorCrewWords } from '@lensemble/messages/web/editor-crew';
import { Avatar } from '@/components/ui/avatar.tsx';
import { useEditorItems } from '@/features/shoots/editor/hooks/use-editor-items.ts';
import { participantName } from '@/features/shoots/editor/lib/conflict.ts';
import type { FormParticipant } from '@/features/shoots/editor/lib/form-links.ts';
import { cn } from '@/lib/cn.ts';
import { ContactLinks } from './contact-links.tsx';
import { faceButtonStyles, ItemWords, RemoveButton } from './item-row.tsx';
import { RoleSelect } from './role-select.tsx';
import { WornCostumes } from './worn-costumes.tsx';

interface ParticipantRowProps {
  participant: FormParticipant;
  onOpen: () => void;
  onRole: (role: string) => void;
  onCostumes: (costumeIds: string[]) => void;
  onRemove: () => void;
}

export function ParticipantRow({
  participant,
  onOpen,
  onRole,
  onCostumes,
  onRemove,
}: ParticipantRowProps) {
  const { faces, nameOf } = useEditorItems();
  const { personnelId, role, email } = participant;
  const face = personnelId === null ? undefined : faces.personnel.get(personnelId);
  const name = participantName(participant, nameOf);
  const picture = face?.picture && imageVariant(face.picture, 'small');
  return (
    <li className="py-1.5">
      <div className="flex min-w-0 tight:flex-wrap items-center gap-1">
        <button
          type="button"
          onClick={onOpen}
          disabled={personnelId !== null && !face}
          className={cn(faceButtonStyles, 'tight:basis-full')}
        >
          <Avatar name={name} src={picture} />
          <ItemWords
            name={name}
            detail={personnelId === null ? (email ?? editorCrewWords('notInCrew')) : null}
          />
        </button>
        <RoleSelect name={name} role={role} onChange={onRole} />
        <RemoveButton name={name} onRemove={onRemove} />
      </div>
      <div className="flex items-center">
        <div className="min-w-0 flex-1">
          <WornCostumes name={name} worn={participant.costumeIds} onChange={onCostumes} />
        </div>
        <ContactLinks name={name} phone={face?.phone} email={face ? face.email : email} />
      </div>
    </li>
  );
}

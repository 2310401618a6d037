import type { CostumeStatus } from '@lensemble/contract/costume-status';
import { costumeStatusLabels } from '@lensemble/contract/costume-status';
import { Check, Lightbulb, Scissors, Shirt } from 'lucide-react';
import { Picture } from '@/components/picture.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import type { Face } from '@/features/shoots/editor/lib/faces.ts';
import { cn } from '@/lib/cn.ts';
import { RemoveFromPhoto } from './remove-from-photo.tsx';

interface CostumeCardProps {
  /** Undefined while it is not known, or there is none any more. */
  face: Face | undefined;
  name: string;
  onOpen: () => void;
  onRemove: () => void;
}

const icons = { planning: Lightbulb, 'in-progress': Scissors, completed: Check } as const;

/** A costume as a picture that opens it. */
export function CostumeCard({ face, name, onOpen, onRemove }: CostumeCardProps) {
  const hasPicture = Boolean(face?.picture);
  return (
    <li
      className={cn(
        'group/costume relative isolate aspect-[4/4.6] overflow-hidden rounded-lg',
        hasPicture ? 'bg-photo-base text-photo-text' : 'border border-line text-ink',
      )}
    >
      <Picture
        src={face?.picture}
        placeholder={face?.placeholder}
        sizes="14rem"
        icon={Shirt}
        className="absolute inset-0 -z-2"
        imgClassName="group-hover/costume:scale-103"
      />
      {hasPicture && (
        <span aria-hidden className="photo-scrim absolute inset-x-0 top-2/5 bottom-0 -z-1" />
      )}
      <button
        type="button"
        onClick={onOpen}
        disabled={!face}
        className="absolute inset-0 flex flex-col justify-end p-3 text-left focus-visible:rounded-lg focus-visible:-outline-offset-3"
      >
        <b
          dir="auto"
          className="line-clamp-2 [overflow-wrap:anywhere] font-[620] text-base leading-tight"
        >
          {name}
        </b>
        {face?.detail && (
          <small
            dir="auto"
            className={cn(
              'mt-px truncate text-xs',
              hasPicture ? 'text-photo-text-2' : 'text-ink-3',
            )}
          >
            {face.detail}
          </small>
        )}
        {face?.status && <StatusMark status={face.status} />}
      </button>
      <RemoveFromPhoto label={`Remove ${name}`} onRemove={onRemove} />
    </li>
  );
}

function StatusMark({ status }: { status: CostumeStatus }) {
  const Icon = icons[status];
  return (
    <Badge variant="glass" className="mt-1.5 h-5.5 w-fit px-2">
      <Icon aria-hidden />
      {costumeStatusLabels[status]}
    </Badge>
  );
}

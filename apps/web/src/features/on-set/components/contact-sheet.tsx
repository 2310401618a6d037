import type { ShootDetail } from '@lensemble/contract/shoots';
import { onSetWords } from '@lensemble/messages/web/on-set';
import { Check, SkipForward } from 'lucide-react';
import { Picture } from '@/components/picture.tsx';
import { cn } from '@/lib/cn.ts';
import type { Entry } from '../lib/entries.ts';
import { usePictureOf } from './pictures.tsx';

interface ContactSheetProps {
  shoot: ShootDetail;
  entries: readonly Entry[];
  /** The pictures of added shots that are not uploaded yet. */
  ownPictures: ReadonlyMap<string, string>;
}

/** All shots of the day at a glance: what is done, and what was skipped. Longer days have smaller pictures. */
export function ContactSheet({ shoot, entries, ownPictures }: ContactSheetProps) {
  const pictureOf = usePictureOf();
  const shots = entries.filter(({ kind }) => kind === 'shot');
  if (shots.length === 0) return null;
  return (
    <ul
      aria-label={onSetWords('contactSheet')}
      className={cn('my-3 grid w-full gap-1.5', columnsFor(shots.length))}
    >
      {shots.map(({ id, name, number, state, referenceId }) => {
        const reference = shoot.references.find((each) => each.id === referenceId);
        const isDone = state === 'done';
        const Icon = isDone ? Check : SkipForward;
        return (
          <li key={id} title={name} className="relative aspect-square">
            <Picture
              src={ownPictures.get(id) ?? pictureOf(reference?.url, 'small')}
              placeholder={reference?.placeholder}
              className={cn('absolute inset-0 rounded-md', !isDone && 'opacity-40')}
            />
            <span aria-hidden className="num glass absolute top-1 left-1 rounded-xs px-1 text-xs">
              {String(number).padStart(2, '0')}
            </span>
            <span
              className={cn(
                'absolute right-1 bottom-1 grid size-5 place-items-center rounded-full',
                isDone ? 'bg-ready text-surface-1' : 'bg-surface-1 text-ink-2',
              )}
            >
              <Icon className="size-3.5" aria-hidden />
            </span>
            <span className="sr-only">
              {isDone
                ? onSetWords('isDone', { title: name })
                : onSetWords('isSkipped', { title: name })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

const columnsFor = (count: number) => {
  if (count <= 12) return 'grid-cols-4';
  return count <= 36 ? 'grid-cols-6' : 'grid-cols-8';
};

import { SHOT_MINUTES_DEFAULT, SHOTS_MAX } from '@lensemble/contract/constants';
import { imageVariant } from '@lensemble/contract/image-variant';
import type { Reference } from '@lensemble/contract/shoot-links';
import type { Shot } from '@lensemble/contract/shots';
import { shotListWords } from '@lensemble/messages/web/shot-list';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Picture } from '@/components/picture.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog, DialogBody, DialogContent, DialogFooter } from '@/components/ui/dialog.tsx';
import { cn } from '@/lib/cn.ts';
import { formatDuration } from '@/lib/time/format.ts';
import { toggled } from '@/lib/toggled.ts';
import { unusedReferences } from '../shot-wishes.ts';

interface ReferencesDialogProps {
  references: readonly Reference[];
  shots: readonly Shot[];
  /** In the order of the references. */
  onAdd: (references: readonly Reference[]) => void;
  onClose: () => void;
}

/** Chooses the references that become shots: at first all that no shot has yet. */
export default function ReferencesDialog({
  references,
  shots,
  onAdd,
  onClose,
}: ReferencesDialogProps) {
  const unused = unusedReferences(references, shots);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const chosen = unused.filter(({ id }) => !left.has(id));
  const free = new Set(unused.map(({ id }) => id));
  const room = SHOTS_MAX - shots.length;
  const isOver = chosen.length > room;
  const add = () => {
    onAdd(chosen);
    onClose();
  };
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent
        size="md"
        title={shotListWords('chooseReferences')}
        description={shotListWords('chooseReferencesAbout', { minutes: SHOT_MINUTES_DEFAULT })}
      >
        <DialogBody>
          <ul className="grid grid-cols-2 gap-2.5 sm:grid-cols-4">
            {references.map((reference, index) => (
              <Tile
                key={reference.id}
                {...{ reference }}
                number={index + 1}
                isListed={!free.has(reference.id)}
                isChosen={free.has(reference.id) && !left.has(reference.id)}
                onToggle={() => setLeft(toggled(left, reference.id))}
              />
            ))}
          </ul>
        </DialogBody>
        <DialogFooter className="items-center">
          <p
            role="status"
            className={cn('num mr-auto max-md:w-full', isOver ? 'text-danger-text' : 'text-ink-3')}
          >
            {chosenWords(chosen.length, room)}
          </p>
          <Button variant="ghost" onClick={() => setLeft(new Set(chosen.length > 0 ? free : []))}>
            {chosen.length > 0 ? shotListWords('chooseNone') : shotListWords('chooseAll')}
          </Button>
          <Button onClick={onClose}>{shotListWords('cancel')}</Button>
          <Button variant="primary" disabled={chosen.length === 0 || isOver} onClick={add}>
            {shotListWords('addChosen', { count: chosen.length })}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

function chosenWords(count: number, room: number): string {
  if (count === 0) return shotListWords('noneChosen');
  if (count > room) return shotListWords('noRoom', { count: room });
  const duration = formatDuration(count * SHOT_MINUTES_DEFAULT);
  return shotListWords('chosen', { count, duration });
}

interface TileProps {
  reference: Reference;
  /** Its place among the references. */
  number: number;
  /** Whether a shot has it already. */
  isListed: boolean;
  isChosen: boolean;
  onToggle: () => void;
}

/** What lies over the picture is beside the button, so that it is not read as its name. */
function Tile({ reference, number, isListed, isChosen, onToggle }: TileProps) {
  const { id, url, placeholder, notes } = reference;
  const name = shotListWords('referenceNumber', { number });
  const text = isListed ? shotListWords('inList') : notes;
  return (
    <li className="relative grid">
      <button
        type="button"
        aria-label={name}
        aria-describedby={text ? `choose-${id}` : undefined}
        aria-pressed={isChosen}
        disabled={isListed}
        onClick={onToggle}
        className={cn(
          'aspect-[4/3] overflow-hidden rounded-md border-2 outline-offset-2',
          isChosen ? 'border-accent' : 'border-transparent',
        )}
      >
        <Picture
          src={imageVariant(url, 'small')}
          placeholder={placeholder}
          className={cn('size-full', !isChosen && 'opacity-45')}
        />
      </button>
      <span
        aria-hidden
        className="num pointer-events-none absolute top-1.5 left-1.5 rounded-sm bg-surface-0/80 px-1.5 font-[600] text-ink text-xs"
      >
        {String(number).padStart(2, '0')}
      </span>
      {isChosen && (
        <span className="pointer-events-none absolute top-1.5 right-1.5 grid size-6 place-items-center rounded-full bg-accent text-accent-on">
          <Check className="size-4" strokeWidth={3} aria-hidden />
        </span>
      )}
      {text && (
        <span
          id={`choose-${id}`}
          dir="auto"
          className="pointer-events-none absolute inset-x-0.5 bottom-0.5 truncate rounded-md bg-surface-0/80 px-1.5 py-1 text-ink text-xs"
        >
          {text}
        </span>
      )}
    </li>
  );
}

import { SHOT_MINUTES_DEFAULT, TITLE_MAX, UPLOAD_MAX_BYTES } from '@lensemble/contract/constants';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { onSetWords } from '@lensemble/messages/web/on-set';
import { Camera } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { Button, buttonStyles } from '@/components/ui/button.tsx';
import { Input } from '@/components/ui/input.tsx';
import { cn } from '@/lib/cn.ts';
import type { DayOfPlan } from '../lib/day-of-plan.ts';
import { endWith } from '../lib/end-with.ts';
import { Sheet } from './sheet.tsx';

export interface AddedShot {
  readonly title: string | null;
  readonly minutes: number;
  readonly participantIds: string[];
  readonly isNext: boolean;
  readonly picture: File | undefined;
}

interface AddSheetProps {
  shoot: ShootDetail;
  day: DayOfPlan;
  onAdd: (shot: AddedShot) => void;
  onClose: () => void;
}

const MINUTES = [5, 10, SHOT_MINUTES_DEFAULT, 20, 30];

export function AddSheet({ shoot, day, onAdd, onClose }: AddSheetProps) {
  const [title, setTitle] = useState('');
  const [minutes, setMinutes] = useState(SHOT_MINUTES_DEFAULT);
  const [who, setWho] = useState<readonly string[]>([]);
  const [isNext, setNext] = useState(true);
  const [picture, setPicture] = useState<File>();
  const titleField = useId();
  const ends = endWith(day, minutes, isNext);
  const toggle = (id: string) =>
    setWho(who.includes(id) ? who.filter((each) => each !== id) : [...who, id]);
  return (
    <Sheet
      title={onSetWords('addShot')}
      onClose={onClose}
      isChanged={title.trim() !== '' || picture !== undefined}
      typed={title}
      picture={picture}
      footer={
        <>
          {ends !== undefined && <p className="num self-center text-ink-2">{ends}</p>}
          <Button
            variant="primary"
            className="min-h-14 flex-1 rounded-xl text-base"
            onClick={() =>
              onAdd({
                title: title.trim() || null,
                minutes,
                participantIds: [...who],
                isNext,
                picture,
              })
            }
          >
            {onSetWords('add')}
          </Button>
        </>
      }
    >
      <TakenPicture picture={picture} onTake={setPicture} />
      <div className="grid gap-1.5">
        <label htmlFor={titleField} className="font-[560]">
          {onSetWords('titleField')}
        </label>
        <Input
          id={titleField}
          className="min-h-14"
          value={title}
          maxLength={TITLE_MAX}
          onChange={(event) => setTitle(event.target.value)}
        />
      </div>
      {shoot.participants.length > 0 && (
        <Choices legend={onSetWords('who')}>
          {shoot.participants.map(({ id, name }) => (
            <Choice key={id} isChosen={who.includes(id)} onChoose={() => toggle(id)}>
              {name}
            </Choice>
          ))}
        </Choices>
      )}
      <Choices legend={onSetWords('howLong')}>
        {MINUTES.map((each) => (
          <Choice key={each} isChosen={each === minutes} onChoose={() => setMinutes(each)}>
            {each}
          </Choice>
        ))}
      </Choices>
      <Choices legend={onSetWords('when')}>
        <Choice isChosen={isNext} onChoose={() => setNext(true)}>
          {onSetWords('asNext')}
        </Choice>
        <Choice isChosen={!isNext} onChoose={() => setNext(false)}>
          {onSetWords('atEnd')}
        </Choice>
      </Choices>
    </Sheet>
  );
}

function TakenPicture({
  picture,
  onTake,
}: {
  picture: File | undefined;
  onTake: (file: File) => void;
}) {
  const [shown, setShown] = useState<string>();
  const [isRefused, setRefused] = useState(false);
  useEffect(() => () => void (shown && URL.revokeObjectURL(shown)), [shown]);
  const take = (file: File | undefined) => {
    if (!file) return;
    const isPicture = file.type.startsWith('image/') && file.size <= UPLOAD_MAX_BYTES;
    setRefused(!isPicture);
    if (!isPicture) return;
    setShown(URL.createObjectURL(file));
    onTake(file);
  };
  return (
    <div className="grid gap-2">
      {shown && <img src={shown} alt="" className="max-h-48 w-full rounded-lg object-cover" />}
      <label
        className={cn(
          buttonStyles(),
          'min-h-14 cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-focus',
        )}
      >
        <Camera />
        {picture ? onSetWords('takeAnother') : onSetWords('takePicture')}
        <input
          type="file"
          accept="image/*"
          capture="environment"
          className="sr-only"
          onChange={(event) => take(event.target.files?.[0])}
        />
      </label>
      {/* A toast would be behind the sheet. */}
      {isRefused && (
        <p role="alert" className="text-danger-text">
          {onSetWords('notPicture')}
        </p>
      )}
    </div>
  );
}

const Choices = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset className="min-w-0">
    <legend className="mb-1.5 font-[560]">{legend}</legend>
    <div className="flex flex-wrap gap-2">{children}</div>
  </fieldset>
);

function Choice({
  isChosen,
  onChoose,
  children,
}: {
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}) {
  return (
    <Button
      aria-pressed={isChosen}
      className={cn(
        'min-h-14 min-w-14 max-w-full',
        isChosen && 'border-accent-line bg-accent-soft',
      )}
      onClick={onChoose}
    >
      <span dir="auto" className="truncate">
        {children}
      </span>
    </Button>
  );
}

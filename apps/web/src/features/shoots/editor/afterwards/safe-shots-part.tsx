import type { ConsentsOfShoot } from '@lensemble/contract/consents';
import { imageVariant } from '@lensemble/contract/image-variant';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { afterwardsWords } from '@lensemble/messages/web/editor-afterwards';
import { shotListWords } from '@lensemble/messages/web/shot-list';
import { Check, Eye, X } from 'lucide-react';
import { useState } from 'react';
import { chipStyles, chipsStyles } from '@/components/chip-styles.ts';
import { cn } from '@/lib/cn.ts';
import { useDay } from '@/lib/day/use-day.ts';
import { namesInWords } from '@/lib/words/names.ts';
import { Part } from './part.tsx';
import { formerObjecting, type ShotForUse, shotsForUse } from './safe-shots.ts';

interface SafeShotsProps {
  shoot: ShootDetail;
  consents: ConsentsOfShoot;
}

/** Which shots may be used for what. */
export function SafeShots({ shoot, consents: { uses, people, former } }: SafeShotsProps) {
  const { shots = [] } = useDay(shoot.id);
  const [chosen, setChosen] = useState<string>();
  const use = uses.find(({ id }) => id === chosen) ?? uses[0];
  if (!use) return null;
  const listed = shotsForUse(shots, people, use.id);
  if (listed.length === 0) return null;
  const left = formerObjecting(former, use.id);
  const pictures = new Map(shoot.references.map(({ id, url }) => [id, url]));
  return (
    <Part title={afterwardsWords('safeShots')}>
      <fieldset className={cn(chipsStyles, 'mb-3')}>
        <legend className="sr-only">{afterwardsWords('safeFor')}</legend>
        {uses.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === use.id}
            onClick={() => setChosen(id)}
            className={cn(chipStyles(id === use.id), 'max-w-full')}
          >
            <span dir="auto" className="truncate">
              {name}
            </span>
          </button>
        ))}
      </fieldset>
      <p className="mb-3 text-ink-3 text-xs">{afterwardsWords('crewOnly')}</p>
      {left.length > 0 && (
        <p role="status" className="mb-3 text-danger-text text-xs [overflow-wrap:anywhere]">
          {afterwardsWords('hasLeft', { names: namesInWords(left), count: left.length })}
        </p>
      )}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3">
        {listed.map((shot) => (
          <li key={shot.id} className="min-w-0 text-xs">
            <SafeShot
              shot={shot}
              url={pictures.get(shot.referenceId)}
              isWholeCrew={left.length === 0}
            />
          </li>
        ))}
      </ul>
    </Part>
  );
}

const objections = {
  withdrawn: 'hasWithdrawn',
  refused: 'hasRefused',
  unsigned: 'hasNotSigned',
} as const;

interface SafeShotProps {
  shot: ShotForUse;
  url: string | undefined;
  /** Whether everyone who may be in it is known to be. */
  isWholeCrew: boolean;
}

const marks = {
  isSafe: { Icon: Check, style: 'text-ready-text' },
  isUnsure: { Icon: Eye, style: 'text-ink-2' },
  isNotSafe: { Icon: X, style: 'text-ink-2' },
} as const;

function SafeShot({ shot, url, isWholeCrew }: SafeShotProps) {
  const { number, people, objecting } = shot;
  const isAllowed = objecting.length === 0;
  const allowed = isWholeCrew ? 'isSafe' : 'isUnsure';
  const verdict = isAllowed ? allowed : 'isNotSafe';
  const { Icon, style } = marks[verdict];
  const lines = isAllowed
    ? [namesInWords(people.map(({ name }) => name))]
    : objecting.map(({ name, why }) => afterwardsWords(objections[why], { name }));
  return (
    <>
      <span className="relative mb-1.5 block aspect-4/3 overflow-hidden rounded-lg bg-well">
        {url !== undefined && (
          <img
            src={imageVariant(url, 'small')}
            alt=""
            loading="lazy"
            className={cn('size-full object-cover', !isAllowed && 'opacity-40 grayscale')}
          />
        )}
        <span className="num absolute top-1.5 left-1.5 rounded-md bg-surface-1 px-1.5 font-semibold text-ink">
          <span className="sr-only">{shotListWords('shot', { number })}</span>
          <span aria-hidden>{number}</span>
        </span>
      </span>
      <span className={cn('flex gap-1.5', style)}>
        <Icon className="mt-0.5 size-3.5 shrink-0" aria-hidden />
        <span className="sr-only">{afterwardsWords(verdict)}</span>
        <span className="grid min-w-0">
          {lines.map((line) => (
            <span key={line} dir="auto" className="[overflow-wrap:anywhere]">
              {line}
            </span>
          ))}
        </span>
      </span>
    </>
  );
}

import { togetherWords } from '@lensemble/messages/web/together';
import { use, useState } from 'react';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover.tsx';
import { LiveContext, type Other } from './live-context.ts';
import { sectionLabel } from './section-label.ts';

const FACES_MAX = 3;

/** The other members who see this shoot. */
export function HereNow() {
  const live = use(LiveContext);
  const [isOpen, setOpen] = useState(false);
  const others = live?.others ?? [];
  if (others.length === 0 && !isOpen) return null;
  const goTo = (field: string) => {
    setOpen(false);
    const section = document.querySelector<HTMLElement>(`[data-fields^="${field}"]`);
    section?.scrollIntoView({ block: 'center' });
  };
  return (
    <Popover open={isOpen} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <Button
          type="button"
          variant="ghost"
          className="shrink-0 rounded-full bg-press px-1.5 print:hidden"
        >
          <span className="flex -space-x-1.5">
            {others.slice(0, FACES_MAX).map(({ userId, name, avatarUrl }) => (
              <Avatar key={userId} name={name} src={avatarUrl} className="ring-2 ring-surface-0" />
            ))}
          </span>
          <span className="num px-1 max-md:sr-only">
            {togetherWords('here', { count: others.length })}
          </span>
        </Button>
      </PopoverTrigger>
      <PopoverContent align="end" aria-label={togetherWords('hereNow')} className="w-72">
        <h2 className="mb-2 text-ink-3 text-xs">{togetherWords('hereNow')}</h2>
        <ul className="grid grid-cols-1 gap-1">
          {others.map((other) => (
            <OtherRow key={other.userId} other={other} onGo={goTo} />
          ))}
        </ul>
      </PopoverContent>
    </Popover>
  );
}

function OtherRow({ other, onGo }: { other: Other; onGo: (field: string) => void }) {
  const { name, avatarUrl, place, field } = other;
  const label = field === null ? undefined : sectionLabel(field);
  return (
    <li className="flex min-h-target items-center gap-2.5 md:min-h-control">
      <Avatar name={name} src={avatarUrl} />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">{name}</span>
        {label !== undefined && (
          <span className="block truncate text-ink-3 text-xs">
            {togetherWords('editing', { field: label })}
          </span>
        )}
        {place === 'onSet' && (
          <span className="block truncate text-ink-3 text-xs">{togetherWords('onSet')}</span>
        )}
      </span>
      {field !== null && label !== undefined && (
        <Button
          type="button"
          variant="ghost"
          size="sm"
          aria-label={togetherWords('goTo', { name })}
          onClick={() => onGo(field)}
        >
          {togetherWords('goThere')}
        </Button>
      )}
    </li>
  );
}

import type { ConventionDetail } from '@lensemble/contract/conventions';
import { imageVariant } from '@lensemble/contract/image-variant';
import { conventionWords } from '@lensemble/messages/web/conventions';
import { Link, useNavigate } from '@tanstack/react-router';
import {
  Aperture,
  ArrowLeft,
  CalendarRange,
  Link as LinkIcon,
  MapPin,
  Pencil,
  Send,
  Trash2,
  Users,
} from 'lucide-react';
import { useState } from 'react';
import { HeaderGlow } from '@/components/header-glow.tsx';
import { Button } from '@/components/ui/button.tsx';
import { lazyDialog } from '@/lib/shell/lazy-dialog.tsx';
import { datedRange } from '@/lib/time/ranges.ts';
import { DeleteConvention } from './delete-convention.tsx';
import { PointLetter } from './point-letter.tsx';

const DaysDialog = lazyDialog(() => import('../dialog/days-dialog.tsx'));
const LinkDialog = lazyDialog(() => import('../dialog/link-dialog.tsx'));
const ConventionDialog = lazyDialog(() => import('../dialog/convention-dialog.tsx'));

export function ConventionHeader({ convention }: { convention: ConventionDetail }) {
  const navigate = useNavigate();
  const [open, setOpen] = useState<'days' | 'link' | 'edit' | 'delete'>();
  const close = () => setOpen(undefined);
  const { name, firstDay, lastDay, place, locationName, shootCount, shoots } = convention;
  const people = new Set(
    shoots.flatMap((shoot) => shoot.people.map((each) => each.personnelId ?? each.name)),
  );
  const picture = convention.pictureUrl && imageVariant(convention.pictureUrl, 'small');
  const facts = [
    { Icon: CalendarRange, text: datedRange(firstDay, lastDay) },
    ...[place, locationName].flatMap((text) => (text ? [{ Icon: MapPin, text }] : [])),
    { Icon: Users, text: conventionWords('people', { count: people.size }) },
    { Icon: Aperture, text: conventionWords('shoots', { count: shootCount }) },
  ];
  return (
    <header className="mb-4 grid grid-cols-[minmax(0,1fr)] gap-3 md:mb-5">
      <HeaderGlow picture={picture} color={shoots[0]?.color} />
      <div className="relative flex flex-wrap items-center justify-between gap-2">
        <Button asChild variant="ghost" size="sm" className="max-md:-ml-2.5">
          <Link to="/conventions">
            <ArrowLeft aria-hidden />
            <span className="max-md:sr-only">{conventionWords('title')}</span>
          </Link>
        </Button>
        <div className="flex flex-wrap gap-2">
          <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen('days')}>
            <Send aria-hidden />
            {conventionWords('sendDays')}
          </Button>
          <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen('link')}>
            <LinkIcon aria-hidden />
            {conventionWords('link')}
          </Button>
          <Button size="sm" onClick={() => setOpen('edit')}>
            <Pencil aria-hidden />
            {conventionWords('edit')}
          </Button>
          <Button size="sm" onClick={() => setOpen('delete')}>
            <Trash2 aria-hidden />
            {conventionWords('delete')}
          </Button>
        </div>
      </div>
      <h1 dir="auto" className="display relative text-2xl [overflow-wrap:anywhere] md:text-3xl">
        {name}
      </h1>
      <ul className="relative flex flex-wrap gap-x-4 gap-y-1 text-ink-2 text-sm">
        {facts.map(({ Icon, text }) => (
          <li key={text} className="flex min-w-0 items-center gap-1.5">
            <Icon className="size-4 shrink-0" aria-hidden />
            <span dir="auto" className="num min-w-0 [overflow-wrap:anywhere]">
              {text}
            </span>
          </li>
        ))}
      </ul>
      <Points convention={convention} />
      {open === 'days' && <DaysDialog convention={convention} onClose={close} />}
      {open === 'link' && <LinkDialog convention={convention} onClose={close} />}
      {open === 'edit' && <ConventionDialog convention={convention} onClose={close} />}
      {open === 'delete' && (
        <DeleteConvention
          convention={convention}
          onClose={close}
          onDeleted={() => void navigate({ to: '/conventions', replace: true })}
        />
      )}
    </header>
  );
}

function Points({ convention: { meetingPoints } }: { convention: ConventionDetail }) {
  if (meetingPoints.length === 0) return null;
  return (
    <ol
      aria-label={conventionWords('points')}
      className="relative flex flex-wrap gap-x-4 gap-y-1.5 text-sm"
    >
      {meetingPoints.map(({ id, name, note }, index) => (
        <li key={id} className="flex min-w-0 items-center gap-2">
          <PointLetter index={index} />
          <span dir="auto" className="min-w-0 truncate">
            <b className="font-[580]">{name}</b>
            {note && <span className="ml-1.5 text-ink-3">{note}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}

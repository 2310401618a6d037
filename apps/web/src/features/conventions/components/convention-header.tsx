import type { ConventionDetail } from '@lensemble/contract/conventions';
import { conventionWords } from '@lensemble/messages/web/conventions';
import { Link, useNavigate } from '@tanstack/react-router';
import { ArrowLeft, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { lazyDialog } from '@/lib/shell/lazy-dialog.tsx';
import { datedRange } from '@/lib/time/ranges.ts';
import { DeleteConvention } from './delete-convention.tsx';
import { PointLetter } from './point-letter.tsx';

const ConventionDialog = lazyDialog(() => import('../dialog/convention-dialog.tsx'));

export function ConventionHeader({ convention }: { convention: ConventionDetail }) {
  const navigate = useNavigate();
  const [open, setOpen] = useState<'edit' | 'delete'>();
  const close = () => setOpen(undefined);
  const { name, firstDay, lastDay, place, locationName, shootCount, shoots } = convention;
  const people = new Set(
    shoots.flatMap((shoot) => shoot.people.map((each) => each.personnelId ?? each.name)),
  );
  const facts = [
    datedRange(firstDay, lastDay),
    ...[place, locationName].flatMap((text) => text ?? []),
    conventionWords('shoots', { count: shootCount }),
    conventionWords('people', { count: people.size }),
  ];
  return (
    <header className="mb-4 grid grid-cols-[minmax(0,1fr)] gap-3 md:mb-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Button asChild variant="ghost" size="sm">
          <Link to="/conventions">
            <ArrowLeft aria-hidden />
            {conventionWords('title')}
          </Link>
        </Button>
        <div className="flex gap-2">
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
      <h1 dir="auto" className="display text-2xl [overflow-wrap:anywhere]">
        {name}
      </h1>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-ink-2 text-sm">
        {facts.map((fact) => (
          <li key={fact} dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
            {fact}
          </li>
        ))}
      </ul>
      <Points convention={convention} />
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
    <ol aria-label={conventionWords('points')} className="flex flex-wrap gap-x-4 gap-y-1.5 text-sm">
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

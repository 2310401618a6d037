import { itemDialogWords } from '@lensemble/messages/web/item-dialogs';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ShootBar } from '@/components/shoot-color.tsx';
import { StatusIcon } from '@/components/status.tsx';
import { listShootsQuery } from '@/lib/shoots/shoot-list.ts';
import { today } from '@/lib/time/dates.ts';
import { formatDate } from '@/lib/time/format.ts';
import { type Used, usedIn } from '../lib/used-in.ts';

/** The shoots that use an item, the next one first. Of very many, the item names only the next ones. */
export function UsedInList({ item: { shootIds, shootCount } }: { item: Used }) {
  const { data = [] } = useQuery({ ...listShootsQuery, enabled: shootIds.length > 0 });
  const shoots = usedIn(shootIds, data, today());
  if (shoots.length === 0) return null;
  return (
    <section
      aria-label={itemDialogWords('usedIn')}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1.5"
    >
      <h3 className="font-[560] text-ink-2 text-xs leading-snug">{itemDialogWords('usedIn')}</h3>
      <ul className="grid max-h-44 grid-cols-[minmax(0,1fr)] overflow-y-auto rounded-md border border-line">
        {shoots.map(({ id, title, status, date, color }) => (
          <li key={id} className="relative not-first:border-line not-first:border-t">
            <Link
              to="/shoots/$id"
              params={{ id }}
              className="flex min-h-9.5 items-center gap-2.5 px-3 py-1.5 hover:bg-hover focus-visible:-outline-offset-2 max-md:min-h-target"
            >
              <ShootBar color={color} />
              <StatusIcon status={status} />
              <span className="min-w-0 flex-1 truncate font-[540]">{title}</span>
              {date && <span className="num shrink-0 text-ink-3 text-xs">{formatDate(date)}</span>}
            </Link>
          </li>
        ))}
      </ul>
      {shootCount > shootIds.length && (
        <p className="num text-ink-3 text-xs">
          {itemDialogWords('more', { count: shootCount - shootIds.length })}
        </p>
      )}
    </section>
  );
}

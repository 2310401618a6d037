import { editorPlaceWords } from '@lensemble/messages/web/editor-place';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { History } from 'lucide-react';
import { useState } from 'react';
import { ShootBar } from '@/components/shoot-color.tsx';
import { StatusIcon } from '@/components/status.tsx';
import { Button } from '@/components/ui/button.tsx';
import { listShootsQuery } from '@/lib/shoots/shoot-list.ts';
import { formatDate } from '@/lib/time/format.ts';
import { SmallSection } from './small-section.tsx';

interface UsedInSectionProps {
  locationId: string;
  /** Null for a new shoot. */
  shootId: string | null;
}

const SHOWN = 4;

export function UsedInSection({ locationId, shootId }: UsedInSectionProps) {
  const { data = [] } = useQuery(listShootsQuery);
  const [showsAll, setShowsAll] = useState(false);
  const others = data
    .filter((shoot) => shoot.locationId === locationId && shoot.id !== shootId)
    .sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
  if (others.length === 0) return null;
  const shown = showsAll ? others : others.slice(0, SHOWN);
  return (
    <SmallSection title={editorPlaceWords('alsoUsedIn')} icon={History}>
      <ul className="-my-1 grid grid-cols-[minmax(0,1fr)]">
        {shown.map(({ id, title, status, date, color }) => (
          <li key={id}>
            <Link
              to="/shoots/$id"
              params={{ id }}
              className="relative -mx-2 flex min-h-9 items-center gap-2.5 rounded-sm px-3 py-1 hover:bg-hover max-md:min-h-target"
            >
              <ShootBar color={color} className="inset-y-1.5" />
              <StatusIcon status={status} />
              <span dir="auto" className="min-w-0 flex-1 truncate font-[540]">
                {title}
              </span>
              {date && <span className="num shrink-0 text-ink-3 text-xs">{formatDate(date)}</span>}
            </Link>
          </li>
        ))}
      </ul>
      {others.length > SHOWN && (
        <Button
          variant="ghost"
          size="sm"
          className="num -ml-2.5 justify-self-start max-md:min-h-target"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll
            ? editorPlaceWords('showFewer')
            : editorPlaceWords('showMore', { count: others.length - SHOWN })}
        </Button>
      )}
    </SmallSection>
  );
}

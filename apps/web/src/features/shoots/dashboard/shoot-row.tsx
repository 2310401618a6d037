import type { ListedShoot } from '@lensemble/contract/shoots';
import { dashboardWords } from '@lensemble/messages/web/dashboard';
import { Link } from '@tanstack/react-router';
import { Picture } from '@/components/picture.tsx';
import { ShootBar } from '@/components/shoot-color.tsx';
import { countdownOf } from '@/features/shoots/lib/shoot-words.ts';
import { small } from '@/features/shoots/lib/thumbnail.ts';
import { useOutlookParts } from '@/features/shoots/outlook/late-parts.ts';
import { cn } from '@/lib/cn.ts';
import type { PlainDate } from '@/lib/time/dates.ts';
import { NarrowFacts, WideFacts } from './row-facts.tsx';

interface ShootRowProps {
  shoot: ListedShoot;
  today: PlainDate;
}

const rowStyles = cn(
  'relative grid grid-cols-[72px_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 border-line border-t px-3 py-2.5 text-ink-2 transition-colors hover:bg-hover md:grid-cols-[76px_minmax(0,1fr)_auto] md:gap-x-4 md:px-4 xl:grid-cols-[76px_minmax(0,1.75fr)_152px_minmax(0,1fr)_158px_66px] xl:py-2',
  'has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-focus has-[a:focus-visible]:-outline-offset-3',
);

/** A row of the list. On narrow screens, the facts are below the title. The whole row is the link. */
export function ShootRow({ shoot, today }: ShootRowProps) {
  const late = useOutlookParts();
  return (
    <li className={rowStyles}>
      <ShootBar color={shoot.color} />
      <div className="relative max-xl:row-span-2 max-xl:self-start">
        <Picture
          src={small(shoot.firstReferenceUrl)}
          focus="50% 58%"
          className="h-15 rounded-sm md:h-13 [&:not(:only-child)>svg]:translate-y-2.5"
        />
        {late && <late.PictureBadge shoot={shoot} isSmall />}
      </div>
      <div className="min-w-0">
        <h4
          dir="auto"
          className="truncate text-left font-semibold text-base text-ink leading-[1.35]"
        >
          <Link
            to="/shoots/$id"
            params={{ id: shoot.id }}
            className="outline-none after:absolute after:inset-0"
          >
            {shoot.title}
          </Link>
        </h4>
        <p dir="auto" className="truncate text-left text-ink-3">
          {shoot.description ?? dashboardWords('noDescription')}
        </p>
      </div>
      <WideFacts shoot={shoot} />
      <span className="num self-start whitespace-nowrap text-right font-semibold text-ink xl:self-center">
        {countdownOf(shoot, today)}
      </span>
      <NarrowFacts shoot={shoot} />
    </li>
  );
}

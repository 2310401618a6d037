import { isAhead } from '@lensemble/contract/shoot-status';
import type { ListedShoot } from '@lensemble/contract/shoots';
import { boardWords } from '@lensemble/messages/web/board';
import { Calendar, Clock, MapPin, Users } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Picture } from '@/components/picture.tsx';
import { ShootBar } from '@/components/shoot-color.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Fact } from '@/features/shoots/components/fact.tsx';
import { LinkBadges } from '@/features/shoots/components/link-badges.tsx';
import {
  countdownOf,
  hoursOf,
  participantsOf,
  placeOf,
} from '@/features/shoots/lib/shoot-words.ts';
import { small } from '@/features/shoots/lib/thumbnail.ts';
import { useOutlookParts } from '@/features/shoots/outlook/late-parts.ts';
import { cn } from '@/lib/cn.ts';
import type { PlainDate } from '@/lib/time/dates.ts';
import { formatDate } from '@/lib/time/format.ts';

interface ShootCardProps {
  shoot: ListedShoot;
  today: PlainDate;
  title: ReactNode;
  className?: string;
}

export const ShootCard = memo(function ShootCard({
  shoot,
  today,
  title,
  className,
}: ShootCardProps) {
  const countdown = countdownOf(shoot, today);
  const late = useOutlookParts();
  return (
    <div className={cn('overflow-hidden rounded-[inherit]', className)}>
      <div className="relative">
        <Picture
          src={small(shoot.firstReferenceUrl)}
          focus="50% 58%"
          className="aspect-[16/9.6]"
          imgClassName="group-hover/card:scale-103"
        />
        {late && <late.PictureBadge shoot={shoot} />}
        {countdown && (
          <Badge variant="glass" className="num absolute top-2 right-2">
            {countdown}
          </Badge>
        )}
      </div>
      {/* Not positioned: the link in the title covers the whole card. */}
      <div className="flex p-3">
        <ShootBar color={shoot.color} className="static mr-1.75 -ml-3" />
        <div className="min-w-0 flex-1">
          <h3
            dir="auto"
            className="line-clamp-3 font-[620] text-base leading-snug tracking-[-0.008em]"
          >
            {title}
          </h3>
          {shoot.description && (
            <p dir="auto" className="mt-[3px] line-clamp-2 text-ink-2 leading-[1.42]">
              {shoot.description}
            </p>
          )}
          <CardFacts shoot={shoot} late={late} />
        </div>
      </div>
    </div>
  );
});

interface CardFactsProps {
  shoot: ListedShoot;
  late: ReturnType<typeof useOutlookParts>;
}

function CardFacts({ shoot, late }: CardFactsProps) {
  const place = placeOf(shoot);
  const date = (
    <Fact icon={Calendar} className={cn(!shoot.date && 'text-ink-3')}>
      {shoot.date ? formatDate(shoot.date) : boardWords('noDate')}
    </Fact>
  );
  return (
    <>
      <div className="num mt-2.5 grid grid-cols-[minmax(0,1fr)] gap-[5px] text-ink-2 leading-[18px]">
        {late ? <late.CardDate shoot={shoot} fallback={date} /> : date}
        <Fact icon={Clock}>{hoursOf(shoot)}</Fact>
        {place && <Fact icon={MapPin}>{place}</Fact>}
        {/* The second line of what loads later has its space from the start. */}
        <div className={cn('grid content-start gap-[5px]', isAhead(shoot) && 'min-h-[41px]')}>
          {late ? (
            <late.CardOutlook shoot={shoot} />
          ) : (
            <Fact icon={Users} className="mr-8">
              {participantsOf(shoot)}
            </Fact>
          )}
        </div>
      </div>
      {(shoot.calendarEventUrl || shoot.docsUrl) && (
        <div className="mt-3 flex gap-1.5 border-line border-t pt-2.5">
          <LinkBadges shoot={shoot} />
        </div>
      )}
    </>
  );
}

import type { ShootStatus } from '@lensemble/contract/shoot-status';
import { statusWords } from '@lensemble/contract/shoot-status';
import { Calendar, Clock, FileText, MapPin, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { StatusIcon, statusClass } from '@/components/status.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { cn } from '@/lib/cn.ts';
import { frameStyles } from './act.tsx';
import { CutPicture } from './cut-picture.tsx';
import type { SampleShoot } from './samples.ts';
import { planningShoot, readyShoot } from './samples.ts';

const badgeIcons = { Calendar, Docs: FileText };

/** Two columns of the board. */
export function BoardPicture() {
  return (
    <div className={cn(frameStyles, 'grid gap-3 p-3 sm:grid-cols-2 md:p-4')}>
      <SampleColumn status="planning" count={4} className="max-sm:hidden">
        <SampleCard shoot={planningShoot} />
      </SampleColumn>
      <SampleColumn status="ready to shoot" count={3}>
        <SampleCard shoot={readyShoot} />
      </SampleColumn>
    </div>
  );
}

interface SampleColumnProps {
  status: ShootStatus;
  count: number;
  className?: string;
  children: ReactNode;
}

function SampleColumn({ status, count, className, children }: SampleColumnProps) {
  return (
    <div
      className={cn(
        statusClass(status),
        'relative isolate rounded-xl bg-[radial-gradient(120%_300px_at_50%_0,var(--st-lamp),transparent_72%),linear-gradient(var(--color-hover),transparent_620px)] p-3',
        'before:absolute before:top-0 before:left-1/2 before:h-0.5 before:w-24 before:-translate-x-1/2 before:rounded-full before:bg-st',
        className,
      )}
    >
      <div className="mb-2 flex h-8 items-center gap-2 px-1.5">
        <StatusIcon status={status} />
        <b className="font-[620] text-base">{statusWords[status].plural}</b>
        <span className="num text-ink-3 text-xs">{count}</span>
      </div>
      {children}
    </div>
  );
}

function SampleCard({ shoot }: { shoot: SampleShoot }) {
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface-1 shadow-1">
      <div className="relative">
        <CutPicture
          name={shoot.picture}
          cut="wide"
          sizes="(width >= 64rem) 310px, (width >= 30rem) 45vw, 90vw"
        />
        <Badge variant="glass" className="num absolute top-2 right-2">
          {shoot.countdown}
        </Badge>
      </div>
      <div className="p-3">
        <b className="block truncate font-[620] text-base leading-snug">{shoot.title}</b>
        <p className="mt-0.5 line-clamp-2 text-ink-2 text-sm leading-[1.42]">{shoot.description}</p>
        <div className="num mt-2.5 grid gap-1.5 text-ink-2 text-sm leading-[18px] [&_svg]:size-3.5 [&_svg]:shrink-0 [&_svg]:text-ink-3">
          <Fact icon={<Calendar />}>{shoot.date}</Fact>
          <Fact icon={<Clock />}>{shoot.time}</Fact>
          <Fact icon={<MapPin />}>{shoot.place}</Fact>
          <Fact icon={<Users />}>{shoot.participants}</Fact>
        </div>
        <div className="mt-3 flex gap-1.5 border-line border-t pt-2.5">
          {shoot.badges.map((badge) => {
            const Icon = badgeIcons[badge];
            return (
              <Badge key={badge} variant="outline">
                <Icon />
                {badge}
              </Badge>
            );
          })}
        </div>
      </div>
    </div>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <div className="flex min-w-0 items-center gap-[7px]">
      {icon}
      <span className="truncate">{children}</span>
    </div>
  );
}

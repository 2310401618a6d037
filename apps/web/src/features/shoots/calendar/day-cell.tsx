import type { ListedShoot } from '@lensemble/contract/shoots';
import type { DayState } from '@/components/calendar/month-grid.tsx';
import { TodayRing } from '@/components/calendar/today-ring.tsx';
import { ShootDot } from '@/components/shoot-color.tsx';
import { dayDots } from '@/features/shoots/lib/shoots-by-day.ts';
import { small } from '@/features/shoots/lib/thumbnail.ts';
import { cn } from '@/lib/cn.ts';
import { pictureColors } from '@/lib/pictures/picture-colors.ts';
import { DayTitles, MoreTitles } from './day-titles.tsx';

interface DayCellProps {
  state: DayState;
  shoots: readonly ListedShoot[];
}

export function DayCell({ state, shoots }: DayCellProps) {
  const picture = pictureOf(state, shoots);
  const { dots, more } = dayDots(shoots);
  return (
    <>
      {picture && <DayPicture src={picture} of={shoots[0]?.id} />}
      <span className="num relative self-start leading-5">
        {state.isToday && (
          <TodayRing className="-top-[0.3125rem] -left-2 max-md:h-[1.9375rem] max-md:w-9 md:-top-2 md:-left-[0.6875rem]" />
        )}
        {state.day}
      </span>
      <span className="absolute top-1.5 right-2 hidden leading-5 @min-[4.5rem]:block">
        <MoreTitles count={shoots.length} />
      </span>
      <span className="hidden @min-[4.5rem]:block">
        <DayTitles shoots={shoots} onPhoto={picture !== null} />
      </span>
      <span className="flex h-2 items-center gap-[2.5px] tight:h-auto tight:flex-wrap @min-[4.5rem]:hidden md:h-2.5 md:gap-1">
        {dots.map(({ id, color, status }) => (
          <ShootDot
            key={id}
            color={color}
            status={status}
            onPhoto={picture !== null}
            className="max-md:size-2"
          />
        ))}
        {more > 0 && (
          <span
            aria-hidden
            className="ml-px font-[650] text-xs leading-none max-md:absolute max-md:top-[7px] max-md:right-[5px] tight:static"
          >
            +{more}
          </span>
        )}
      </span>
    </>
  );
}

/** Days are size containers on wide screens, where titles replace the dots if they have room. */
export function dayStyles(
  state: DayState,
  shoots: readonly ListedShoot[],
  isTarget: boolean,
): string {
  return cn(
    'relative isolate flex h-13 w-full flex-col justify-between rounded-sm bg-hover px-[5px] pt-[3px] pb-[5px] text-left font-[560] text-ink-2 transition-colors hover:bg-press focus-visible:rounded-sm md:h-(--day) md:rounded-md md:[container-type:size] md:px-2 md:py-1.5 md:focus-visible:rounded-md',
    'print:h-full print:min-h-20 print:border print:border-line print:[container-type:inline-size]',
    state.isOutside && 'bg-transparent font-[450] text-ink-3',
    pictureOf(state, shoots) && 'text-photo-text',
    isTarget && 'outline-offset-1 [outline:2px_dashed_var(--color-accent-line)]',
    state.isSelected &&
      'ring-2 print:ring-0 print:ring-offset-0 ring-ink ring-offset-2 ring-offset-surface-1',
  );
}

function DayPicture({ src, of }: { src: string; of: string | undefined }) {
  return (
    <>
      <img
        src={src}
        alt=""
        data-picture-of={of}
        draggable={false}
        loading="lazy"
        decoding="async"
        style={{ backgroundImage: pictureColors(src) }}
        className="absolute inset-0 -z-2 size-full rounded-sm md:rounded-md object-cover object-[50%_62%] print:hidden"
      />
      <span className="absolute inset-0 -z-1 rounded-sm md:rounded-md bg-linear-to-b from-photo-glass via-46% via-transparent to-photo-glass print:hidden" />
    </>
  );
}

/** Days of neighboring months show no picture. */
function pictureOf(state: DayState, shoots: readonly ListedShoot[]): string | null {
  return state.isOutside ? null : small(shoots[0]?.firstReferenceUrl ?? null);
}

import type { ConventionDetail } from '@lensemble/contract/conventions';
import { daysOfConvention, timetableOf } from '@lensemble/contract/timetable';
import { conventionWords } from '@lensemble/messages/web/conventions';
import { useQuery } from '@tanstack/react-query';
import { MapPin, Plus, Printer, Users } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button.tsx';
import { printAlone } from '@/lib/browser/print-alone.ts';
import { useIsPhone } from '@/lib/browser/use-is-phone.ts';
import { lazyDialog } from '@/lib/shell/lazy-dialog.tsx';
import { availabilityQuery } from '@/lib/shoots/availability.ts';
import { monthOf, today } from '@/lib/time/dates.ts';
import { formatShortDay } from '@/lib/time/long-dates.ts';
import type { OpenedAt } from '../dialog/use-shoot-form.ts';
import { busyBars } from '../lib/busy-bars.ts';
import type { Way } from '../lib/missing-walks.ts';
import { DayList } from './day-list.tsx';
import { PrintedTimetable } from './printed-timetable.tsx';
import { RadioChips } from './radio-chips.tsx';
import { TimetableGrid } from './timetable-grid.tsx';
import { TroubleList } from './trouble-list.tsx';
import { UndatedShoots } from './undated-shoots.tsx';

const ConventionDialog = lazyDialog(() => import('../dialog/convention-dialog.tsx'));
const ShootDialog = lazyDialog(() => import('../dialog/shoot-dialog.tsx'));

const views = ['people', 'places'] as const;
type View = (typeof views)[number];

const viewNames: Readonly<Record<View, string>> = {
  people: conventionWords('byPerson'),
  places: conventionWords('byPlace'),
};

const viewIcons: Readonly<Record<View, ReactNode>> = {
  people: <Users aria-hidden />,
  places: <MapPin aria-hidden />,
};

/** A day of a convention: today if it is one of its days, otherwise the first with a shoot. */
function firstShown({ shoots }: ConventionDetail, days: readonly string[]): string {
  const now = today();
  if (days.includes(now)) return now;
  return days.find((day) => shoots.some(({ date }) => date === day)) ?? days[0] ?? now;
}

export function DayTimetable({ convention }: { convention: ConventionDetail }) {
  const days = useMemo(() => daysOfConvention(convention), [convention]);
  const [chosen, setChosen] = useState(() => firstShown(convention, days));
  const day = days.includes(chosen) ? chosen : firstShown(convention, days);
  const [view, setView] = useState<View>('people');
  const [shown, setShown] = useState<string>();
  // Only one of the two layouts: with 25 people, the other would double the elements of the page.
  const isPhone = useIsPhone();
  const table = useMemo(() => timetableOf(convention, day), [convention, day]);
  const rows = table[view];
  const bars = useMemo(() => busyBars(convention.shoots), [convention]);
  const { data: availability } = useQuery(availabilityQuery(monthOf(day), null));
  const isEmpty = rows.every(({ slots }) => slots.length === 0);
  const label = conventionWords('timetable', { view: viewNames[view], day: formatShortDay(day) });
  const [adding, setAdding] = useState<OpenedAt>();
  const [way, setWay] = useState<Way>();
  const [isPrinting, setPrinting] = useState(false);
  const print = () => {
    // The paper needs its lists at once, and the screen never.
    flushSync(() => setPrinting(true));
    window.addEventListener('afterprint', () => setPrinting(false), { once: true });
    printAlone();
  };
  return (
    <>
      {isPrinting && <PrintedTimetable {...{ convention, view }} />}
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 max-w-full overflow-x-auto">
          <RadioChips
            label={conventionWords('days')}
            name="day"
            value={day}
            onChange={setChosen}
            options={days.map((each) => ({
              value: each,
              label: formatShortDay(each),
              note: conventionWords('shoots', {
                count: convention.shoots.filter(({ date }) => date === each).length,
              }),
              bars: bars.get(each) ?? [],
            }))}
          />
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <RadioChips
            label={conventionWords('view')}
            name="view"
            value={view}
            onChange={setView}
            options={views.map((each) => ({
              value: each,
              label: viewNames[each],
              icon: viewIcons[each],
            }))}
          />
          <Button onClick={print}>
            <Printer aria-hidden />
            {conventionWords('print')}
          </Button>
          <Button variant="primary" onClick={() => setAdding({ day })}>
            <Plus aria-hidden />
            {conventionWords('planHere')}
          </Button>
        </div>
      </div>
      {adding && (
        <ShootDialog {...{ convention }} at={adding} onClose={() => setAdding(undefined)} />
      )}
      <TroubleList
        {...{ convention, day, availability }}
        people={table.people}
        onEnterWalk={setWay}
      />
      {way && <ConventionDialog {...{ convention, way }} onClose={() => setWay(undefined)} />}
      {isEmpty && <p className="panel p-6 text-center text-ink-2">{conventionWords('noShoots')}</p>}
      {!isEmpty && isPhone && (
        <section aria-label={label}>
          <DayList convention={convention} rows={rows} shown={shown} onShow={setShown} />
        </section>
      )}
      {!isEmpty && !isPhone && (
        <TimetableGrid
          {...{ convention, day, rows, label }}
          onAdd={(time, personnelId) => setAdding({ day, time, personnelId })}
          away={availability?.away ?? []}
          isByPlace={view === 'places'}
        />
      )}
      <UndatedShoots title={conventionWords('untimed')} shoots={table.untimed} />
    </>
  );
}

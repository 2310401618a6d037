import { listLines } from '@lensemble/contract/day-lines';
import type { ShootDetail } from '@lensemble/contract/shoots';
import type { Shot } from '@lensemble/contract/shots';
import { shotListWords } from '@lensemble/messages/web/shot-list';
import { useId, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button.tsx';
import { useEditorFields } from '@/features/shoots/editor/hooks/use-editor-form.ts';
import { frameOf } from '../day-bar-parts.ts';
import type { PlannedDay } from '../use-day-start.ts';
import { NeededRow } from './needed-row.tsx';
import { peopleNeeded } from './people-needed.ts';
import { useSetCallTimes } from './use-set-call-times.ts';

interface NeededPanelProps {
  shoot: ShootDetail;
  shots: readonly Shot[];
  day: PlannedDay;
}

/** When each person of the list is needed, and a way to call those at that time whose call time does not fit. */
export default function NeededPanel({ shoot, shots, day }: NeededPanelProps) {
  const { control } = useEditorFields();
  const people = useWatch({ control, name: 'participants' });
  const setCallTimes = useSetCallTimes();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { start } = day;
  const { times } = listLines(shots, start, []);
  if (!start || !times) return null;
  const needed = peopleNeeded(shots, { start, times }, people, shoot.participants);
  if (needed.length === 0) return null;
  const { part } = frameOf(times, day);
  const misfits = needed.flatMap(({ key, misfit }) => (misfit ? [{ key, ...misfit }] : []));
  const set = () => {
    setCallTimes(new Map(misfits.map(({ key, wanted }) => [key, wanted])));
    // The button goes.
    heading.current?.focus();
  };
  return (
    <section
      aria-labelledby={headingId}
      className="panel grid break-inside-avoid gap-1 rounded-lg p-3"
    >
      <h3 ref={heading} id={headingId} tabIndex={-1} className="font-[620] text-base">
        {shotListWords('neededWhen')}
      </h3>
      <ul className="grid grid-cols-[minmax(0,1fr)]">
        {needed.map((each) => (
          <NeededRow key={each.key} needed={each} timeZone={start.timeZone} part={part} />
        ))}
      </ul>
      {misfits.length > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 print:hidden">
          <p className="min-w-0 flex-1 basis-48 text-ink-3 text-xs">
            {shotListWords('callTimesNote')}
          </p>
          <Button size="sm" onClick={set}>
            {shotListWords('setCallTimes', { count: misfits.length })}
          </Button>
        </div>
      )}
    </section>
  );
}

import { MEETING_NOTE_MAX, MEETING_POINTS_MAX, TITLE_MAX } from '@lensemble/contract/constants';
import type { MeetingPoint } from '@lensemble/contract/conventions';
import { letterOf } from '@lensemble/contract/timetable';
import { conventionFormWords } from '@lensemble/messages/web/convention-form';
import { ChevronDown, ChevronUp, Plus, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { newPointId } from '../lib/new-point-id.ts';
import type { FieldProps } from './field-props.ts';

/** The meeting points in their order: each has the letter of its place. */
export function PointsField({ values: { meetingPoints, walks }, onChange, errors }: FieldProps) {
  const heading = useId();
  const list = useRef<HTMLOListElement>(null);
  const added = useRef<string>(undefined);
  const set = (points: readonly MeetingPoint[]) => onChange({ meetingPoints: [...points] });
  const change = (at: number, part: Partial<MeetingPoint>) =>
    set(meetingPoints.map((point, index) => (index === at ? { ...point, ...part } : point)));
  const move = (at: number, by: -1 | 1) => {
    const [moved] = meetingPoints.slice(at, at + 1);
    if (moved) set(meetingPoints.toSpliced(at, 1).toSpliced(at + by, 0, moved));
  };
  const add = () => {
    added.current = newPointId();
    set([...meetingPoints, { id: added.current, name: '', note: null }]);
  };
  const focusAdded = (id: string) => (input: HTMLInputElement | null) => {
    if (!input || added.current !== id) return;
    added.current = undefined;
    input.focus();
  };
  const remove = ({ id }: MeetingPoint) => {
    onChange({
      meetingPoints: meetingPoints.filter((point) => point.id !== id),
      walks: walks.filter(({ from, to }) => from !== id && to !== id),
    });
    list.current?.parentElement?.querySelector<HTMLElement>('[data-add]')?.focus();
  };
  return (
    <section aria-labelledby={heading} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3 id={heading} className="font-semibold">
        {conventionFormWords('points')}
      </h3>
      <ol ref={list} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {meetingPoints.map((point, index) => {
          const letter = letterOf(index);
          return (
            <li key={point.id} className="flex items-start gap-2">
              <Letter letter={letter} />
              <div className="grid min-w-0 flex-1 gap-2 md:grid-cols-2">
                <Field
                  label={conventionFormWords('pointName', { letter })}
                  hideLabel
                  error={errors[`meetingPoints.${index}.name`]}
                  required
                >
                  <Input
                    ref={focusAdded(point.id)}
                    dir="auto"
                    placeholder={conventionFormWords('name')}
                    value={point.name}
                    maxLength={TITLE_MAX}
                    onChange={(event) => change(index, { name: event.target.value })}
                  />
                </Field>
                <Field label={conventionFormWords('pointNote', { letter })} hideLabel>
                  <Input
                    dir="auto"
                    placeholder={conventionFormWords('notePlaceholder')}
                    value={point.note ?? ''}
                    maxLength={MEETING_NOTE_MAX}
                    onChange={(event) => change(index, { note: event.target.value || null })}
                  />
                </Field>
              </div>
              <div className="flex shrink-0 max-md:flex-col">
                <Button
                  variant="ghost"
                  size="icon-sm"
                  aria-label={conventionFormWords('moveUp', { letter })}
                  off={index === 0}
                  onClick={() => move(index, -1)}
                >
                  <ChevronUp aria-hidden />
                </Button>
                <Button
                  variant="ghost"
                  size="icon-sm"
                  aria-label={conventionFormWords('moveDown', { letter })}
                  off={index === meetingPoints.length - 1}
                  onClick={() => move(index, 1)}
                >
                  <ChevronDown aria-hidden />
                </Button>
                <Button
                  variant="ghost"
                  size="icon-sm"
                  aria-label={conventionFormWords('removePoint', { letter })}
                  onClick={() => remove(point)}
                >
                  <X aria-hidden />
                </Button>
              </div>
            </li>
          );
        })}
      </ol>
      <Button
        data-add
        className="justify-self-start"
        off={meetingPoints.length >= MEETING_POINTS_MAX}
        onClick={add}
      >
        <Plus aria-hidden />
        {conventionFormWords('addPoint')}
      </Button>
    </section>
  );
}

const Letter = ({ letter }: { letter: string }) => (
  <span
    aria-hidden
    className="mt-1.5 grid size-6 shrink-0 place-items-center rounded-sm bg-ink font-[620] text-surface-1 text-xs"
  >
    {letter}
  </span>
);

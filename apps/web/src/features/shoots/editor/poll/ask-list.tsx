import { formatTime } from '@lensemble/contract/clock';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { datePollWords } from '@lensemble/messages/web/date-poll';
import { Clock, X } from 'lucide-react';
import { Button, buttonStyles } from '@/components/ui/button.tsx';
import { focusBeside } from '@/components/ui/focus-beside.ts';
import { Select } from '@/components/ui/select.tsx';
import { cn } from '@/lib/cn.ts';
import { formatShortDate, shortWeekday } from '@/lib/time/long-dates.ts';
import { START_WITHOUT_TIME } from '../lib/reminder.ts';
import { timeSlotsWith } from '../lib/time-slots.ts';
import { nearestTime } from '../lib/typed-time.ts';
import type { ChosenDate } from './chosen-dates.ts';
import { FactsList } from './facts-list.tsx';
import { useDateFacts } from './use-candidates.ts';

interface AskListProps {
  shoot: ShootDetail;
  chosen: readonly ChosenDate[];
  onChange: (chosen: ChosenDate[]) => void;
}

/** Moves the focus on before a date is removed: to the next one, otherwise to the month. */
function focusNextOf(button: HTMLElement): void {
  const dialog = button.closest('[data-dialog-body]');
  const buttons = [...(dialog?.querySelectorAll<HTMLElement>('[data-removes]') ?? [])];
  const at = buttons.indexOf(button);
  const next = buttons[at + 1] ?? buttons[at - 1] ?? dialog?.querySelector('button');
  next?.focus();
}

/** The days that were chosen, with their times and with what speaks for and against them. */
export function AskList({ shoot, chosen, onChange }: AskListProps) {
  const { facts } = useDateFacts(shoot, chosen);
  const [first] = chosen;
  const setTime = (of: ChosenDate, time: string | null) =>
    onChange(chosen.map((each) => (each === of ? { ...each, time } : each)));
  if (!first) return <p className="text-ink-3">{datePollWords('noneChosen')}</p>;
  return (
    <>
      <div className="flex min-h-control-sm flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold text-base">
          {datePollWords('dates', { count: chosen.length })}
        </h3>
        {chosen.some(({ time }) => time !== first.time) && (
          <Button
            ref={focusBeside}
            variant="ghost"
            size="sm"
            className="text-accent-text"
            onClick={() => onChange(chosen.map((each) => ({ ...each, time: first.time })))}
          >
            {datePollWords('sameTime')}
          </Button>
        )}
      </div>
      <ul className="divide-y divide-line">
        {chosen.map((each, index) => {
          const date = formatShortDate(each.date);
          const known = facts[index];
          const slots = timeSlotsWith(each.time);
          return (
            <li key={`${each.date} ${each.time}`} className="py-2.5">
              <div className="mb-1 flex items-center gap-1.5">
                <b className="num mr-auto font-semibold">
                  {shortWeekday(each.date)}, {date}
                </b>
                <Select
                  aria-label={datePollWords('timeOf', { date })}
                  value={each.time ?? ''}
                  openAt={START_WITHOUT_TIME}
                  onValueChange={(time) => setTime(each, time || null)}
                  options={[{ value: '', label: datePollWords('anyTime') }, ...slots]}
                  valueOfTyped={(typed) => nearestTime(slots, typed)}
                  className={cn(
                    buttonStyles({ variant: 'field', size: 'sm' }),
                    each.time ?? 'border-dashed',
                  )}
                >
                  <Clock aria-hidden />
                  {each.time === null ? datePollWords('anyTime') : formatTime(each.time)}
                </Select>
                <Button
                  variant="ghost"
                  size="icon-sm"
                  aria-label={datePollWords('remove', { date })}
                  data-removes
                  onClick={({ currentTarget }) => {
                    focusNextOf(currentTarget);
                    onChange(chosen.filter((other) => other !== each));
                  }}
                >
                  <X aria-hidden />
                </Button>
              </div>
              {known && <FactsList shoot={shoot} facts={known} />}
            </li>
          );
        })}
      </ul>
    </>
  );
}

import type { HeldPlan } from '@lensemble/contract/held-time';
import { busyWords } from '@lensemble/messages/web/busy';
import { Calendar } from 'lucide-react';
import { heldText, type Viewpoint } from '@/lib/shoots/conflict-words.ts';

interface MenuHeadProps {
  plan: HeldPlan;
  view: Viewpoint;
}

/** The time in which what is added would be needed. */
export function MenuHead({ plan, view }: MenuHeadProps) {
  const around = aroundWords(plan);
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 px-2 py-1 text-ink-2 text-xs">
      <Calendar className="size-3.5 shrink-0 text-ink-3" aria-hidden />
      <b className="num font-[560]">{heldText(view, plan.time === null)}</b>
      {around && <span className="text-ink-3">{around}</span>}
    </p>
  );
}

/** A day without a time is held whole. */
function aroundWords({ time, setUpMinutes, strikeMinutes }: HeldPlan): string | null {
  if (time === null || setUpMinutes + strikeMinutes === 0) return null;
  if (strikeMinutes === 0) return busyWords('withSetUp');
  return setUpMinutes === 0 ? busyWords('withStrike') : busyWords('withBoth');
}

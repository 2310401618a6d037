import type { CallAnswer } from '@lensemble/contract/call-state';
import type { Outlook } from '@lensemble/contract/outlook';
import { cn } from '@/lib/cn.ts';

/** More people are not drawn. */
const DOTS_MAX = 12;

type Known = CallAnswer | 'none';

const looks: Readonly<Record<Known, string>> = {
  yes: 'status-ready bg-st',
  maybe:
    'status-planning bg-[linear-gradient(135deg,var(--st)_50%,transparent_50%)] inset-ring-[1.5px] inset-ring-st',
  no: 'inset-ring-[1.5px] inset-ring-danger rotate-45 scale-86',
  none: 'inset-ring-[1.5px] inset-ring-line-field',
};

const order = Object.keys(looks) as Known[];

/** A square for each person of a crew, those who come first. The words beside it say the same. */
export function AnswerDots({ crew }: { crew: readonly Pick<Outlook['crew'][number], 'answer'>[] }) {
  if (crew.length > DOTS_MAX) return null;
  const known = crew.map(({ answer }): Known => answer ?? 'none');
  const sorted = known.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
  return (
    <span aria-hidden className="flex shrink-0 gap-0.5 forced-color-adjust-none">
      {sorted.map((answer, index) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: squares of the same answer are the same
          key={index}
          className={cn('size-[7px] rounded-[2px]', looks[answer])}
        />
      ))}
    </span>
  );
}

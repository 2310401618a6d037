import type { Readiness } from '@lensemble/contract/readiness';
import type { OpenEntry } from '@lensemble/contract/readiness-entries';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { readinessWords } from '@lensemble/messages/web/readiness';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Ring, toneOf } from '@/features/shoots/outlook/ring.tsx';
import { phone } from '@/lib/browser/phone.ts';
import { cn } from '@/lib/cn.ts';
import { joinSentences } from '@/lib/words/joined-texts.ts';
import { formatNumber } from '@/lib/words/numbers.ts';
import { FineList } from './fine-list.tsx';
import { type EntryActs, OpenList } from './open-list.tsx';
import { useEntryActs } from './use-entry-acts.ts';
import { type FormReadiness, useFormReadiness } from './use-form-readiness.ts';

/** The panel of the shoot in the form, folded on phones. */
export default function ReadinessPanel({ shoot }: { shoot: ShootDetail }) {
  const { acts, question } = useEntryActs(shoot);
  return (
    <>
      <KnownPanel known={useFormReadiness(shoot)} acts={acts} isFolded={phone().matches} />
      {question}
    </>
  );
}

interface KnownPanelProps {
  known: FormReadiness;
  acts?: EntryActs;
  /** At first. */
  isFolded: boolean;
}

/** What is open in a shoot. It warns and never blocks. */
export function KnownPanel({ known, acts = {}, isFolded }: KnownPanelProps) {
  const { readiness } = known;
  const [isOpen, setOpen] = useState(!isFolded);
  if (readiness.state === 'over') return null;
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className={cn('panel group/ready print:hidden', toneOf(readiness))}
    >
      <summary className="flex cursor-pointer list-none items-center gap-4 rounded-[inherit] p-4 hover:bg-hover [&::-webkit-details-marker]:hidden">
        <BigRing readiness={readiness} />
        <div className="min-w-0 flex-1">
          <h2 className="font-[620] text-lg leading-snug tracking-[-0.012em]">
            {titleOf(readiness)}
          </h2>
          <p className="text-ink-3 text-sm">{subtitleOf(known)}</p>
        </div>
        <ChevronDown
          className="size-4 shrink-0 text-ink-3 transition-transform group-open/ready:rotate-180"
          aria-hidden
        />
      </summary>
      <OpenList known={known} acts={acts} />
      {readiness.state === 'open' && readiness.unknown.length > 0 && (
        <p className="border-line border-t px-4 py-2.5 text-ink-3">
          {readinessWords('notChecked')}
        </p>
      )}
      <FineList fine={readiness.fine} isSheltered={known.isSheltered} />
    </details>
  );
}

function BigRing({ readiness }: { readiness: Readiness }) {
  const { state, open } = readiness;
  return (
    <span className="relative grid size-15 shrink-0 place-items-center">
      <Ring readiness={readiness} strokeWidth={3.6} className="absolute inset-0" />
      {state === 'open' && (
        <b aria-hidden className="display relative text-2xl">
          {formatNumber(open.length)}
        </b>
      )}
    </span>
  );
}

function titleOf({ state, open }: Readiness): string {
  if (state === 'ready') return readinessWords('ready');
  if (state === 'unknown') return readinessWords('notAllKnown');
  return readinessWords('thingsOpen', { count: open.length });
}

/** Without these there is no shoot. */
const basics: ReadonlySet<OpenEntry['code']> = new Set(['no-date', 'no-place', 'no-crew']);

function subtitleOf({ readiness, hasEnded }: FormReadiness): string {
  const { state, daysLeft, open } = readiness;
  if (state === 'ready') return readinessWords('checked');
  if (state === 'unknown') return readinessWords('notChecked');
  const left =
    daysLeft === 0
      ? readinessWords('leftToday')
      : daysLeft !== null && readinessWords('left', { count: daysLeft });
  if (hasEnded) return left || '';
  const lacking = open.filter(({ code }) => basics.has(code)).length;
  return joinSentences([
    ...(left ? [left] : []),
    ...(lacking === 0 ? [readinessWords('stillPossible')] : []),
    // Of fewer, the list below says which.
    ...(lacking === basics.size ? [readinessWords('basicsFirst')] : []),
  ]);
}

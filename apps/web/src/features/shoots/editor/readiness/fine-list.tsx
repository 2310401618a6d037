import type { Check as ReadinessCheck } from '@lensemble/contract/readiness-checks';
import { readinessWords } from '@lensemble/messages/web/readiness';
import { Check, ChevronDown, CircleCheck } from 'lucide-react';

const words: Readonly<Record<ReadinessCheck, string>> = {
  date: readinessWords('fineDate'),
  place: readinessWords('finePlace'),
  crew: readinessWords('fineCrew'),
  declined: readinessWords('fineDeclined'),
  time: readinessWords('fineTime'),
  busy: readinessWords('fineBusy'),
  owned: readinessWords('fineOwned'),
  rain: readinessWords('fineRain'),
  costumes: readinessWords('fineCostumes'),
  answers: readinessWords('fineAnswers'),
  packing: readinessWords('finePacking'),
  consent: readinessWords('fineConsent'),
};

interface FineListProps {
  fine: readonly ReadinessCheck[];
  /** Whether rain is fine only because there is a place for it. */
  isSheltered: boolean;
}

/** What was checked and is fine, folded. */
export function FineList({ fine, isSheltered }: FineListProps) {
  if (fine.length === 0) return null;
  return (
    <details className="group/fine border-line border-t">
      <summary className="flex min-h-11.5 cursor-pointer list-none items-center gap-2.5 rounded-b-[inherit] px-4 font-[560] text-ink-2 hover:bg-hover max-md:min-h-13 [&::-webkit-details-marker]:hidden">
        <CircleCheck className="size-4 text-ready-text" aria-hidden />
        {readinessWords('thingsFine', { count: fine.length })}
        <ChevronDown
          className="ml-auto size-4 text-ink-3 transition-transform group-open/fine:rotate-180"
          aria-hidden
        />
      </summary>
      <ul className="grid gap-1.5 px-4 pb-4 text-ink-2">
        {fine.map((check) => (
          <li key={check} className="flex items-center gap-2.5">
            <Check className="size-3.5 shrink-0 text-ready-text" aria-hidden />
            {check === 'rain' && isSheltered ? readinessWords('fineShelter') : words[check]}
          </li>
        ))}
      </ul>
    </details>
  );
}

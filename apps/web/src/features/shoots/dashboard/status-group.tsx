import type { ShootStatus } from '@lensemble/contract/shoot-status';
import { statusWords } from '@lensemble/contract/shoot-status';
import type { Shoot } from '@lensemble/contract/shoots';
import { useState } from 'react';
import { StatusIcon } from '@/components/status.tsx';
import { AccordionContent, AccordionItem, AccordionTrigger } from '@/components/ui/accordion.tsx';
import { Button } from '@/components/ui/button.tsx';
import type { PlainDate } from '@/lib/dates.ts';
import { ShootRow } from './shoot-row.tsx';

const FIRST_ROWS = 20;
const MORE_ROWS = 50;

interface StatusGroupProps {
  status: ShootStatus;
  shoots: readonly Shoot[];
  today: PlainDate;
}

/** The shoots of one status; long groups show their beginning, and more on demand. */
export function StatusGroup({ status, shoots, today }: StatusGroupProps) {
  const [limit, setLimit] = useState(FIRST_ROWS);
  const left = shoots.length - limit;
  return (
    <AccordionItem value={status}>
      <AccordionTrigger>
        <StatusIcon status={status} />
        {statusWords[status].plural}
        <span className="num font-[560] text-ink-3 text-xs">{shoots.length}</span>
      </AccordionTrigger>
      <AccordionContent>
        <ul>
          {shoots.slice(0, limit).map((shoot) => (
            <ShootRow key={shoot.id} shoot={shoot} today={today} />
          ))}
        </ul>
        {left > 0 && (
          <div className="border-line border-t p-2 text-center">
            <Button variant="ghost" onClick={() => setLimit(limit + MORE_ROWS)}>
              Show {Math.min(left, MORE_ROWS)} more
            </Button>
          </div>
        )}
      </AccordionContent>
    </AccordionItem>
  );
}

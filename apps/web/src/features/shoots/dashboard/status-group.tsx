import type { ShootStatus } from '@lensemble/contract/shoot-status';
import type { ListedShoot } from '@lensemble/contract/shoots';
import { dashboardWords } from '@lensemble/messages/web/dashboard';
import { StatusIcon } from '@/components/status.tsx';
import { AccordionContent, AccordionItem, AccordionTrigger } from '@/components/ui/accordion.tsx';
import { Button } from '@/components/ui/button.tsx';
import { columnNames } from '@/lib/shoots/status-names.ts';
import type { PlainDate } from '@/lib/time/dates.ts';
import { formatNumber } from '@/lib/words/numbers.ts';
import { MORE_ROWS } from './group-states.ts';
import { ShootRow } from './shoot-row.tsx';
import { useFocusNew } from './use-focus-new.ts';

interface StatusGroupProps {
  status: ShootStatus;
  shoots: readonly ListedShoot[];
  today: PlainDate;
  rows: number;
  onRowsChange: (rows: number) => void;
}

export function StatusGroup({ status, shoots, today, rows, onRowsChange }: StatusGroupProps) {
  const left = shoots.length - rows;
  const { ref, goToNew } = useFocusNew(rows);
  const showMore = () => {
    goToNew();
    onRowsChange(rows + MORE_ROWS);
  };
  return (
    <AccordionItem value={status}>
      <AccordionTrigger>
        <StatusIcon status={status} />
        {columnNames[status]}
        <span className="num font-[560] text-ink-3 text-xs">{formatNumber(shoots.length)}</span>
      </AccordionTrigger>
      <AccordionContent>
        <ul ref={ref}>
          {shoots.slice(0, rows).map((shoot) => (
            <ShootRow key={shoot.id} shoot={shoot} today={today} />
          ))}
        </ul>
        {left > 0 && (
          <div className="border-line border-t p-2 text-center">
            <Button variant="ghost" onClick={showMore}>
              {dashboardWords('showMore', { count: Math.min(left, MORE_ROWS) })}
            </Button>
          </div>
        )}
      </AccordionContent>
    </AccordionItem>
  );
}

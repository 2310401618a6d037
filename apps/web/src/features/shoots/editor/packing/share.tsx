import { packingWords } from '@lensemble/messages/web/packing';
import { Parts } from '@/components/parts.tsx';
import { formatNumber } from '@/lib/words/numbers.ts';

/** How many of `total` are checked off. */
export const Share = ({ count, total }: { count: number; total: number }) => (
  <Parts
    of={packingWords.parts('share', {
      count: <b className="font-[650] text-ink">{formatNumber(count)}</b>,
      total: formatNumber(total),
    })}
  />
);

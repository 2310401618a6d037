import { cn } from '@/lib/cn.ts';
import { formatNumber } from '@/lib/words/numbers.ts';

interface RowWordsProps {
  name: string;
  quantity: number;
  about: string;
  /** What is in it. */
  contents?: string;
  isDone: boolean;
}

/** What a row is, and more about it below. */
export function RowWords({ name, quantity, about, contents = '', isDone }: RowWordsProps) {
  return (
    <span className="grid min-w-0 flex-1 leading-snug">
      <span
        className={cn(
          'line-clamp-2 [overflow-wrap:anywhere]',
          isDone ? 'text-ink-2' : 'font-[560]',
        )}
        title={name}
      >
        <span dir="auto">{name}</span>
        {quantity > 1 && (
          <span className="num whitespace-nowrap text-ink-2">{` ${formatNumber(quantity)} ×`}</span>
        )}
      </span>
      {[about, contents].map(
        (words) =>
          words !== '' && (
            <small key={words} dir="auto" className="truncate text-ink-3 text-xs" title={words}>
              {words}
            </small>
          ),
      )}
    </span>
  );
}

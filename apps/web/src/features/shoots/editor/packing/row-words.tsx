import { cn } from '@/lib/cn.ts';
import { formatNumber } from '@/lib/words/numbers.ts';

interface RowWordsProps {
  name: string;
  quantity: number;
  about: string;
  /** What should be noticed about it, such as a note. */
  notice?: string;
  /** Whether that still matters. */
  isUrgent?: boolean;
  /** What is in it. */
  contents?: string;
  isDone: boolean;
}

/** What a row is, and more about it below. */
export function RowWords(props: RowWordsProps) {
  const { name, quantity, about, notice = '', contents = '', isDone, isUrgent = false } = props;
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
      {notice !== '' && (
        <small
          dir="auto"
          className={cn(
            'text-xs [overflow-wrap:anywhere]',
            isUrgent ? 'text-planning-text' : 'text-ink-3',
          )}
        >
          {notice}
        </small>
      )}
    </span>
  );
}

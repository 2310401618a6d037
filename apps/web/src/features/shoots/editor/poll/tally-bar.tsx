import type { Tally } from '@lensemble/contract/date-ranking';

const shares = {
  yes: 'bg-ready',
  maybe: 'bg-[repeating-linear-gradient(115deg,var(--color-planning)_0_4px,transparent_4px_6px)]',
  no: 'bg-danger',
  none: 'shadow-[inset_0_0_0_1.5px_var(--color-line-field)]',
} as const satisfies Record<keyof Tally, string>;

/** More people are not drawn one by one. */
const MARKS_MAX = 24;

/** One mark for each person, or one for each answer. The words beside it say the same. */
export function TallyBar({ tally }: { tally: Tally }) {
  const isOneByOne = Object.values(tally).reduce((sum, count) => sum + count, 0) <= MARKS_MAX;
  const marks = Object.entries(shares).flatMap(([answer, className]) => {
    const count = tally[answer as keyof Tally];
    if (count === 0) return [];
    const widths = isOneByOne ? Array.from({ length: count }, () => 1) : [count];
    return widths.map((width, index) => ({ key: `${answer} ${index}`, width, className }));
  });
  return (
    <span className="flex gap-0.5 forced-colors:hidden" aria-hidden>
      {marks.map(({ key, width, className }) => (
        <i
          key={key}
          style={{ flexGrow: width }}
          className={`h-1.5 min-w-0 basis-0 rounded-full ${className}`}
        />
      ))}
    </span>
  );
}

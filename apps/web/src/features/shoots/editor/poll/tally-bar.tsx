import type { Tally } from '@lensemble/contract/date-ranking';

const shares = {
  yes: 'bg-ready',
  maybe: 'bg-[repeating-linear-gradient(115deg,var(--color-planning)_0_4px,transparent_4px_6px)]',
  no: 'bg-danger',
  none: 'shadow-[inset_0_0_0_1.5px_var(--color-line-field)]',
} as const satisfies Record<keyof Tally, string>;

/** One mark for each person. The words beside it say the same. */
export function TallyBar({ tally }: { tally: Tally }) {
  const marks = Object.entries(shares).flatMap(([answer, className]) =>
    Array.from({ length: tally[answer as keyof Tally] }, (_, index) => ({
      key: `${answer} ${index}`,
      className,
    })),
  );
  return (
    <span className="flex gap-0.5 forced-colors:hidden" aria-hidden>
      {marks.map(({ key, className }) => (
        <i key={key} className={`h-1.5 min-w-0 flex-1 rounded-full ${className}`} />
      ))}
    </span>
  );
}

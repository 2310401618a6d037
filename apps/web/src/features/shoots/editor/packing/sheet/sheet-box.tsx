import { cn } from '@/lib/cn.ts';

interface SheetBoxProps {
  /** Round for what is packed, square for what is back, as on the screen. */
  shape: 'round' | 'square';
  isChecked: boolean;
}

/** A box to check off with a pen. */
export function SheetBox({ shape, isChecked }: SheetBoxProps) {
  return (
    <span
      data-sheet-box={isChecked ? 'checked' : 'open'}
      className={cn(
        'mt-[0.4mm] grid size-[4mm] shrink-0 place-items-center border border-black',
        shape === 'round' ? 'rounded-full' : 'rounded-[0.6mm]',
      )}
    >
      {isChecked && (
        <svg viewBox="0 0 24 24" className="size-[3mm]" aria-hidden>
          <path d="M20 6 9 17l-5-5" fill="none" stroke="black" strokeWidth="4" />
        </svg>
      )}
    </span>
  );
}

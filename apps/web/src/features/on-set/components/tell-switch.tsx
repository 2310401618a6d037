import { onSetWords } from '@lensemble/messages/web/on-set';
import { canShare } from '@/lib/browser/share-sheet.ts';
import { cn } from '@/lib/cn.ts';

/** Whether the crew gets the new times, and how. */
export function TellSwitch({ isOn, onTurn }: { isOn: boolean; onTurn: () => void }) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      className="flex min-h-14 items-center gap-3 text-left"
      onClick={onTurn}
    >
      <i
        className={cn(
          'flex w-9 shrink-0 rounded-full p-0.75',
          isOn ? 'justify-end bg-accent' : 'bg-line-field',
        )}
      >
        <i className="size-4 rounded-full bg-accent-on" />
      </i>
      <span>
        <b className="block font-[600]">{onSetWords('tellCrew')}</b>
        <small className="text-ink-2 text-xs">
          {canShare() ? onSetWords('tellShare') : onSetWords('tellCopy')} {onSetWords('tellPages')}
        </small>
      </span>
    </button>
  );
}

import { togetherWords } from '@lensemble/messages/web/together';
import { type FocusEvent, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';

interface NewerValueProps {
  /** The name of the field. */
  label: string;
  /** Who changed it, if it is known. */
  author?: string | undefined;
  /** The other value in words. */
  text: string;
  onUseTheirs: () => void;
  onKeepMine: () => void;
}

/** What another member has saved of a field that the user has changed or edits. */
export function NewerValue({ label, author, text, onUseTheirs, onKeepMine }: NewerValueProps) {
  const before = useRef<EventTarget>(null);
  /** The field gets the focus back, and hears of it, before its note disappears. */
  const press = (decide: () => void) => {
    decide();
    const { current } = before;
    const field = current instanceof HTMLElement && current.isConnected ? current : null;
    (field ?? document.getElementById('main'))?.focus({ preventScroll: true });
  };
  return (
    <section
      onFocus={({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
      }}
      role="status"
      aria-label={label}
      className="mt-2 rounded-lg border border-accent-line bg-accent-soft p-3 print:hidden"
    >
      <p className="font-semibold">
        {author === undefined
          ? togetherWords('changedByMember')
          : togetherWords('changed', { name: author })}
      </p>
      <p className="mt-0.5 text-ink-3 text-xs">{label}</p>
      <p dir="auto" className="mt-1.5 max-h-40 overflow-y-auto whitespace-pre-wrap text-ink-2">
        {text}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button type="button" size="sm" onClick={() => press(onUseTheirs)}>
          {togetherWords('useTheirs')}
        </Button>
        <Button type="button" size="sm" variant="ghost" onClick={() => press(onKeepMine)}>
          {togetherWords('keepMine')}
        </Button>
      </div>
    </section>
  );
}

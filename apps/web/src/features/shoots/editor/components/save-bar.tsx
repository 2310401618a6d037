import { editorWords } from '@lensemble/messages/web/editor';
import { useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { bottomBarRowStyles, bottomBarStyles } from '@/components/bottom-bar-styles.ts';
import { Button } from '@/components/ui/button.tsx';
import { useEditorFields } from '@/features/shoots/editor/hooks/use-editor-form.ts';
import { useKeyboardInset } from '@/features/shoots/editor/hooks/use-keyboard-inset.ts';
import { cn } from '@/lib/cn.ts';

interface SaveBarProps {
  isNew: boolean;
  isDeleted: boolean;
  saving: boolean;
  /** Whether a save waits for the server. */
  waiting: boolean;
  onCancel: () => void;
}

/** Where text is large, the words of a button may take two lines. */
const buttonStyles =
  'h-11 max-[24rem]:min-w-0 tight:shrink tight:whitespace-normal max-[24rem]:px-2 tight:text-sm tight:leading-tight';

/** Fixed at the bottom of the window, beside the sidebar and above the on-screen keyboard. */
export function SaveBar({ isNew, isDeleted, saving, waiting, onCancel }: SaveBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useKeyboardInset(bar);
  const { control } = useEditorFields();
  const { isDirty } = useFormState({ control });
  const unsaved = waiting ? editorWords('waiting') : editorWords('unsaved');
  const state = isDeleted ? editorWords('deleted') : unsaved;
  const words = isNew ? editorWords('create') : editorWords('update');
  return (
    <div ref={bar} data-bottom-bar className={bottomBarStyles}>
      <div className={bottomBarRowStyles}>
        <p
          role="status"
          className="flex items-center gap-2 text-ink-2 max-md:empty:hidden md:mr-auto"
        >
          {isDirty && (
            <>
              <span className="status-planning size-1.75 shrink-0 rounded-full bg-st" aria-hidden />
              <span className="max-md:w-15 max-md:text-xs max-md:leading-tight">{state}</span>
            </>
          )}
        </p>
        <Button onClick={onCancel} className={cn(buttonStyles, 'min-w-26 max-md:flex-1')}>
          {editorWords('cancel')}
        </Button>
        <Button
          type="submit"
          // It saves at any time, and looks like it where there is something to save.
          variant={isNew || isDirty || saving || waiting ? 'primary' : 'line'}
          pending={saving}
          className={cn(buttonStyles, 'min-w-37 text-base max-md:flex-2')}
        >
          {saving ? editorWords('saving') : words}
        </Button>
      </div>
    </div>
  );
}

import { TITLE_MAX } from '@lensemble/contract/constants';
import { type ShootStatus, statusSlugs } from '@lensemble/contract/shoot-status';
import type { ListedShoot, Shoot } from '@lensemble/contract/shoots';
import { quickAddWords } from '@lensemble/messages/web/quick-add';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { inputStyles } from '@/components/ui/input.tsx';
import { useBackCloses } from '@/components/ui/use-back-closes.ts';
import { createShoot } from '@/features/shoots/api/create-shoot.ts';
import { putNewShoot } from '@/features/shoots/api/shoot-cache.ts';
import { sentenceOf } from '@/lib/calls/api.ts';
import { onceEach } from '@/lib/calls/once-each.ts';
import { cn } from '@/lib/cn.ts';
import { toastError } from '@/lib/shell/toast.ts';
import { columnNames } from '@/lib/shoots/status-names.ts';

interface QuickAddProps {
  fieldId: string;
  /** Returns the text that was typed before the field was there. */
  typed: () => string;
  status: ShootStatus;
  /** The shoots that the column shows. */
  shoots: readonly ListedShoot[];
  /** Called with the new shoot, before the column shows it. */
  onMade: (id: string) => void;
  /** Called with a title to keep for the next time. */
  onClose: (unsent?: string) => void;
}

const once = onceEach();

/**
 * A field at the top of a column: Enter creates a shoot of its status, Escape ends, and Back on phones. The field is empty at once for the
 * next title. A title that could not be added comes back, or is named if the next one is typed already.
 */
export default function QuickAdd({
  fieldId,
  typed,
  status,
  shoots,
  onMade,
  onClose,
}: QuickAddProps) {
  const [title, setTitle] = useState(typed);
  const [problem, setProblem] = useState('');
  useBackCloses(true, () => onClose(title));
  const field = useRef<HTMLInputElement>(null);
  const helpId = useId();
  const slug = statusSlugs[status];
  const onFailed = (error: Error, words: string) => {
    const reason = sentenceOf(error, quickAddWords('failed'));
    const next = field.current?.value.trim();
    if (next === undefined) return toastError(reason, quickAddWords('notAdded', { title: words }));
    if (next === '') setTitle(words);
    setProblem(next === '' ? reason : quickAddWords('notAddedWhy', { title: words, reason }));
  };
  const { mutate, isPending, data: made } = useAdd(status, onMade, onFailed);
  const add = (event: FormEvent) => {
    event.preventDefault();
    const words = title.trim();
    if (words === '' && isPending) return;
    if (words === '') return setProblem(quickAddWords('enterTitle'));
    setTitle('');
    setProblem('');
    mutate(words);
  };
  const isShown = made && shoots.some(({ id }) => id === made.id);
  return (
    <form onSubmit={add} className="panel mb-3 grid gap-2 p-2.5">
      <input
        ref={field}
        id={fieldId}
        // biome-ignore lint/a11y/noAutofocus: follows the press of the button above
        autoFocus
        aria-label={quickAddWords('titleIn', { column: columnNames[status] })}
        aria-describedby={helpId}
        aria-invalid={problem !== ''}
        placeholder={quickAddWords('title')}
        autoComplete="off"
        enterKeyHint="next"
        maxLength={TITLE_MAX}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          onClose();
        }}
        className={cn(inputStyles, 'h-control')}
      />
      <p id={helpId} className="pointer-coarse:hidden text-ink-3 text-xs">
        {quickAddWords('keys')}
      </p>
      <p role="alert" className="text-danger-text text-sm empty:hidden">
        {problem}
      </p>
      <p role="status" className="text-ink-2 text-sm empty:hidden">
        {made &&
          !problem &&
          (isShown
            ? quickAddWords('added', { title: made.title })
            : quickAddWords('addedHidden', { title: made.title }))}
      </p>
      <div className="flex gap-2">
        <Button type="submit" variant="primary" size="sm" pending={isPending && title === ''}>
          {quickAddWords('add')}
        </Button>
        <Button variant="ghost" size="sm" onClick={() => onClose()}>
          {quickAddWords('done')}
        </Button>
        <Button asChild variant="ghost" size="sm" className="ml-auto">
          <Link to="/shoots/new" search={{ status: slug }}>
            {quickAddWords('fullForm')}
          </Link>
        </Button>
      </div>
    </form>
  );
}

/** Adds one shoot after the other, in the order in which they were entered. */
function useAdd(
  status: ShootStatus,
  onMade: (id: string) => void,
  onFailed: (error: Error, title: string) => void,
) {
  return useMutation({
    scope: { id: `quick-add-${status}` },
    mutationFn: (title: string): Promise<Shoot> =>
      once(`${status} ${title}`, (key) => createShoot({ body: { title, status }, key })),
    onSuccess: (shoot, _title, _result, { client }) => {
      onMade(shoot.id);
      putNewShoot(client, shoot);
    },
    onError: onFailed,
  });
}

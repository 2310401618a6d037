import { TITLE_MAX } from '@lensemble/contract/constants';
import { type ShootStatus, statusSlugs } from '@lensemble/contract/shoot-status';
import type { ListedShoot, Shoot } from '@lensemble/contract/shoots';
import { quickAddWords } from '@lensemble/messages/web/quick-add';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { inputStyles } from '@/components/ui/input.tsx';
import { createShoot } from '@/features/shoots/api/create-shoot.ts';
import { putNewShoot } from '@/features/shoots/api/shoot-cache.ts';
import { sentenceOf } from '@/lib/calls/api.ts';
import { onceEach } from '@/lib/calls/once-each.ts';
import { cn } from '@/lib/cn.ts';
import { columnNames } from '@/lib/shoots/status-names.ts';

interface QuickAddProps {
  status: ShootStatus;
  /** The shoots that the column shows. */
  shoots: readonly ListedShoot[];
  /** Called with the new shoot, before the column shows it. */
  onMade: (id: string) => void;
  onClose: () => void;
}

const once = onceEach();

/** A field at the top of a column: Enter creates a shoot of its status and goes on with the next, Escape ends. */
export default function QuickAdd({ status, shoots, onMade, onClose }: QuickAddProps) {
  const [title, setTitle] = useState('');
  const [problem, setProblem] = useState('');
  const { mutate, isPending, data: made } = useAdd(status, onMade);
  const helpId = useId();
  const slug = statusSlugs[status];
  const add = (event: FormEvent) => {
    event.preventDefault();
    const words = title.trim();
    if (isPending) return;
    if (words === '') return setProblem(quickAddWords('enterTitle'));
    setProblem('');
    mutate(words, {
      onSuccess: () => setTitle(''),
      onError: (error) => setProblem(sentenceOf(error, quickAddWords('failed'))),
    });
  };
  const isShown = made && shoots.some(({ id }) => id === made.id);
  return (
    <form onSubmit={add} className="panel mb-3 grid gap-2 p-2.5">
      <input
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
        readOnly={isPending}
        onChange={(event) => setTitle(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          onClose();
        }}
        className={cn(inputStyles, 'h-control')}
      />
      <p id={helpId} className="text-ink-3 text-xs">
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
        <Button type="submit" variant="primary" size="sm" pending={isPending}>
          {quickAddWords('add')}
        </Button>
        <Button variant="ghost" size="sm" onClick={onClose}>
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

function useAdd(status: ShootStatus, onMade: (id: string) => void) {
  return useMutation({
    mutationFn: (title: string): Promise<Shoot> =>
      once(`${status} ${title}`, (key) => createShoot({ body: { title, status }, key })),
    onSuccess: (shoot, _title, _result, { client }) => {
      onMade(shoot.id);
      putNewShoot(client, shoot);
    },
  });
}

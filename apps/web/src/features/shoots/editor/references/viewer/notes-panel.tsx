import { NOTES_MAX } from '@lensemble/contract/constants';
import type { Reference } from '@lensemble/contract/shoot-links';
import { commentWords } from '@lensemble/messages/web/comments';
import { referenceViewerWords } from '@lensemble/messages/web/reference-viewer';
import { MessageCircle, NotebookPen, Trash2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import {
  CostumeTodos,
  useCostumesWithTodos,
} from '@/features/shoots/editor/links/costume-todos.tsx';
import { cn } from '@/lib/cn.ts';
import type { Notes } from './use-notes.ts';

interface NotesPanelProps {
  reference: Reference;
  index: number;
  shootTitle: string;
  notes: Notes;
  onDelete: () => void;
  /** What is said at the points of the picture. */
  comments: ReactNode;
  commentCount: number;
  /** A comment is read or written, so that phones show the panel. */
  isCommenting: boolean;
}

export function NotesPanel(props: NotesPanelProps) {
  const { reference, index, shootTitle, notes, onDelete } = props;
  const { comments, commentCount, isCommenting } = props;
  const { id, width, height } = reference;
  const isUnsaved = notes.isUnsaved(id);
  /** The reference whose empty notes were opened. On phones, empty notes leave the space to the picture. */
  const [opened, setOpened] = useState<string>();
  const isCollapsed = opened !== id && !isUnsaved && !isCommenting && notes.textOf(id) === '';
  const field = useRef<HTMLTextAreaElement>(null);
  const todos = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const todoCount = useCostumesWithTodos().reduce((sum, costume) => sum + costume.todos.length, 0);
  const open = (focused: () => HTMLElement | null | undefined) => {
    flushSync(() => setOpened(id));
    focused()?.focus();
  };
  return (
    <aside
      aria-label={referenceViewerWords('about')}
      className="relative grid min-h-0 border-line bg-surface-1 max-md:-mt-3 max-md:rounded-t-lg md:grid-rows-[auto_minmax(0,1fr)_auto] md:border-l"
    >
      <header className="px-5 pt-5 max-md:hidden">
        <h2 className="font-[620] text-lg leading-snug tracking-[-0.012em]">
          {referenceViewerWords('reference', { number: index + 1 })}
        </h2>
        <p dir="auto" className="mt-1 line-clamp-2 text-ink-3">
          {shootTitle}
        </p>
      </header>
      <div
        ref={body}
        data-scrolls
        className={cn(
          'grid grid-cols-1 content-start gap-4 overflow-y-auto p-4 max-md:max-h-[45dvh] max-md:pb-3 md:px-5',
          isCollapsed && 'max-md:hidden',
        )}
      >
        {comments}
        <Field key={id} label={referenceViewerWords('notes')}>
          <Textarea
            ref={field}
            value={notes.textOf(id)}
            maxLength={NOTES_MAX}
            dir="auto"
            onChange={(event) => notes.write(id, event.target.value)}
            className="max-h-[30dvh] min-h-24 md:max-h-none md:min-h-42"
          />
        </Field>
        {width !== null && height !== null && (
          <dl className="num flex justify-between gap-4 text-ink-3 max-md:hidden">
            <dt>{referenceViewerWords('size')}</dt>
            <dd className="text-ink">
              {width} × {height}
            </dd>
          </dl>
        )}
        <div ref={todos} className="empty:hidden">
          <CostumeTodos />
        </div>
      </div>
      <footer className="flex gap-2 border-line border-t px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] md:px-5 md:pt-4 md:pb-4">
        <Button variant="danger" onClick={onDelete} className="h-11">
          <Trash2 aria-hidden />
          {referenceViewerWords('delete')}
        </Button>
        {isCollapsed && (
          <Button onClick={() => open(() => field.current)} className="h-11 flex-1 md:hidden">
            <NotebookPen aria-hidden />
            {referenceViewerWords('addNotes')}
          </Button>
        )}
        {isCollapsed && commentCount > 0 && (
          <Button
            onClick={() => open(() => body.current?.querySelector('li button'))}
            className="num h-11 md:hidden"
            aria-label={commentWords('showComments', { count: commentCount })}
          >
            <MessageCircle aria-hidden />
            {commentCount}
          </Button>
        )}
        {isCollapsed && todoCount > 0 && (
          <Button
            onClick={() => open(() => todos.current?.querySelector('input'))}
            className="num h-11 md:hidden"
          >
            {referenceViewerWords('todos', { count: todoCount })}
          </Button>
        )}
        <Button
          variant="primary"
          pending={notes.isPending}
          aria-disabled={!isUnsaved || undefined}
          onClick={() => isUnsaved && void notes.save(id)}
          className={cn('h-11 flex-1', isCollapsed && 'max-md:hidden')}
        >
          {referenceViewerWords('save')}
        </Button>
      </footer>
    </aside>
  );
}

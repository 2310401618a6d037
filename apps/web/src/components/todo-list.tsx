import { CARD_TODOS } from '@lensemble/contract/constants';
import { todoListWords } from '@lensemble/messages/web/todo-list';
import { useId } from 'react';
import { useCheckTodo } from '@/lib/catalogues/check-todo.ts';
import { cn } from '@/lib/cn.ts';
import { Parts } from './parts.tsx';
import { TodoCheckbox } from './todo-checkbox.tsx';

interface TodoListProps {
  costumeId: string;
  todos: readonly string[];
  /** The name of the costume, where the list is not part of its card. */
  name?: string;
  className?: string;
  itemClassName?: string;
}

/** The first todos of a costume, each with a box that checks it off. The next todo takes the place of a checked one. */
export function TodoList({ costumeId, todos, name, className, itemClassName }: TodoListProps) {
  const { check, prepare } = useCheckTodo();
  const headingId = useId();
  const heading = todoListWords('todos', { count: todos.length });
  const more = todos.length - CARD_TODOS;
  if (todos.length === 0) return null;
  return (
    <div className={cn('grid min-w-0 content-start', className)}>
      <h3 id={headingId} className="truncate font-[560] text-ink-2 text-xs">
        {name === undefined ? (
          heading
        ) : (
          <Parts
            of={todoListWords.parts('ofCostume', { costume: <bdi>{name}</bdi>, todos: heading })}
          />
        )}
      </h3>
      <ul aria-labelledby={headingId} className="grid min-w-0">
        {todos.slice(0, CARD_TODOS).map((todo, index) => (
          // The next todo takes the place, and so the box keeps the focus.
          // biome-ignore lint/suspicious/noArrayIndexKey: two todos may say the same
          <li key={index} className="min-w-0">
            <TodoCheckbox
              todo={todo}
              className={cn('min-h-7', itemClassName)}
              textClassName="truncate"
              onReach={prepare}
              onCheck={(box) => {
                if (index === todos.length - 1) focusNear(box);
                check({ id: costumeId, todo, index });
              }}
            />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="pl-6 text-ink-3 text-xs">{todoListWords('more', { count: more })}</p>
      )}
    </div>
  );
}

/** What can take the focus after the last box: the name of a card, the add button of a section, the notes in the viewer. */
const HOMES = 'h2 button, [data-adds], textarea';

/** Before a box goes: focuses the one above it, otherwise the one below, otherwise what the list belongs to. */
function focusNear(box: HTMLElement): void {
  const home = box.closest('article, section, aside');
  const boxes = [...(home?.querySelectorAll<HTMLElement>('input[type=checkbox]') ?? [])];
  const index = boxes.indexOf(box);
  const next = boxes[index - 1] ?? boxes[index + 1] ?? home?.querySelector<HTMLElement>(HOMES);
  next?.focus({ preventScroll: true });
}

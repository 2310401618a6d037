import { TODO_MAX } from '@lensemble/contract/constants';
import { costumeTodoWords } from '@lensemble/messages/web/costume-todos';
import { Plus } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { afterCheck } from '@/lib/catalogues/after-check.ts';
import { tellChecked } from '@/lib/catalogues/tell-checked.ts';
import type { ItemValues } from '../lib/item-values.ts';
import { formTodos, type TodoForm, todoForm, withDraftAdded, withMoved } from '../lib/todos.ts';
import { useFieldError } from './text-field.tsx';
import { TodoRow } from './todo-row.tsx';

export function TodoField() {
  const { field } = useController<ItemValues<'costumes'>, 'todos'>({ name: 'todos' });
  const form = todoForm(field.value);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [told, setTold] = useState('');
  const { getValues } = useFormContext<ItemValues<'costumes'>>();
  const checked = useRef<{ dismiss: () => void }>(undefined);
  // Undo changes the form, which ends with the dialog.
  useEffect(() => () => checked.current?.dismiss(), []);
  const set = (next: TodoForm) => field.onChange(formTodos(next));

  const add = () => {
    set(withDraftAdded(form));
    if (form.draft.trim()) setTold(costumeTodoWords('added', { todo: form.draft.trim() }));
    input.current?.focus();
  };
  const remove = (index: number) => {
    set({ ...form, todos: form.todos.toSpliced(index, 1) });
    setTold(costumeTodoWords('removed', { todo: form.todos[index] ?? '' }));
    input.current?.focus();
  };
  const check = (index: number) => {
    const todo = form.todos[index];
    if (todo === undefined) return;
    set({ ...form, todos: [...afterCheck(form.todos, { todo, index })] });
    input.current?.focus();
    const undo = () => {
      const now = todoForm(getValues('todos'));
      set({ ...now, todos: [...afterCheck(now.todos, { todo, index, isUndo: true })] });
    };
    checked.current?.dismiss();
    checked.current = tellChecked(todo, undo);
  };
  const move = (index: number, by: -1 | 1) => {
    set(withMoved(form, index, by));
    setTold(costumeTodoWords('moved', { todo: form.todos[index] ?? '', place: index + by + 1 }));
  };

  return (
    <Field label={costumeTodoWords('todos')} error={useFieldError('todos')}>
      {form.todos.length > 0 && (
        <ul
          id={listId}
          aria-label={costumeTodoWords('todos')}
          className="rounded-md border border-line bg-well"
        >
          {form.todos.map((todo, index) => (
            <TodoRow
              // biome-ignore lint/suspicious/noArrayIndexKey: two todos may say the same
              key={`${index} ${todo}`}
              todo={todo}
              isFirst={index === 0}
              isLast={index === form.todos.length - 1}
              onMove={(by) => move(index, by)}
              onCheck={() => check(index)}
              onRemove={() => remove(index)}
            />
          ))}
        </ul>
      )}
      <div className="flex gap-2">
        <Input
          ref={(element) => {
            input.current = element;
            field.ref(element);
          }}
          value={form.draft}
          maxLength={TODO_MAX}
          placeholder={costumeTodoWords('placeholder')}
          onBlur={field.onBlur}
          onChange={(event) => set({ ...form, draft: event.target.value })}
          onKeyDown={(event) => {
            // Enter also ends the composition of a word in Japanese or Chinese.
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            add();
          }}
        />
        <Button onClick={add}>
          <Plus aria-hidden />
          {costumeTodoWords('add')}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {told}
      </p>
    </Field>
  );
}

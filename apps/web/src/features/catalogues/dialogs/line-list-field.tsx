import { costumeTodoWords } from '@lensemble/messages/web/costume-todos';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { formTodos, type TodoForm, todoForm, withDraftAdded, withMoved } from '../lib/todos.ts';
import { TodoRow } from './todo-row.tsx';

interface LineListFieldProps {
  label: string;
  placeholder: string;
  error: string | undefined;
  maxLength: number;
  /** The entries. The last one is the unfinished line. */
  field: {
    value: readonly string[];
    onChange: (value: string[]) => void;
    onBlur: () => void;
    ref: (element: HTMLInputElement | null) => void;
  };
  /** Without it the rows have no checkbox. */
  onCheck?: (index: number) => void;
}

/** A list of short texts that grows by a line at its end. */
export function LineListField(props: LineListFieldProps) {
  const { label, placeholder, error, maxLength, field, onCheck } = props;
  const form = todoForm(field.value);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [told, setTold] = useState('');
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
  const move = (index: number, by: -1 | 1) => {
    set(withMoved(form, index, by));
    setTold(costumeTodoWords('moved', { todo: form.todos[index] ?? '', place: index + by + 1 }));
    // The row is another element at its new place.
    requestAnimationFrame(() =>
      list.current?.children[index + by]
        ?.querySelector<HTMLElement>(`[data-moves="${by}"]`)
        ?.focus(),
    );
  };
  const check =
    onCheck &&
    ((index: number) => {
      onCheck(index);
      input.current?.focus();
    });

  return (
    <Field label={label} error={error}>
      {form.todos.length > 0 && (
        <ul ref={list} aria-label={label} className="rounded-md border border-line bg-well">
          {form.todos.map((todo, index) => (
            <TodoRow
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
              key={`${index} ${todo}`}
              todo={todo}
              isFirst={index === 0}
              isLast={index === form.todos.length - 1}
              onMove={(by) => move(index, by)}
              {...(check && { onCheck: () => check(index) })}
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
          maxLength={maxLength}
          placeholder={placeholder}
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

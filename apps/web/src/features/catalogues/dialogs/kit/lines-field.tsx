import { KIT_LINE_MAX } from '@lensemble/contract/constants';
import { costumeTodoWords } from '@lensemble/messages/web/costume-todos';
import { itemFieldWords } from '@lensemble/messages/web/item-fields';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import type { ItemValues } from '../../lib/item-values.ts';
import { formTodos, type TodoForm, todoForm, withDraftAdded, withMoved } from '../../lib/todos.ts';
import { useFieldError } from '../text-field.tsx';
import { TodoRow } from '../todo-row.tsx';

/** What a kit has besides equipment. The form has the unfinished line as the last entry, like todos. */
export function LinesField() {
  const { field } = useController<ItemValues<'kits'>, 'lines'>({ name: 'lines' });
  const form = todoForm(field.value);
  const input = useRef<HTMLInputElement>(null);
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
  };
  return (
    <Field label={itemFieldWords('lines')} error={useFieldError('lines')}>
      {form.todos.length > 0 && (
        <ul aria-label={itemFieldWords('lines')} className="rounded-md border border-line bg-well">
          {form.todos.map((line, index) => (
            <TodoRow
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
              key={`${index} ${line}`}
              todo={line}
              isFirst={index === 0}
              isLast={index === form.todos.length - 1}
              onMove={(by) => move(index, by)}
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
          maxLength={KIT_LINE_MAX}
          placeholder={itemFieldWords('linePlaceholder')}
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
